package org.chatrang.tournament.rating;

import java.math.BigDecimal;
import java.util.List;
import java.util.OptionalInt;
import org.chatrang.tournament.tiebreak.RatingTables;

/**
 * The first rating of an unrated player since 1 March 2024 (B.02, 8.2): from at least five games against rated opponents,
 * with two draws against opponents of 1800 added; at most 2200.
 */
public final class FirstRating {
    private static final int FEWEST = 5;
    private static final int ADDED_OPPONENTS = 2;
    private static final int ADDED_RATING = 1800;
    private static final int HIGHEST = 2200;

    private FirstRating() {}

    /**
     * Empty with fewer than five games, with a score of nothing (a first event without a point is left out), or if the rating
     * would be below the floor.
     */
    public static OptionalInt of(List<RatedGame> games) {
        BigDecimal score = games.stream().map(RatedGame::score).reduce(BigDecimal.ZERO, BigDecimal::add);
        if (games.size() < FEWEST || score.signum() == 0) {
            return OptionalInt.empty();
        }
        int count = games.size() + ADDED_OPPONENTS;
        int sum = games.stream().mapToInt(RatedGame::rating).sum() + ADDED_OPPONENTS * ADDED_RATING;
        int percent = Performance.percent(score.add(BigDecimal.ONE), count);
        int rating = Math.min(HIGHEST, Performance.divided(sum, count) + RatingTables.differenceFor(percent));
        return rating < RatingRules.FROM_2024_03.floor() ? OptionalInt.empty() : OptionalInt.of(rating);
    }
}
