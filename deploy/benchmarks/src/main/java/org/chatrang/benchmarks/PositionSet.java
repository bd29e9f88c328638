package org.chatrang.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.laws.Position;

/** Positions from a bundled set or a file: a FEN a line, with a word before it or not; lines that begin with # are none. */
final class PositionSet {
    /** Stands for the positions that come with the benchmarks. */
    static final String BUNDLED = "bundled";

    private PositionSet() {}

    static List<Position> read(String set) {
        try {
            return lines(set)
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(PositionSet::position)
                    .toList();
        } catch (IOException cannotRead) {
            throw new UncheckedIOException(cannotRead);
        }
    }

    private static Stream<String> lines(String set) throws IOException {
        if (!set.equals(BUNDLED)) {
            return Files.readAllLines(Path.of(set)).stream();
        }
        try (InputStream stream = PositionSet.class.getResourceAsStream("positions.txt")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList().stream();
        }
    }

    private static Position position(String line) {
        int firstWord = line.indexOf(' ');
        boolean classed = firstWord >= 0 && line.substring(0, firstWord).indexOf('/') < 0;
        return Position.ofFen(classed ? line.substring(firstWord + 1).strip() : line);
    }
}
