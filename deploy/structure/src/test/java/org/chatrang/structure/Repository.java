package org.chatrang.structure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.MalformedInputException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/** The source tree this module belongs to. */
final class Repository {
    /** What builds, tools and editors leave behind. */
    private static final Set<String> NOT_SOURCE =
            Set.of("target", "node_modules", "node", "dist", ".git", ".chatrang", ".idea", ".vscode", ".settings");

    private static final Path ROOT = find(Path.of("").toAbsolutePath());

    private Repository() {}

    static Path root() {
        return ROOT;
    }

    /** The source files whose path from the root passes, as paths from the root. */
    static List<Path> files(Predicate<Path> wanted) {
        List<Path> found = new ArrayList<>();
        try {
            Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                    return NOT_SOURCE.contains(directory.getFileName().toString())
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                    if (wanted.test(ROOT.relativize(file))) {
                        found.add(ROOT.relativize(file));
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return found.stream().sorted().toList();
    }

    static List<Path> filesNamed(String ending) {
        return files(path -> path.toString().endsWith(ending));
    }

    /** The text of a file; empty for one that is no text. */
    static String text(Path fromRoot) {
        try {
            return Files.readString(ROOT.resolve(fromRoot));
        } catch (MalformedInputException e) {
            return "";
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path find(Path start) {
        for (Path directory = start; directory != null; directory = directory.getParent()) {
            if (Files.isDirectory(directory.resolve("contracts"))) {
                return directory;
            }
        }
        throw new IllegalStateException(start + " is not inside the source tree: run this test from there");
    }
}
