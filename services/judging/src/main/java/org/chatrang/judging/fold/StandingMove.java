package org.chatrang.judging.fold;

import org.chatrang.laws.Setup;

/**
 * An illegal move that stands if the opponent makes the next move before it is put right (Article A.5.2).
 *
 * @param ply the half-move it would be
 * @param board the board after it, with the opponent to move; perhaps nothing that can be played from
 * @param awaited it does stand, the opponent has moved, and an illegal position draws if it is still there after the next
 *     completed move (Article A.5.4)
 */
public record StandingMove(int ply, Setup board, boolean awaited) {}
