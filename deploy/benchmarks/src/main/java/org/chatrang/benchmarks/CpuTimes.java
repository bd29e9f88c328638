package org.chatrang.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Locale;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.GameHistory;
import org.chatrang.laws.Legality;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.placement.PlacementDiagnosis;

/**
 * What one operation costs in CPU time of its own thread. On a busy machine, where the harness's times tell mostly of the
 * others, these are still comparable; what the compiler and the collector do in threads of theirs is not in them.
 */
public final class CpuTimes {
    private static final long ROUND_NANOS = 300_000_000;
    private static final int ROUNDS = 8;
    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final List<BundledGame.Ply> PLIES = BundledGame.plies();

    /** Keeps results in use. */
    private static long sink;

    private CpuTimes() {}

    public static void main(String[] none) {
        List<Move> moves = PLIES.stream().map(BundledGame.Ply::move).toList();
        List<String> texts = PLIES.stream().map(BundledGame.Ply::san).toList();
        GameHistory game = GameHistory.of(Position.initial(), moves);
        int plies = PLIES.size();
        measure("a move played", plies, () -> moves.forEach(new Player()::play));
        measure(
                "SAN read and played",
                plies,
                () -> sink += San.playAll(Position.initial(), texts).key());
        measure(
                "SAN written",
                plies,
                () -> PLIES.forEach(
                        ply -> sink += San.write(ply.before(), ply.move()).length()));
        measure(
                "legal move judged",
                plies,
                () -> PLIES.forEach(
                        ply -> judge(ply, ply.move().from(), ply.move().to())));
        measure(
                "illegal move judged",
                plies,
                () -> PLIES.forEach(
                        ply -> judge(ply, ply.move().to(), ply.move().from())));
        measure("placement after one move", plies - 1, () -> placements(1));
        measure("placement unexplained", plies - 5, () -> placements(5));
        measure(
                "placement of an earlier ply",
                1,
                () -> sink += PlacementDiagnosis.of(game, game.start().setup()).hashCode());
        FoldBenchmark fold = new FoldBenchmark();
        measure("fold of a whole game", 1, () -> sink += fold.wholeGame().seq());
        System.out.println("(" + sink + ")");
    }

    private static void judge(BundledGame.Ply ply, int from, int to) {
        sink += Legality.diagnose(ply.before(), new Attempt(from, to, null)).hashCode();
    }

    private static void placements(int later) {
        for (int i = 0; i + later < PLIES.size(); i++) {
            Position shown = PLIES.get(i + later).before();
            sink += PlacementDiagnosis.of(PLIES.get(i).before(), shown.setup()).hashCode();
        }
    }

    /** The best of several rounds, the first of which warm the machine. */
    private static void measure(String what, int operations, Runnable round) {
        double best = Double.MAX_VALUE;
        for (int i = 0; i < ROUNDS; i++) {
            long begin = THREADS.getCurrentThreadCpuTime();
            long used = 0;
            int times = 0;
            while (used < ROUND_NANOS) {
                round.run();
                times++;
                used = THREADS.getCurrentThreadCpuTime() - begin;
            }
            best = Math.min(best, (double) used / times / operations);
        }
        System.out.printf(Locale.ROOT, "%-28s %10.2f us%n", what, best / 1e3);
    }

    /** Plays a game's moves one after another. */
    private static final class Player {
        private Position position = Position.initial();

        private void play(Move move) {
            position = position.play(move);
            sink += position.key();
        }
    }
}
