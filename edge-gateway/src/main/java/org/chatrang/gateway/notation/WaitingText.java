package org.chatrang.gateway.notation;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.GameResult;

/**
 * A text for which there is no game yet.
 *
 * @param source the source that showed it
 * @param at when, in milliseconds since 1970
 * @param heading what stands above it
 * @param startFen its first position, null if the source does not say
 * @param plies its half-moves
 * @param result its result, null while it goes on
 * @param ended whether the text says where it ends
 */
record WaitingText(
        String source,
        long at,
        Heading heading,
        String startFen,
        List<NotatedGame.Ply> plies,
        GameResult result,
        boolean ended) {
    /** For how long a text waits: a game is assigned on the day it is played. */
    private static final Duration PATIENCE = Duration.ofDays(1);

    static WaitingText of(String source, long at, NotatedGame game) {
        return new WaitingText(
                source,
                at,
                game.heading(),
                game.startFen(),
                game.plies(),
                game.result().orElse(null),
                game.ended());
    }

    @JsonIgnore
    NotatedGame game() {
        return new NotatedGame(heading, startFen, plies, Optional.ofNullable(result), ended);
    }

    boolean isOf(String asking, long now) {
        return source.equals(asking) && now - at < PATIENCE.toMillis();
    }
}
