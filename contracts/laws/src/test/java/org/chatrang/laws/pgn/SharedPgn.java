package org.chatrang.laws.pgn;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Real broadcasts beside the repository: a must in CI, skipped elsewhere if they are not there. */
public final class SharedPgn {
    private SharedPgn() {}

    /** A folder or file of the shared data. */
    public static Path path(String name) {
        Path path = root().resolve("data").resolve(name);
        if (!Files.exists(path) && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI needs the shared data: " + path + " is missing");
        }
        Assumptions.assumeTrue(Files.exists(path), "skipped: no shared data at " + path);
        return path;
    }

    /** Every PGN file, and the captured stream. */
    public static List<Path> all() throws IOException {
        try (Stream<Path> pgn = Files.walk(path("pgn"));
                Stream<Path> stream = Files.walk(path("stream"))) {
            return Stream.concat(
                            pgn.filter(file -> file.toString().endsWith(".pgn")), stream.filter(Files::isRegularFile))
                    .sorted()
                    .toList();
        }
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
