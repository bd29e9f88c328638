package org.chatrang.broadcast.http;

/** Whether the views are complete. */
@FunctionalInterface
public interface Readiness {
    /** Whether everything that was on the bus at the start has been read: before, no answer would be true. */
    boolean caughtUp();
}
