package org.chatrang.gateway.boardlog;

import java.util.List;
import org.chatrang.gateway.signal.BoardView;

/**
 * What was recorded of a board.
 *
 * @param board its number on the bus, null on a line that is no bus
 * @param from the message with which the whole board came first, 0 if it never did
 * @param changesBefore how many squares changed before
 * @param ownLog whether the board told its own log
 * @param games the games, at least one, perhaps without a half-move
 * @param end the board at its end
 */
public record BoardSummary(
        String board, long from, int changesBefore, boolean ownLog, List<PlayedGame> games, BoardView end) {
    public BoardSummary {
        games = List.copyOf(games);
    }
}
