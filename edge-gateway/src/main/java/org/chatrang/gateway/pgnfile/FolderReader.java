package org.chatrang.gateway.pgnfile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Reads the files of a folder that have changed. A file that is still being written is left for the next time: only what
 * has the same size and time before and after it was read counts. For one thread.
 */
final class FolderReader {
    private static final String SINGLE = "game-\\d+\\.pgn";
    private static final String ALL = "games.pgn";

    private final Path folder;
    private final Map<Path, Version> read = new HashMap<>();

    private record Version(long size, long modified, Object key) {
        static Version of(Path file) throws IOException {
            BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
            return new Version(attributes.size(), attributes.lastModifiedTime().toMillis(), attributes.fileKey());
        }
    }

    FolderReader(Path folder) {
        this.folder = folder;
    }

    /** The text of every file that is new or has changed. */
    List<byte[]> changed() throws IOException {
        List<byte[]> texts = new ArrayList<>();
        for (Path file : files()) {
            Optional<byte[]> text = changed(file);
            text.ifPresent(texts::add);
        }
        return texts;
    }

    private List<Path> files() throws IOException {
        List<Path> all;
        try (Stream<Path> entries = Files.list(folder)) {
            all = entries.sorted().toList();
        }
        List<Path> single = all.stream()
                .filter(file -> file.getFileName().toString().matches(SINGLE))
                .toList();
        return single.isEmpty()
                ? all.stream()
                        .filter(file -> file.getFileName().toString().equals(ALL))
                        .toList()
                : single;
    }

    private Optional<byte[]> changed(Path file) throws IOException {
        Version before = Version.of(file);
        if (before.equals(read.get(file)) || before.size() == 0) {
            return Optional.empty();
        }
        byte[] text = Files.readAllBytes(file);
        if (!Version.of(file).equals(before)) {
            return Optional.empty();
        }
        read.put(file, before);
        return Optional.of(text);
    }
}
