package org.chatrang.stack;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;

/** A limit on waiting for a condition of another process. */
final class Deadline {
    private static final Duration PAUSE = Duration.ofMillis(25);

    private final long end;

    private Deadline(long end) {
        this.end = end;
    }

    static Deadline after(Duration limit) {
        return new Deadline(System.nanoTime() + limit.toNanos());
    }

    boolean isOver() {
        return System.nanoTime() - end >= 0;
    }

    void pause() {
        if (Thread.interrupted()) {
            Thread.currentThread().interrupt();
            throw new LocalStackException("interrupted while waiting for a child process");
        }
        LockSupport.parkNanos(PAUSE.toNanos());
    }
}
