package org.chatrang.tournament.rating;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.OptionalInt;
import org.chatrang.tournament.tiebreak.RatingTables;

/** The tournament performance: the opponents' average and what the percentage adds to it (B.02, 8.1.1). */
public final class Performance {
    private Performance() {}

    /** Empty without rated games. */
    public static OptionalInt of(List<RatedGame> games) {
        if (games.isEmpty()) {
            return OptionalInt.empty();
        }
        BigDecimal score = games.stream().map(RatedGame::score).reduce(BigDecimal.ZERO, BigDecimal::add);
        return OptionalInt.of(average(games) + RatingTables.differenceFor(percent(score, games.size())));
    }

    /** The opponents' average rating, rounded to the nearest whole number, a half upwards. */
    public static int average(List<RatedGame> games) {
        int sum = games.stream().mapToInt(RatedGame::rating).sum();
        return divided(sum, games.size());
    }

    static int divided(int sum, int count) {
        return BigDecimal.valueOf(sum)
                .divide(BigDecimal.valueOf(count), 0, RoundingMode.HALF_UP)
                .intValueExact();
    }

    static int percent(BigDecimal score, int games) {
        return score.movePointRight(2)
                .divide(BigDecimal.valueOf(games), 0, RoundingMode.HALF_UP)
                .intValueExact();
    }
}
