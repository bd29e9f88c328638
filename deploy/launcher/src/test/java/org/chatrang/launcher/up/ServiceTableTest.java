package org.chatrang.launcher.up;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ServiceTableTest {
    private static final Pattern SCRIPT_SERVICES = Pattern.compile("(?m)^services=\"([^\"]*)\"");

    @Test
    void portsDoNotCollide() {
        List<Integer> ports = Stream.concat(
                        ServiceTable.all().stream().map(ServiceDefinition::port),
                        Stream.of(ServiceTable.KAFKA_PORT, ServiceTable.POSTGRES_PORT))
                .toList();

        assertEquals(ports.size(), Set.copyOf(ports).size());
    }

    @Test
    void theScriptBuildsWhatTheTableRuns() throws IOException {
        Matcher script = SCRIPT_SERVICES.matcher(Files.readString(Path.of("../../chatrang")));
        assertEquals(true, script.find());

        assertEquals(
                ServiceTable.all().stream()
                        .map(ServiceDefinition::module)
                        .collect(Collectors.toCollection(TreeSet::new)),
                new TreeSet<>(List.of(script.group(1).strip().split("\\s+"))));
    }
}
