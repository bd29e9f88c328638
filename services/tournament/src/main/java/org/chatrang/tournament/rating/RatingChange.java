package org.chatrang.tournament.rating;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.tiebreak.RatingTables;

/**
 * How a tournament changes a rating (B.02, 8.3): K times the sum over the games of score less expectation. Rounded once for
 * a whole rating period, so a single tournament shows hundredths.
 *
 * @param own the rating before
 * @param k the coefficient after the limit of 700
 * @param games each game with what it contributes
 * @param change exact, in rating points, not rounded
 */
public record RatingChange(int own, int k, List<Part> games, BigDecimal change) {
    /**
     * One game's part.
     *
     * @param game the game
     * @param difference own less opponent's rating as it counts, after the cap
     * @param expected the expected score
     * @param change K times score less expectation
     */
    public record Part(RatedGame game, int difference, BigDecimal expected, BigDecimal change) {}

    public RatingChange {
        games = List.copyOf(games);
    }

    /** By these rules; the coefficient is limited for the number of games here. */
    public static RatingChange of(RatingRules rules, int own, int k, List<RatedGame> games) {
        if (own <= 0) {
            throw new IllegalArgumentException("an unrated player has no rating that could change");
        }
        int limited = KFactor.limited(k, games.size());
        List<Integer> differences =
                rules.differences(own, games.stream().map(RatedGame::rating).toList());
        List<Part> parts = new ArrayList<>();
        BigDecimal sum = BigDecimal.ZERO;
        for (int i = 0; i < games.size(); i++) {
            BigDecimal expected = BigDecimal.valueOf(RatingTables.expectedPercent(differences.get(i)), 2);
            BigDecimal change = games.get(i).score().subtract(expected).multiply(BigDecimal.valueOf(limited));
            parts.add(new Part(games.get(i), differences.get(i), expected, change));
            sum = sum.add(change);
        }
        return new RatingChange(own, limited, parts, sum);
    }

    /** The score of the rated games. */
    public BigDecimal score() {
        return games.stream().map(part -> part.game().score()).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** The expected score of the rated games. */
    public BigDecimal expected() {
        return games.stream().map(Part::expected).reduce(BigDecimal.ZERO, BigDecimal::add);
    }

    /** The change if nothing else was played in the period: to the nearest whole number, halves away from zero. */
    public int rounded() {
        return change.setScale(0, RoundingMode.HALF_UP).intValueExact();
    }
}
