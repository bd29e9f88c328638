package org.chatrang.stack;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Directory trees. */
final class Directories {
    private Directories() {}

    static Path create(Path directory) {
        try {
            return Files.createDirectories(directory);
        } catch (IOException e) {
            throw new LocalStackException("cannot create the directory " + directory + ": " + e.getMessage(), e);
        }
    }

    /** Deletes a tree; files that vanish meanwhile are no error. */
    static void delete(Path root) {
        try (Stream<Path> walk = Files.walk(root)) {
            List<Path> deepestFirst = walk.sorted(Comparator.reverseOrder()).toList();
            for (Path path : deepestFirst) {
                Files.deleteIfExists(path);
            }
        } catch (NoSuchFileException | UncheckedIOException vanished) {
            if (Files.exists(root)) {
                throw new LocalStackException("cannot delete " + root, vanished);
            }
        } catch (IOException e) {
            throw new LocalStackException("cannot delete " + root, e);
        }
    }
}
