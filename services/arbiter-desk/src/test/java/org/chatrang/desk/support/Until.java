package org.chatrang.desk.support;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.locks.LockSupport;

/** Waits for a condition, and fails with its description if it does not come true. */
public final class Until {
    private Until() {}

    public static void holds(String what, Duration atMost, Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + atMost.toNanos();
        while (!condition.call()) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("did not come true within " + atMost + ": " + what);
            }
            LockSupport.parkNanos(Duration.ofMillis(20).toNanos());
        }
    }
}
