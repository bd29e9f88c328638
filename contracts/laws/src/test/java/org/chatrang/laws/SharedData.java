package org.chatrang.laws;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** The data kept beside the repository: a must in CI, skipped elsewhere if it is not there. */
public final class SharedData {
    private SharedData() {}

    public static List<String> lines(String name) throws IOException {
        Path file = root().resolve("data").resolve(name);
        if (!Files.exists(file) && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI needs the shared data: " + file + " is missing");
        }
        Assumptions.assumeTrue(Files.exists(file), () -> "skipped: no shared data at " + file);
        return Files.readAllLines(file);
    }

    private static Path root() {
        String given = System.getProperty("chatrang.shared", System.getenv("CHATRANG_SHARED"));
        if (given != null) {
            return Path.of(given);
        }
        return repository().resolveSibling("shared");
    }

    /** The directory everything here lies in. */
    public static Path repository() {
        Path here = Path.of("").toAbsolutePath();
        while (here.getParent() != null && !Files.exists(here.resolve(".mvn"))) {
            here = here.getParent();
        }
        return here;
    }
}
