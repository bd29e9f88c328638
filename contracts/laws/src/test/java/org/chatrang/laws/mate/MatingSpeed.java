package org.chatrang.laws.mate;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Position;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;

/**
 * Measures {@link ExactMating}: {@code java -cp target/classes:target/test-classes org.chatrang.laws.mate.MatingSpeed FILE
 * [ROUNDS [NODES]]}. The file holds FENs, with or without a class ("W-") before them, or games in PGN, which are asked after
 * every ply. Each position is asked for both sides; the last round, warm, counts.
 */
public final class MatingSpeed {
    private MatingSpeed() {}

    public static void main(String[] arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 3;
        long nodes = arguments.length > 2 ? Long.parseLong(arguments[2]) : ExactMating.DEFAULT_NODES;
        List<Position> positions = file.toString().endsWith(".pgn") ? plies(file) : fens(file);
        ExactMating chances = new ExactMating(nodes);
        for (int round = 1; round <= rounds; round++) {
            report(round, positions, chances);
        }
    }

    private static void report(int round, List<Position> positions, ExactMating chances) {
        long[] nanos = new long[2 * positions.size()];
        Map<String, Integer> proofs = new TreeMap<>();
        int dead = 0;
        int statics = 0;
        int size = 0;
        for (Position position : positions) {
            int denied = 0;
            for (Colour side : Colour.values()) {
                long start = System.nanoTime();
                MateAnswer answer = chances.search(position, side);
                nanos[size++] = System.nanoTime() - start;
                proofs.merge(answer.chance() + " " + answer.proof(), 1, Integer::sum);
                denied += answer.chance() == Chance.CANNOT ? 1 : 0;
                statics += answer.nodes() <= 1 ? 1 : 0;
            }
            dead += denied == 2 ? 1 : 0;
        }
        long total = Arrays.stream(nanos).sum();
        Arrays.sort(nanos);
        System.out.printf(
                Locale.ROOT,
                "round %d: %d queries, total %.2f s, mean %.1f, median %.1f, p99 %.1f, max %.0f µs; %d dead; %d at once; %s%n",
                round,
                size,
                total / 1e9,
                total / 1e3 / size,
                nanos[size / 2] / 1e3,
                nanos[size * 99 / 100] / 1e3,
                nanos[size - 1] / 1e3,
                dead,
                statics,
                proofs);
    }

    private static List<Position> fens(Path file) throws IOException {
        List<Position> positions = new ArrayList<>();
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                positions.add(
                        Position.ofFen(line.charAt(2) == ' ' && line.indexOf('/') > 3 ? line.substring(3) : line));
            }
        }
        return positions;
    }

    private static List<Position> plies(Path file) throws IOException {
        List<Position> positions = new ArrayList<>();
        try (PgnReader reader = PgnReader.open(file)) {
            reader.games().map(PgnReplay::of).forEach(game -> {
                game.start().ifPresent(positions::add);
                game.plies().forEach(ply -> positions.add(ply.after()));
            });
        }
        return positions;
    }
}
