package org.chatrang.launcher.up;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.chatrang.launcher.CommandFailure;

/**
 * The directory of a local run: data, logs and the lock.
 *
 * @param directory {@code CHATRANG_HOME}, or {@code .chatrang} in the project's directory
 */
public record RunHome(Path directory) {
    public static RunHome find() {
        String configured = System.getenv("CHATRANG_HOME");
        Path directory =
                configured == null || configured.isBlank() ? project().resolve(".chatrang") : Path.of(configured);
        return new RunHome(directory.toAbsolutePath());
    }

    /** The project's directory, which the {@code chatrang} script names. */
    public static Path project() {
        return Path.of(System.getProperty("chatrang.project", "")).toAbsolutePath();
    }

    public Path of(String name) {
        return directory.resolve(name);
    }

    public Path log(String process) {
        return directory.resolve("logs").resolve(process + ".log");
    }

    void create() {
        try {
            Files.createDirectories(directory.resolve("logs"));
        } catch (IOException e) {
            throw new CommandFailure(
                    "cannot create " + directory + " (" + e.getMessage()
                            + "): set CHATRANG_HOME to a directory of yours",
                    e);
        }
    }
}
