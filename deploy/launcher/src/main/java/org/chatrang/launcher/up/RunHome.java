package org.chatrang.launcher.up;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.stream.Stream;
import org.chatrang.launcher.CommandFailure;

/**
 * The directories of a local run.
 *
 * @param directory logs and the lock: {@code CHATRANG_HOME}, or {@code .chatrang} in the project's directory
 * @param data what the servers and services keep
 */
public record RunHome(Path directory, Path data) {
    /** The home with data in its subdirectory {@code data}. */
    public static RunHome find(String data) {
        String configured = System.getenv("CHATRANG_HOME");
        Path directory =
                configured == null || configured.isBlank() ? project().resolve(".chatrang") : Path.of(configured);
        return new RunHome(directory.toAbsolutePath(), directory.resolve(data).toAbsolutePath());
    }

    /** The project's directory, which the {@code chatrang} script names. */
    public static Path project() {
        return Path.of(System.getProperty("chatrang.project", "")).toAbsolutePath();
    }

    public Path logs() {
        return directory.resolve("logs");
    }

    Path lock() {
        return directory.resolve("lock");
    }

    public Path log(String process) {
        return logs().resolve(process + ".log");
    }

    void create() {
        try {
            Files.createDirectories(logs());
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new CommandFailure(
                    "cannot create " + directory + " (" + e.getMessage()
                            + "): set CHATRANG_HOME to a directory of yours",
                    e);
        }
    }

    /** Deletes the data of earlier runs. */
    void clearData() {
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
            Files.createDirectories(data);
        } catch (IOException e) {
            throw new CommandFailure("cannot delete the data of an earlier run in " + data + ": " + e, e);
        }
    }
}
