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
        squares = squares == null ? List.of() : List.copyOf(squares);
    }
}
