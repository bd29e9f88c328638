package org.chatrang.tournament.rating;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

class RatingChangeTest {
    private static final BigDecimal HALF = new BigDecimal("0.5");

    @Test
    void eachGameContributesScoreLessExpectation() {
        RatingChange change = RatingChange.of(
                RatingRules.FROM_2025_10,
                2500,
                10,
                List.of(game(2400, BigDecimal.ONE), game(2500, HALF), game(2650, BigDecimal.ZERO)));
        assertEquals(
                List.of("0.64", "0.50", "0.30"),
                change.games().stream()
                        .map(part -> part.expected().toPlainString())
                        .toList());
        assertEquals(0, new BigDecimal("0.6").compareTo(change.change()), change.toString());
        assertEquals(1, change.rounded());
    }

    @Test
    void theCapDependsOnTheDayAndSinceOctober2025OnTheRating() {
        List<RatedGame> games = List.of(game(2200, BigDecimal.ONE), game(2250, BigDecimal.ONE));
        assertDifferences(List.of(400, 400), LocalDate.of(2021, 12, 31), 2700, games);
        assertDifferences(List.of(400, 450), LocalDate.of(2022, 1, 1), 2700, games);
        assertDifferences(List.of(400, 400), LocalDate.of(2024, 3, 1), 2700, games);
        assertDifferences(List.of(400, 400), LocalDate.of(2025, 9, 30), 2700, games);
        assertDifferences(List.of(500, 450), LocalDate.of(2025, 10, 1), 2700, games);
        assertDifferences(List.of(450, 400), LocalDate.of(2025, 10, 1), 2650, games);
        assertDifferences(List.of(400, 399), LocalDate.of(2025, 10, 1), 2649, games);
    }

    private static void assertDifferences(List<Integer> expected, LocalDate day, int own, List<RatedGame> games) {
        RatingChange change = RatingChange.of(RatingRules.on(day), own, 10, games);
        assertEquals(
                expected,
                change.games().stream().map(RatingChange.Part::difference).toList(),
                day + " " + own);
    }

    @Test
    void theCoefficientFollowsGamesAgeAndRating() {
        assertEquals(40, KFactor.of(2000, 29, false, 1980, 2026));
        assertEquals(20, KFactor.of(2000, 30, false, 1980, 2026));
        assertEquals(40, KFactor.of(2299, 500, false, 2008, 2026));
        assertEquals(20, KFactor.of(2300, 500, false, 2008, 2026));
        assertEquals(20, KFactor.of(2299, 500, false, 2007, 2026));
        assertEquals(10, KFactor.of(2350, 500, true, 1980, 2026));
        assertEquals(10, KFactor.of(2400, 10, false, 2012, 2026));
        assertEquals(40, KFactor.limited(40, 17));
        assertEquals(38, KFactor.limited(40, 18));
    }

    @Test
    void halvesAreRoundedAwayFromZero() {
        RatingChange up = RatingChange.of(RatingRules.FROM_2025_10, 2500, 10, List.of(game(2500, BigDecimal.ONE)));
        RatingChange gain = new RatingChange(2500, 10, up.games(), new BigDecimal("4.5"));
        RatingChange loss = new RatingChange(2500, 10, up.games(), new BigDecimal("-4.5"));
        assertEquals(5, gain.rounded());
        assertEquals(-5, loss.rounded());
    }

    @Test
    void aFirstRatingTakesFiveGamesAndTwoDrawsAgainst1800() {
        List<RatedGame> five = List.of(
                game(2000, BigDecimal.ONE),
                game(1900, HALF),
                game(1850, HALF),
                game(1950, BigDecimal.ZERO),
                game(2000, BigDecimal.ZERO));
        // (9700 + 3600) / 7 = 1900; (2 + 1) / 7 = 0.43, which is 50 less.
        assertEquals(OptionalInt.of(1850), FirstRating.of(five));
        assertEquals(OptionalInt.empty(), FirstRating.of(five.subList(0, 4)));
        List<RatedGame> strong = Collections.nCopies(5, game(2500, BigDecimal.ONE));
        assertEquals(OptionalInt.of(2200), FirstRating.of(strong));
        List<RatedGame> pointless = Collections.nCopies(5, game(2500, BigDecimal.ZERO));
        assertEquals(OptionalInt.empty(), FirstRating.of(pointless));
    }

    @Test
    void changesInARoundRobinOfOneCoefficientCancelOutUpToTheTable() {
        Tournament tournament = SharedStandings.tournament("uzchess2025/uzchess2025.trf");
        RatingReport report = RatingReport.of(tournament);
        assertEquals(RatingRules.FROM_2024_03, report.rules());
        BigDecimal sum = report.rows().stream()
                .map(row -> row.change().orElseThrow().change())
                .reduce(BigDecimal.ZERO, BigDecimal::add);
        assertEquals(0, BigDecimal.ZERO.compareTo(sum), sum.toPlainString());
        assertTrue(report.rows().stream().allMatch(row -> row.games().size() == 9));
    }

    private static RatedGame game(int rating, BigDecimal score) {
        return new RatedGame(1, 1, rating, score);
    }
}
