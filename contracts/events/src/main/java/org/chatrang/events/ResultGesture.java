package org.chatrang.events;

import java.util.List;

/**
 * The players showed the result on the board: kings in the centre by colour code, or result pieces; never a move.
 *
 * @param result what they showed
 * @param squares where the kings were put, empty if the source does not say
 */
public record ResultGesture(GameResult result, List<String> squares) implements GameFact {
    public ResultGesture {
        Require.present(result, "result", "1-0, 0-1, 1/2-1/2 or 0-0");
        squares = Require.list(squares, "squares");
    }
}
