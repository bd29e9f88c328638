package org.chatrang.broadcast.tape;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;

/** Waits for a condition. */
public final class Until {
    private static final Duration LIMIT = Duration.ofSeconds(60);
    private static final long BETWEEN_NANOS = 10_000_000;

    private Until() {}

    /** Returns when the condition holds; fails with what was seen last. */
    public static void holds(BooleanSupplier condition, Supplier<String> seen) {
        long end = System.nanoTime() + LIMIT.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("not so within " + LIMIT.toSeconds() + " s: " + seen.get());
            }
            LockSupport.parkNanos(BETWEEN_NANOS);
        }
    }
}
