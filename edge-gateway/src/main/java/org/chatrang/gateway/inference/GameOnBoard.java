package org.chatrang.gateway.inference;

import java.util.List;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;

/**
 * The game played on a board, as far as the gateway knows it.
 *
 * @param startFen its first position, null for the usual one
 * @param rotated whether the board is known to stand with its connector at White's right hand
 * @param completed what was recorded of it before, when a gateway starts again in the middle
 * @param shown the result that was recorded after them, null if none was
 */
public record GameOnBoard(String startFen, boolean rotated, List<MoveCompleted> completed, ResultGesture shown) {
    public GameOnBoard {
        completed = List.copyOf(completed);
    }

    /** A game whose result was not shown yet. */
    public GameOnBoard(String startFen, boolean rotated, List<MoveCompleted> completed) {
        this(startFen, rotated, completed, null);
    }

    /** A game from the usual position of which nothing was recorded yet. */
    public static GameOnBoard usual() {
        return new GameOnBoard(null, false, List.of());
    }
}
