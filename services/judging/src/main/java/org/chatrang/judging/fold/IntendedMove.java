package org.chatrang.judging.fold;

import org.chatrang.events.Side;
import org.chatrang.laws.Move;

/**
 * A move that a player has written down with a claim that was wrong: it must be made (Article 9.5.3).
 *
 * @param side who claimed
 * @param ply the half-move it must be
 * @param move the move
 * @param san the same in words
 */
public record IntendedMove(Side side, int ply, Move move, String san) {}
