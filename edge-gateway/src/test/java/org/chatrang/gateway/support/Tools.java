package org.chatrang.gateway.support;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;

/** Programs of the operating system that a test cannot do without. */
public final class Tools {
    private Tools() {}

    /** The program's file; the test is skipped where there is none, with what it is needed for and what brings it. */
    public static Path needed(String program, String whatFor, String broughtBy) {
        Optional<Path> file = Arrays.stream(
                        System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(directory -> Path.of(directory, program))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(
                file.isPresent(),
                () -> "skipped: " + program + " is not on the PATH; it is needed to " + whatFor + " (" + broughtBy
                        + ")");
        return file.get();
    }
}
