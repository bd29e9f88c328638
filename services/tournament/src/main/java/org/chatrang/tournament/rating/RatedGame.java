package org.chatrang.tournament.rating;

import java.math.BigDecimal;

/**
 * A game that counts for ratings.
 *
 * @param round from 1
 * @param opponent the opponent's number
 * @param rating the opponent's rating in the list of the tournament's start, positive
 * @param score 1, 0.5 or 0
 */
public record RatedGame(int round, int opponent, int rating, BigDecimal score) {
    public RatedGame {
        if (rating <= 0) {
            throw new IllegalArgumentException(
                    "round " + round + ": opponent " + opponent + " has no rating, so the game is not rated");
        }
    }
}
