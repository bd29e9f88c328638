package org.chatrang.events;

import java.util.List;

/**
 * A move was completed (Article 6.2.1), legal or not: that is for the judges to say.
 *
 * @param ply the half-move as the source counts it, from 1
 * @param uci from and to square and promotion letter; null if the source has only a notation that no move explains
 * @param notation as the source wrote it, null if it only saw squares
 * @param placement what stands on the board, first field of a FEN; null if the source sees no board
 * @param clock the clocks at the press, null without an electronic clock
 * @param completedBy what completed it
 * @param touched squares in the order their pieces were lifted since the last press, evidence for touch-move (Article 4.3)
 */
public record MoveCompleted(
        int ply,
        String uci,
        String notation,
        String placement,
        ClockReading clock,
        CompletedBy completedBy,
        List<String> touched)
        implements GameFact {
    public MoveCompleted {
        Require.ply(ply);
        completedBy = completedBy == null ? CompletedBy.PRESS : completedBy;
        touched = Require.list(touched, "touched");
    }

    /** What completed a move: the press, the next move, the end of the game, or (weaker evidence) a quiet time without a clock. */
    public enum CompletedBy {
        PRESS,
        NEXT_MOVE,
        GAME_END,
        QUIET
    }
}
