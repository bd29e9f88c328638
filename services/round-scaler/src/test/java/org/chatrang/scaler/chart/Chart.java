package org.chatrang.scaler.chart;

import com.marcnuri.helm.Helm;
import com.marcnuri.helm.TemplateCommand;
import io.fabric8.kubernetes.api.model.HasMetadata;
import io.fabric8.kubernetes.client.utils.Serialization;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The chart of this repository, rendered by Helm itself. */
final class Chart {
    static final Map<String, String> GIVEN = Map.of(
            "image.registry", "registry.example.org/chatrang",
            "image.tag", "1.2.0",
            "kafka.bootstrapServers", "a.example.org:9093,b.example.org:9093",
            "database.address", "db.example.org:5432/standings",
            "database.secret", "standings-database");

    private Chart() {}

    static Path directory() {
        for (Path at = Path.of("").toAbsolutePath(); at != null; at = at.getParent()) {
            if (Files.isRegularFile(at.resolve("helm/chatrang/Chart.yaml"))) {
                return at.resolve("helm/chatrang");
            }
        }
        throw new AssertionError(
                "helm/chatrang was not found above " + Path.of("").toAbsolutePath());
    }

    /** A copy that has the values which must be given in its own values.yaml. */
    static Path copyWithValuesGiven(Path to) {
        Path from = directory();
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : files.toList()) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) {
                    Files.createDirectories(target);
                } else {
                    Files.copy(file, target);
                }
            }
            Path values = to.resolve("values.yaml");
            Map<String, Object> tree = Serialization.unmarshal(Files.readString(values), Map.class);
            GIVEN.forEach((path, value) -> put(tree, path.split("\\."), value));
            Files.writeString(values, Serialization.asYaml(tree));
            return to;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @SuppressWarnings("unchecked") // what has keys below it is an object
    private static void put(Map<String, Object> tree, String[] path, String value) {
        ((Map<String, Object>) tree.get(path[0])).put(path[1], value);
    }

    /** The YAML documents for these values, on top of those that must be given. */
    static List<String> documents(Map<String, String> values) {
        TemplateCommand command =
                new Helm(directory()).template().withName("chatrang").withNamespace("chess");
        GIVEN.forEach(command::set);
        values.forEach(command::set);
        return Arrays.stream(command.call().split("(?m)^---\\s*$"))
                .filter(document -> document.lines().anyMatch(line -> !line.isBlank() && !line.startsWith("#")))
                .toList();
    }

    static List<HasMetadata> objects(Map<String, String> values) {
        return documents(values).stream()
                .map(document -> (HasMetadata) Serialization.unmarshal(document))
                .toList();
    }

    static <T extends HasMetadata> List<T> objects(Class<T> type, Map<String, String> values) {
        return objects(values).stream().filter(type::isInstance).map(type::cast).toList();
    }
}
