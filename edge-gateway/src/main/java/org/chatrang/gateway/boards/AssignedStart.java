package org.chatrang.gateway.boards;

import org.chatrang.events.BoardAssignment;
import org.chatrang.laws.FenException;
import org.chatrang.laws.Playability;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;

/**
 * The first position of the game assigned to a board. One that nobody can play from is that board's trouble alone: its game
 * is heard from the usual one, and it is said.
 *
 * @param fen the position, null for the usual one
 * @param fault what is wrong with the assignment, null if nothing is
 */
public record AssignedStart(String fen, String fault) {
    /** {@code assignment} may be null: no game is assigned. */
    public static AssignedStart of(BoardAssignment assignment) {
        String fen = assignment == null ? null : assignment.startFen();
        if (fen == null) {
            return new AssignedStart(null, null);
        }
        try {
            return Position.tryOf(Setup.parse(fen)) instanceof Playability.Playable
                    ? new AssignedStart(fen, null)
                    : unusable(fen);
        } catch (FenException e) {
            return unusable(fen);
        }
    }

    private static AssignedStart unusable(String fen) {
        return new AssignedStart(
                null,
                "the game was assigned with the first position " + fen
                        + ", from which nobody can play: it is heard from the"
                        + " usual one; assign the board again with the right one");
    }
}
