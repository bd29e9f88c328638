package org.chatrang.gateway.boardlog;

import org.chatrang.events.GameResult;

/**
 * One of the games in a recording.
 *
 * @param halfMoves how many half-moves were completed
 * @param shown the result shown on the board, null if none was
 * @param fromStart whether it was recorded from its first position on, not from its middle
 */
public record PlayedGame(int halfMoves, GameResult shown, boolean fromStart) {}
