package org.chatrang.gateway.inference;

import java.util.List;
import org.chatrang.events.MoveCompleted;

/**
 * The game played on a board, as far as the gateway knows it.
 *
 * @param startFen its first position, null for the usual one
 * @param rotated whether the board is known to stand with its connector at White's right hand
 * @param completed what was recorded of it before, when a gateway starts again in the middle
 */
public record GameOnBoard(String startFen, boolean rotated, List<MoveCompleted> completed) {
    public GameOnBoard {
        completed = List.copyOf(completed);
    }

    /** A game from the usual position of which nothing was recorded yet. */
    public static GameOnBoard usual() {
        return new GameOnBoard(null, false, List.of());
    }
}
