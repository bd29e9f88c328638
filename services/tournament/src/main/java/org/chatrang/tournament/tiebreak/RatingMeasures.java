package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import org.chatrang.tournament.model.Points;

/**
 * Tie-breaks by ratings (C.07, 10). Only games over the board count, with 1, ½, 0 whatever the point system of the event.
 * If anybody in the field is unrated there are none, unless a rating for the unrated was published.
 */
final class RatingMeasures {
    private static final String UNRATED_FIELD =
            "the field has unrated players and no rating for them was published (10)";
    private static final int BEYOND_THE_SCALE = 800;
    private static final int WHOLE_SCALE = 736;

    private RatingMeasures() {}

    static Measure rating(OptionalInt unrated) {
        return (field, place) -> field.allRated() || unrated.isPresent()
                ? Reckoning.of(ratingOf(field.line(place), unrated) * Points.ONE_POINT, List.of(), "rating")
                : Reckoning.undefined(List.of(), UNRATED_FIELD);
    }

    /** ARO: the mean of the opponents' ratings, the lowest left out first, then the highest. */
    static Measure averageRating(OptionalInt unrated, int cutLowest, int cutHighest) {
        return (field, place) -> {
            List<Contribution> games = games(field, place, unrated);
            cut(games, cutLowest, Comparator.comparingLong(Contribution::opponentUnits), Cut.LOWEST);
            cut(
                    games,
                    cutHighest,
                    Comparator.comparingLong(Contribution::opponentUnits).reversed(),
                    Cut.HIGHEST);
            return performance(field, games, unrated, "mean rating, half up", RatingMeasures::mean);
        };
    }

    /** TPR: that mean and the difference the percentage stands for. */
    static Measure performance(OptionalInt unrated) {
        return (field, place) -> performance(
                field,
                games(field, place, unrated),
                unrated,
                "mean rating plus the difference for the percentage (B.02, 8.1.1)",
                games -> mean(games) + RatingTables.differenceFor(percent(games)));
    }

    /** PTP: the lowest rating that would have been expected to score as much. */
    static Measure perfectPerformance(OptionalInt unrated) {
        return (field, place) -> performance(
                field,
                games(field, place, unrated),
                unrated,
                "lowest rating whose expected score (B.02, 8.1.2) is not below the score",
                RatingMeasures::lowestSufficient);
    }

    private static Reckoning performance(
            Field field,
            List<Contribution> games,
            OptionalInt unrated,
            String steps,
            ToIntFunction<List<Contribution>> rating) {
        if (!field.allRated() && unrated.isEmpty()) {
            return Reckoning.undefined(games, UNRATED_FIELD);
        }
        List<Contribution> counted =
                games.stream().filter(game -> game.cut() == Cut.NONE).toList();
        if (counted.isEmpty()) {
            return Reckoning.undefined(games, "no game over the board");
        }
        return Reckoning.of(rating.applyAsInt(counted) * Points.ONE_POINT, games, steps);
    }

    private static int ratingOf(Line line, OptionalInt unrated) {
        return line.rating() > 0 ? line.rating() : unrated.orElse(0);
    }

    private static List<Contribution> games(Field field, int place, OptionalInt unrated) {
        List<Contribution> games = new ArrayList<>();
        Line line = field.line(place);
        for (int round = 1; round <= line.rounds(); round++) {
            Cell cell = line.cell(round);
            if (cell.isPlayed()) {
                long rating = ratingOf(field.line(cell.opponent()), unrated) * Points.ONE_POINT;
                games.add(Contribution.of(round, cell, rating, cell.halves() * Points.ONE_POINT / 2, rating));
            }
        }
        return games;
    }

    private static void cut(List<Contribution> games, int count, Comparator<Contribution> order, Cut why) {
        for (int i = 0; i < count; i++) {
            games.stream()
                    .filter(game -> game.cut() == Cut.NONE)
                    .min(order)
                    .ifPresent(game -> games.set(games.indexOf(game), game.cut(why)));
        }
    }

    private static int mean(List<Contribution> games) {
        long sum = 0;
        for (Contribution game : games) {
            sum += game.opponentUnits();
        }
        return (int) (Halves.wholeMean(sum, games.size()) / Points.ONE_POINT);
    }

    private static long score(List<Contribution> games) {
        long sum = 0;
        for (Contribution game : games) {
            sum += game.ownUnits();
        }
        return sum;
    }

    private static int percent(List<Contribution> games) {
        return (int) Halves.divide(score(games) * 100, games.size() * Points.ONE_POINT, 1);
    }

    private static int lowestSufficient(List<Contribution> games) {
        int lowest = Integer.MAX_VALUE;
        int highest = Integer.MIN_VALUE;
        for (Contribution game : games) {
            int rating = (int) (game.opponentUnits() / Points.ONE_POINT);
            lowest = Math.min(lowest, rating);
            highest = Math.max(highest, rating);
        }
        long score = score(games);
        if (score == 0) {
            return lowest - BEYOND_THE_SCALE;
        }
        int tooLow = lowest - WHOLE_SCALE - 1;
        int sufficient = highest + WHOLE_SCALE;
        while (sufficient - tooLow > 1) {
            int middle = tooLow + (sufficient - tooLow) / 2;
            if (expected(games, middle) >= score) {
                sufficient = middle;
            } else {
                tooLow = middle;
            }
        }
        return sufficient;
    }

    private static long expected(List<Contribution> games, int rating) {
        long percent = 0;
        for (Contribution game : games) {
            percent += RatingTables.expectedPercent(rating - (int) (game.opponentUnits() / Points.ONE_POINT));
        }
        return percent * Points.ONE_POINT / 100;
    }
}
