package org.chatrang.tournament.knockout;

import org.chatrang.tournament.model.Points;

/** Where a match stands. */
public sealed interface MatchState {
    /**
     * A game is to be played.
     *
     * @param stage its place in the rules, from 0
     * @param game its number in the stage, from 1
     * @param white who has White, 0 if that is to be drawn or bid for
     */
    record Next(int stage, int game, int white, Points first, Points second) implements MatchState {}

    /**
     * Somebody goes on.
     *
     * @param stage in which it was decided; -1 if not over the board
     */
    record Decided(int winner, int stage, String reason) implements MatchState {}

    /** All stages were played and nobody has won: the rules name no further one. */
    record Exhausted(Points first, Points second) implements MatchState {}
}
