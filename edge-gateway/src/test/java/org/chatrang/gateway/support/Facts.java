package org.chatrang.gateway.support;

import java.time.Instant;
import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Side;
import org.chatrang.gateway.journal.Observation;

/** Facts that stand for any. */
public final class Facts {
    private Facts() {}

    public static MoveCompleted move(int ply) {
        return move(ply, "e4");
    }

    static MoveCompleted move(int ply, String notation) {
        return new MoveCompleted(
                ply,
                "e2e4",
                notation,
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
                ClockReading.of(5_400_000L - ply, 5_400_000L, Side.BLACK),
                CompletedBy.PRESS,
                List.of());
    }

    public static Observation seen(String board, int ply) {
        return noting(board, ply, "e4");
    }

    public static Observation noting(String board, int ply, String notation) {
        return new Observation(board, "game-of-" + board, ply, Instant.now(), null, move(ply, notation));
    }
}
