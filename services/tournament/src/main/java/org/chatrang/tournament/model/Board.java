package org.chatrang.tournament.model;

/**
 * One board of a team match, as each side sees it.
 *
 * @param number from 1
 * @param first the player of the match's first team, 0 if the board was empty
 * @param second the player of the other team, 0 if the board was empty
 * @param firstOutcome what it brought the first team's side; an empty board is a {@link Outcome#FORFEIT_LOSS}
 * @param provisional the result may still change
 */
public record Board(
        int number, int first, int second, Outcome firstOutcome, Outcome secondOutcome, boolean provisional) {
    public Board(int number, int first, int second, Outcome firstOutcome, Outcome secondOutcome) {
        this(number, first, second, firstOutcome, secondOutcome, false);
    }

    public boolean isPlayed() {
        return firstOutcome.isPlayed();
    }

    public boolean isPending() {
        return firstOutcome == Outcome.PENDING;
    }
}
