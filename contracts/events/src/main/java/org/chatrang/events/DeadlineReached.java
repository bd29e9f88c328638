package org.chatrang.events;

import java.time.Instant;

/**
 * A timer of the clock judge went off. It rules nothing: the judges do when they read it, if nothing earlier in the log made it moot.
 *
 * @param deadline what was due
 * @param side whose time it was; null for both
 * @param ply the half-move that was awaited, from 1
 * @param dueAt when it was due, by the readings known then
 */
public record DeadlineReached(Deadline deadline, Side side, int ply, Instant dueAt) implements GameFact {
    public DeadlineReached {
        Require.present(deadline, "deadline", "FLAG or DEFAULT_TIME");
        Require.ply(ply);
        Require.present(dueAt, "dueAt", "the time it was due");
    }

    /** What can fall due: the flag by calculation from the last reading, or the default time. */
    public enum Deadline {
        FLAG,
        DEFAULT_TIME
    }
}
