package org.chatrang.gateway.boardlog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Assumptions;

/** Recordings of real boards and the games played on them, kept beside the repository: a must in CI, skipped elsewhere. */
public final class Captures {
    private Captures() {}

    public static byte[] bytes(String name) throws IOException {
        return Files.readAllBytes(file("dgt-captures/" + name));
    }

    public static String text(String name) throws IOException {
        return Files.readString(file("dgt-captures/" + name));
    }

    public static List<String> lines(String name) throws IOException {
        return Files.readAllLines(file("dgt-captures/" + name));
    }

    public static Path file(String name) {
        Path file = root().resolve("data").resolve(name);
        if (!Files.exists(file) && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("CI needs the shared data: " + file + " is missing");
        }
        Assumptions.assumeTrue(Files.exists(file), () -> "skipped: no shared data at " + file);
        return file;
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
