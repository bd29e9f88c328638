package org.chatrang.scaler.plan;

import java.time.Instant;

/**
 * A round as far as the size of the judges depends on it.
 *
 * @param name event, section and round, for people
 * @param start when it starts, as planned
 * @param boards its games
 * @param settled how many of them have a final result
 */
public record PlannedRound(String name, Instant start, int boards, int settled) {
    /** Whether a game of it still waits for its final result. */
    public boolean open() {
        return settled < boards;
    }
}
