package org.chatrang.desk.intake;

import org.chatrang.events.GameScheduled;

/**
 * A game to be scheduled.
 *
 * @param gameId unique for ever
 * @param boardId the board it is played on
 * @param table the table that board stands on
 * @param schedule who plays whom and how
 */
public record PlannedGame(String gameId, String boardId, int table, GameScheduled schedule) {}
