package org.chatrang.desk.support;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Real data beside the repository; not part of it. */
public final class SharedData {
    private SharedData() {}

    /** The file, or the test is skipped; where the build server says that it is one, absence is a failure. */
    public static Path file(String name) {
        String directory = Optional.ofNullable(System.getProperty("chatrang.shared"))
                .or(() -> Optional.ofNullable(System.getenv("CHATRANG_SHARED")))
                .orElse("../../../shared");
        Path file = Path.of(directory, "data").resolve(name);
        boolean there = Files.exists(file);
        if (!there && "true".equals(System.getenv("CI"))) {
            throw new AssertionError("shared data is missing: " + file.toAbsolutePath());
        }
        assumeTrue(there, () -> "skipped: shared data is not there: " + file.toAbsolutePath());
        return file;
    }
}
