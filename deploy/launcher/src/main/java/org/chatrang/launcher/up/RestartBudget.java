package org.chatrang.launcher.up;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;

/** How often a process may die before the run gives up: a process that is killed comes back, one that is broken does not. */
final class RestartBudget {
    private final int deaths;
    private final Duration within;
    private final Deque<Long> times = new ArrayDeque<>();

    RestartBudget(int deaths, Duration within) {
        this.deaths = deaths;
        this.within = within;
    }

    /** Counts a death at {@code nanos} (of {@link System#nanoTime}); false when it is one too many. */
    boolean allows(long nanos) {
        times.addLast(nanos);
        while (nanos - times.getFirst() > within.toNanos()) {
            times.removeFirst();
        }
        return times.size() <= deaths;
    }
}
