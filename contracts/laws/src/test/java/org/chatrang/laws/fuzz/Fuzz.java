package org.chatrang.laws.fuzz;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/**
 * Runs a property on random inputs: a fixed number of them in the build, for {@code -Dchatrang.fuzz.minutes=N} minutes (shared
 * by all properties) on demand. {@code -Dchatrang.fuzz.seed=N} sets where it begins; each input has its own seed, which a
 * failure names.
 */
final class Fuzz {
    /** How many properties share the minutes. */
    static final int PROPERTIES = 8;

    private static final double MINUTES = Double.parseDouble(System.getProperty("chatrang.fuzz.minutes", "0"));
    private static final long SEED = Long.getLong("chatrang.fuzz.seed", 1);
    private static final long HANG_NANOS = 20_000_000_000L;

    private Fuzz() {}

    /** What must hold for every input that the random numbers make. */
    interface Input {
        void check(RandomGenerator random) throws Exception;
    }

    /** @param inBuild how many inputs to try in the build */
    static void run(int inBuild, Input input) {
        long end = System.nanoTime() + (long) (MINUTES * 60e9 / PROPERTIES);
        long tried = 0;
        for (; MINUTES > 0 ? System.nanoTime() < end : tried < inBuild; tried++) {
            long seed = SEED * 1_000_000_007L + tried;
            long begun = System.nanoTime();
            try {
                input.check(RandomGeneratorFactory.of("L64X128MixRandom").create(seed));
            } catch (Exception | Error fault) {
                throw new AssertionError("input of seed " + seed + ": " + fault, fault);
            }
            assertTrue(System.nanoTime() - begun < HANG_NANOS, () -> "the input of seed " + seed + " takes too long");
        }
        if (MINUTES > 0) {
            System.out.printf("%d inputs tried, the last of seed %d%n", tried, SEED * 1_000_000_007L + tried - 1);
        }
    }
}
