package org.chatrang.events;

import java.time.Instant;

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
    private static final int LONGEST_GAME_ID = 200;

    public GameEvent {
        if (gameId == null || gameId.isBlank()) {
            throw new IllegalArgumentException("gameId is missing: every event belongs to a game");
        }
        if (gameId.length() > LONGEST_GAME_ID) {
            throw new IllegalArgumentException("gameId has " + gameId.length() + " characters: at most "
                    + LONGEST_GAME_ID + " were expected, for every verdict repeats it");
        }
        Require.present(stamp, "stamp", "source, epoch and n");
        Require.present(at, "at", "the time at the source");
        Require.present(fact, "fact", "what happened");
    }

    /** An event whose source did not say how well it knew the time. */
    public static GameEvent of(String gameId, Stamp stamp, Instant at, GameFact fact) {
        return new GameEvent(gameId, stamp, at, null, fact);
    }
}
