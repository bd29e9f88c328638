package org.chatrang.structure;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The top level is fixed, and every module is known to the arrows. */
class LayoutTest {
    private static final Set<String> TOP = Set.of(
            "services", "contracts", "deploy", "helm", "edge-gateway", "pom.xml", "README.md", "LICENSE", "chatrang");

    @Test
    void theTopLevelHoldsNothingElse() throws IOException {
        try (Stream<Path> entries = Files.list(Repository.root())) {
            Set<String> others = entries.map(path -> path.getFileName().toString())
                    .filter(name -> !name.startsWith(".") && !name.equals("target"))
                    .filter(name -> !TOP.contains(name))
                    .collect(Collectors.toCollection(TreeSet::new));

            assertEquals(Set.of(), others);
        }
    }

    @Test
    void everyModuleIsKnownToTheArrows() {
        Set<String> inPom = Pattern.compile("<module>([^<]+)</module>")
                .matcher(Repository.text(Path.of("pom.xml")))
                .results()
                .map((MatchResult match) -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
        Set<String> known =
                Arrays.stream(Module.values()).map(Module::directory).collect(Collectors.toCollection(TreeSet::new));
        known.add("deploy/structure");

        assertEquals(known, inPom, "add the module to org.chatrang.structure.Module and say in Arrows what it may use");
    }

    @Test
    void everyModuleHasItsPackageOnly() {
        for (Module module : Module.values()) {
            Path sources = Path.of(module.directory(), "src/main/java");
            Set<String> outside = Repository.files(path -> path.startsWith(sources)).stream()
                    .map(path -> sources.relativize(path).toString())
                    .filter(path -> !path.startsWith(module.packageName().replace('.', '/') + "/"))
                    .collect(Collectors.toCollection(TreeSet::new));

            assertEquals(Set.of(), outside, module.directory() + " has code outside " + module.packageName());
        }
    }
}
