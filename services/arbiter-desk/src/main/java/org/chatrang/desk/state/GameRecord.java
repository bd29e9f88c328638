package org.chatrang.desk.state;

import org.chatrang.events.GameScheduled;

/**
 * A game as the desk knows it.
 *
 * @param gameId the game
 * @param boardId the board it is scheduled on
 * @param schedule its schedule
 * @param stage how far the desk has taken it
 */
public record GameRecord(String gameId, String boardId, GameScheduled schedule, Stage stage) {
    /** How far the desk has taken a game. */
    public enum Stage {
        SCHEDULED,
        STARTED,
        CLOSED
    }

    GameRecord at(Stage next) {
        return new GameRecord(gameId, boardId, schedule, next);
    }
}
