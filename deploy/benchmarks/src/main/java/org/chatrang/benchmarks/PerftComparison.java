package org.chatrang.benchmarks;

import ch.astorm.jchess.JChessGame;
import ch.astorm.jchess.core.Move;
import ch.astorm.jchess.core.Position;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chatrang.laws.Perft;

/**
 * Perft beside Stockfish and beside a JVM library, in turns on the same machine in the same run, one thread each, leaves
 * counted in bulk by us and by Stockfish. Arguments: the program Stockfish and the number of rounds; told are the medians.
 */
public final class PerftComparison {
    private static final int LIBRARY_DEPTH = 4;

    private PerftComparison() {}

    public static void main(String[] arguments) throws IOException {
        String program = arguments.length > 0 ? arguments[0] : "/usr/games/stockfish";
        int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 5;
        Optional<Stockfish> started = Stockfish.start(program);
        if (started.isEmpty()) {
            System.out.println("no program " + program + " here: only the JVM library is compared with");
        } else {
            try (Stockfish stockfish = started.get()) {
                System.out.println("beside " + stockfish.name());
                for (PerftPosition position : PerftPosition.values()) {
                    besideStockfish(stockfish, position, rounds);
                }
            }
        }
        besideLibrary(rounds);
    }

    private static void besideStockfish(Stockfish stockfish, PerftPosition position, int rounds) throws IOException {
        List<Long> ours = new ArrayList<>();
        List<Long> theirs = new ArrayList<>();
        for (int round = -1; round < rounds; round++) {
            long begin = System.nanoTime();
            check(position, "Chatrang", Perft.count(position.position(), position.depth()));
            long middle = System.nanoTime();
            check(position, "Stockfish", stockfish.perft(position));
            long end = System.nanoTime();
            if (round >= 0) { // the first warms both
                ours.add(middle - begin);
                theirs.add(end - middle);
            }
        }
        double own = position.leaves() * 1e3 / median(ours);
        double other = position.leaves() * 1e3 / median(theirs);
        System.out.printf(
                Locale.ROOT,
                "%-8s depth %d: Chatrang %.0f million leaves/s, Stockfish %.0f, ratio %.2f%n",
                position,
                position.depth(),
                own,
                other,
                own / other);
    }

    private static void check(PerftPosition position, String who, long leaves) {
        if (leaves != position.leaves()) {
            throw new IllegalStateException(
                    who + " counts " + leaves + " leaves of " + position + ", not " + position.leaves());
        }
    }

    /** The library leaves promotions to its caller, so the depth stays below any. */
    private static void besideLibrary(int rounds) {
        List<Long> ours = new ArrayList<>();
        List<Long> theirs = new ArrayList<>();
        for (int round = -1; round < rounds; round++) {
            long begin = System.nanoTime();
            long own = Perft.count(org.chatrang.laws.Position.initial(), LIBRARY_DEPTH);
            long middle = System.nanoTime();
            long other = leaves(JChessGame.newGame().getPosition(), LIBRARY_DEPTH);
            long end = System.nanoTime();
            if (own != other) {
                throw new IllegalStateException("jchess counts " + other + " leaves, Chatrang " + own);
            }
            if (round >= 0) {
                ours.add(middle - begin);
                theirs.add(end - middle);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "START    depth %d: %.0f times the speed of jchess 1.2.0%n",
                LIBRARY_DEPTH,
                (double) median(theirs) / median(ours));
    }

    private static long leaves(Position position, int depth) {
        List<Move> moves = position.getLegalMoves();
        if (depth == 1) {
            return moves.size();
        }
        long sum = 0;
        for (Move move : moves) {
            sum += leaves(position.apply(move), depth - 1);
        }
        return sum;
    }

    private static long median(List<Long> nanos) {
        return nanos.stream().sorted().toList().get(nanos.size() / 2);
    }
}
