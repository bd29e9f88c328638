package org.chatrang.gateway.journal;

import java.time.Instant;
import java.util.Objects;
import org.chatrang.events.GameFact;
import org.chatrang.events.Timing;

/**
 * What a driver saw, before it is stamped.
 *
 * @param board the board
 * @param game the game on it
 * @param mark the driver's own place in that game, given back to it after a restart; grows within a game
 * @param at wall-clock time
 * @param timing monotonic time and clock offset, null if not known
 * @param fact what happened
 */
public record Observation(String board, String game, long mark, Instant at, Timing timing, GameFact fact) {
    public Observation {
        Objects.requireNonNull(board, "board");
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(fact, "fact");
    }

    /** The same in another game, at no place of the driver's. */
    Observation of(String another) {
        return new Observation(board, another, mark, at, timing, fact);
    }
}
