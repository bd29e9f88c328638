package org.chatrang.tournament.olympiad;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

/** Prizes of the 44th Olympiad, Open. */
class PrizesTest {
    private final Tournament open = SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf");

    private Table table() {
        return new Standings(open, open.edition(), OlympiadRules.ROUNDS, OlympiadRules.tieBreaks()).table();
    }

    @Test
    void goldOnTheBoardsOfChennai() {
        assertEquals("Gukesh D", surname(BoardPrizes.of(open, 1).getFirst().name()));
        assertEquals("Nihal Sarin", surname(BoardPrizes.of(open, 2).getFirst().name()));
        assertTrue(BoardPrizes.of(open, 1).stream().allMatch(candidate -> candidate.games() >= 8));
    }

    private static String surname(String name) {
        return name.replace(",", "").strip();
    }

    @Test
    void fiveGroupsOfEqualSize() {
        Map<Integer, Points> averages = new HashMap<>();
        open.teams().forEach(team -> averages.put(team.number(), team.strength()));
        Table table = table();
        Set<Integer> medals = Set.of(
                table.rows().get(0).number(),
                table.rows().get(1).number(),
                table.rows().get(2).number());
        List<RatingGroups> groups = RatingGroups.of(table, averages, medals);

        assertEquals(
                List.of(38, 38, 37, 37, 37),
                groups.stream().map(group -> group.teams().size()).toList());
        assertEquals(
                List.of("A", "B", "C", "D", "E"),
                groups.stream().map(RatingGroups::group).toList());
        for (RatingGroups group : groups) {
            assertTrue(group.prizes().stream().noneMatch(medals::contains));
            assertTrue(group.teams().containsAll(group.prizes()));
            assertEquals(3, group.prizes().size());
        }
    }

    @Test
    void theCombinedClassificationAddsThePlaces() {
        Table table = table();
        List<Combined> combined = Combined.classify(table, table, Row::name);

        assertEquals("Uzbekistan", combined.getFirst().federation());
        assertEquals(2, combined.getFirst().places());
        assertEquals("38.0", combined.getFirst().sums().getFirst().toString());
        assertEquals(187, combined.size());
    }
}
