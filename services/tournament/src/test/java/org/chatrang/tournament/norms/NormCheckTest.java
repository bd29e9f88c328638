package org.chatrang.tournament.norms;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

class NormCheckTest {
    private static final BigDecimal HALF = new BigDecimal("0.5");

    @Test
    void aNormMeetsEveryCondition() {
        NormCheck check = NormCheck.of(NormTitle.GM, "NOR", nine(), NormCheck.GAMES);
        // Average of 9 opponents with the lowest raised from 2100 to 2200: 22200 / 9 = 2467; 6.5 of 9 = 0.72 adds 166.
        assertEquals(2467, check.average());
        assertEquals(2633, check.performance());
        assertTrue(check.achieved(), check.toString());
    }

    @Test
    void eachConditionCanFailAlone() {
        assertFails("games", NormTitle.GM, "NOR", nine().subList(0, 8));
        List<NormGame> neighbours = nine().stream()
                .map(game -> new NormGame(game.round(), game.title(), "GER", game.rating(), game.score()))
                .toList();
        assertFails("other federations", NormTitle.GM, "NOR", neighbours);
        assertFails("at most two thirds from one federation", NormTitle.GM, "NOR", neighbours);
        assertFails("at most three fifths from the own federation", NormTitle.GM, "GER", neighbours);
        List<NormGame> lost = nine().stream()
                .map(game ->
                        new NormGame(game.round(), game.title(), game.federation(), game.rating(), BigDecimal.ZERO))
                .toList();
        assertFails("score of 35 %", NormTitle.GM, "NOR", lost);
        List<NormGame> untitled = nine().stream()
                .map(game -> new NormGame(game.round(), "CM", game.federation(), game.rating(), game.score()))
                .toList();
        assertFails("half of the opponents titled", NormTitle.GM, "NOR", untitled);
        assertFails("opponents with one of GM", NormTitle.GM, "NOR", untitled);
        List<NormGame> weak = nine().stream()
                .map(game ->
                        new NormGame(game.round(), game.title(), game.federation(), game.rating() - 200, game.score()))
                .toList();
        assertFails("average rating of the opponents", NormTitle.GM, "NOR", weak);
        assertFails("performance", NormTitle.GM, "NOR", weak);
        assertTrue(NormCheck.of(NormTitle.WGM, "NOR", weak, NormCheck.GAMES).achieved());
    }

    @Test
    void aReportHasWhatTheCheckNeeds() {
        NormReport report =
                new NormReport(SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf"), NormCheck.GAMES);
        NormCheck check = report.check(24, NormTitle.GM);
        assertTrue(check.performance() > 2800, check.toString());
        assertEquals(
                List.of("games"),
                new NormReport(SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf"), 12)
                        .check(24, NormTitle.GM).conditions().stream()
                                .filter(condition ->
                                        !condition.met() && condition.name().equals("games"))
                                .map(Condition::name)
                                .toList());
    }

    private static void assertFails(String condition, NormTitle title, String federation, List<NormGame> games) {
        NormCheck check = NormCheck.of(title, federation, games, NormCheck.GAMES);
        assertFalse(check.achieved());
        assertTrue(
                check.conditions().stream().anyMatch(each -> each.name().equals(condition) && !each.met()),
                check.toString());
    }

    private static List<NormGame> nine() {
        List<NormGame> games = new ArrayList<>();
        String[] titles = {"GM", "GM", "GM", "IM", "IM", "", "", "FM", ""};
        String[] federations = {"GER", "GER", "SWE", "GER", "SWE", "GER", "NOR", "GER", "NOR"};
        int[] ratings = {2600, 2550, 2550, 2500, 2500, 2450, 2450, 2400, 2100};
        for (int i = 0; i < ratings.length; i++) {
            BigDecimal score = i < 5 ? HALF : BigDecimal.ONE;
            games.add(new NormGame(i + 1, titles[i], federations[i], ratings[i], score));
        }
        return games;
    }
}
