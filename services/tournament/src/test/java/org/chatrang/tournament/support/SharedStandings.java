package org.chatrang.tournament.support;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.file.trf.TrfImport;
import org.chatrang.tournament.model.Tournament;
import org.junit.jupiter.api.Assumptions;

/** The tournaments kept beside the repository: a must in CI, skipped elsewhere if they are not there. */
public final class SharedStandings {
    private SharedStandings() {}

    public static Path file(String name) {
        Path file = root().resolve("data/standings").resolve(name);
        if (!Files.exists(file) && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI needs the shared data: " + file + " is missing");
        }
        Assumptions.assumeTrue(Files.exists(file), () -> "skipped: no shared data at " + file);
        return file;
    }

    public static Tournament tournament(String name) {
        try {
            return TrfImport.tournament(Files.readAllBytes(file(name)));
        } catch (IOException | ImportException e) {
            throw new AssertionError(name + ": " + e.getMessage(), e);
        }
    }

    /** The cells of a table of tab-separated values. */
    public static List<List<String>> cells(String name) throws IOException {
        return Files.readAllLines(file(name)).stream()
                .filter(line -> !line.isBlank())
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
    }

    private static Path root() {
        String given = System.getProperty("chatrang.shared", System.getenv("CHATRANG_SHARED"));
        if (given != null) {
            return Path.of(given);
        }
        Path here = Path.of("").toAbsolutePath();
        while (here.getParent() != null && !Files.exists(here.resolve(".mvn"))) {
            here = here.getParent();
        }
        return here.resolveSibling("shared");
    }
}
