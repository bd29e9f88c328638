package org.chatrang.judging.analysis;

import org.chatrang.events.Side;
import org.chatrang.laws.Position;

/**
 * Whether a mate is possible, asked by a judge and not decided within its own budget.
 *
 * @param gameId the game
 * @param seq the record of its log that raised the question
 * @param ply the half-moves made before the position
 * @param position the position
 * @param side who would mate; null for either side, where the position may be dead
 */
public record Question(String gameId, long seq, int ply, Position position, Side side) {}
