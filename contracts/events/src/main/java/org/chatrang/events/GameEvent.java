package org.chatrang.events;

import java.time.Instant;
import java.util.Objects;

/**
 * One fact about one game: one record of the topic {@code game-events}, keyed by {@code gameId}.
 *
 * @param gameId the game, unique for ever
 * @param stamp who said it, and in which order
 * @param at wall-clock time at the source
 * @param timing how well the source knew that time, null if it did not say
 * @param fact what happened
 */
public record GameEvent(String gameId, Stamp stamp, Instant at, Timing timing, GameFact fact) {
    public GameEvent {
        if (gameId == null || gameId.isBlank()) {
            throw new IllegalArgumentException("gameId is missing: every event belongs to a game");
        }
        Objects.requireNonNull(stamp, "stamp");
        Objects.requireNonNull(at, "at");
        Objects.requireNonNull(fact, "fact");
    }

    /** An event whose source did not say how well it knew the time. */
    public static GameEvent of(String gameId, Stamp stamp, Instant at, GameFact fact) {
        return new GameEvent(gameId, stamp, at, null, fact);
    }
}
