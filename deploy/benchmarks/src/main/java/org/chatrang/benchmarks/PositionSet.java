package org.chatrang.benchmarks;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.laws.Position;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;

/**
 * Positions from a bundled set, from a file with a FEN a line, with a word before it or not (lines that begin with # are
 * none), from games in PGN, each after every ply, or from all such games in a directory and below it.
 */
final class PositionSet {
    /** Stands for the positions that come with the benchmarks. */
    static final String BUNDLED = "bundled";

    private static final String PGN = ".pgn";

    private PositionSet() {}

    static List<Position> read(String set) {
        try {
            Path path = Path.of(set);
            if (set.endsWith(PGN) || Files.isDirectory(path)) {
                return plies(path);
            }
            return lines(set)
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(PositionSet::position)
                    .toList();
        } catch (IOException cannotRead) {
            throw new UncheckedIOException(cannotRead);
        }
    }

    private static List<Position> plies(Path path) throws IOException {
        List<Position> positions = new ArrayList<>();
        try (Stream<Path> files = Files.walk(path)) {
            for (Path file :
                    files.filter(each -> each.toString().endsWith(PGN)).sorted().toList()) {
                try (PgnReader reader = PgnReader.open(file)) {
                    reader.games().map(PgnReplay::of).forEach(game -> addPlies(game, positions));
                }
            }
        }
        return positions;
    }

    private static void addPlies(PgnReplay game, List<Position> positions) {
        game.start().ifPresent(positions::add);
        game.plies().forEach(ply -> positions.add(ply.after()));
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
