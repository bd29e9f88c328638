package org.chatrang.benchmarks;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.MatingChances.Proof;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.mate.MateAnswer;

/**
 * How long each question of a set of positions takes, and on what the answers rest: mean, median, 99th percentile, longest,
 * total. Arguments: files of positions or games, see {@link PositionSet}; none is the bundled set. The machine is warmed with a part
 * of the same set before.
 */
public final class CanMateTimes {
    private static final int WARM_UP = 4_000;
    private static final long LONGEST_WARM_UP = TimeUnit.SECONDS.toNanos(3);

    private CanMateTimes() {}

    public static void main(String[] files) {
        for (String file : files.length == 0 ? new String[] {PositionSet.BUNDLED} : files) {
            measure(file);
        }
    }

    private static void measure(String file) {
        List<Position> positions = PositionSet.read(file);
        ExactMating exact = new ExactMating();
        long begin = System.nanoTime();
        for (int i = 0; i < WARM_UP && System.nanoTime() - begin < LONGEST_WARM_UP; i++) {
            exact.canMate(positions.get(i % positions.size()), i % 2 == 0 ? Colour.WHITE : Colour.BLACK);
        }
        long[] nanos = new long[2 * positions.size()];
        int[] proofs = new int[Proof.values().length];
        int unknown = 0;
        long nodes = 0;
        for (int i = 0; i < nanos.length; i++) {
            Position position = positions.get(i / 2);
            long from = System.nanoTime();
            MateAnswer answer = exact.search(position, i % 2 == 0 ? Colour.WHITE : Colour.BLACK);
            nanos[i] = System.nanoTime() - from;
            proofs[answer.proof().ordinal()]++;
            unknown += answer.chance() == Chance.UNKNOWN ? 1 : 0;
            nodes += answer.nodes();
        }
        report(file, nanos, proofs, unknown, nodes);
    }

    private static void report(String file, long[] nanos, int[] proofs, int unknown, long nodes) {
        Arrays.sort(nanos);
        long total = Arrays.stream(nanos).sum();
        System.out.printf(
                Locale.ROOT,
                "%s: %,d questions, %d unknown, mean %.1f us, median %.1f, p99 %.1f, longest %.1f ms, total %.2f s, "
                        + "%,d positions visited%n",
                file,
                nanos.length,
                unknown,
                total / 1e3 / nanos.length,
                nanos[nanos.length / 2] / 1e3,
                nanos[(int) (nanos.length * 0.99)] / 1e3,
                nanos[nanos.length - 1] / 1e6,
                total / 1e9,
                nodes);
        for (Proof proof : Proof.values()) {
            System.out.printf(Locale.ROOT, "  %-14s %5.1f %%%n", proof, 100.0 * proofs[proof.ordinal()] / nanos.length);
        }
    }
}
