package org.chatrang.tournament.berger;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.PlayerRound;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

class BergerTableTest {
    @Test
    void theTableOfSixIsThePrintedOne() {
        assertEquals(
                List.of("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"),
                BergerTable.single(6).rounds().stream()
                        .map(BergerTableTest::text)
                        .toList());
    }

    @Test
    void everybodyMeetsEverybodyOnceWithEvenColours() {
        for (int players = 2; players <= 40; players++) {
            BergerTable table = BergerTable.single(players);
            Set<Set<Integer>> pairs = new HashSet<>();
            int[] balance = new int[players + 1];
            for (int round = 1; round <= table.rounds().size(); round++) {
                for (Pair pair : table.rounds().get(round - 1)) {
                    assertTrue(pairs.add(Set.of(pair.white(), pair.black())), players + " " + pair);
                    balance[pair.white()]++;
                    balance[pair.black()]--;
                }
                assertEquals(players % 2 == 0, table.resting(round) == 0);
            }
            assertEquals(players * (players - 1) / 2, pairs.size());
            for (int number = 1; number <= players; number++) {
                assertTrue(Math.abs(balance[number]) <= 1, players + " players, number " + number);
            }
        }
        assertThrows(IllegalArgumentException.class, () -> BergerTable.single(1));
    }

    @Test
    void aSecondCycleReversesColoursAndNobodyHasOneThreeTimes() {
        for (int players = 4; players <= 20; players += 2) {
            BergerTable table = BergerTable.twice(players, true);
            int[] whites = new int[players + 1];
            int[] running = new int[players + 1];
            for (List<Pair> round : table.rounds()) {
                for (Pair pair : round) {
                    whites[pair.white()]++;
                    running[pair.white()] = Math.max(running[pair.white()], 0) + 1;
                    running[pair.black()] = Math.min(running[pair.black()], 0) - 1;
                    assertTrue(running[pair.white()] <= 2 && running[pair.black()] >= -2, players + " " + pair);
                }
            }
            for (int number = 1; number <= players; number++) {
                assertEquals(players - 1, whites[number]);
            }
        }
    }

    @Test
    void aRealTournamentWasPairedByIt() {
        List<Player> players =
                SharedStandings.tournament("uzchess2025/uzchess2025.trf").players();
        Set<Set<Integer>> meetings = new HashSet<>();
        for (Player player : players) {
            for (PlayerRound round : player.rounds()) {
                assertTrue(round.colour() != Colour.NONE);
                meetings.add(Set.of(player.number(), round.opponent()));
            }
        }
        Set<Set<Integer>> table = new HashSet<>();
        BergerTable.single(10)
                .rounds()
                .forEach(round -> round.forEach(pair -> table.add(Set.of(pair.white(), pair.black()))));
        assertEquals(table, meetings);
    }

    @Test
    void everyPlayerOfOneTeamMeetsEveryPlayerOfTheOther() {
        ScheveningenTable table = ScheveningenTable.of(4);
        Set<Set<Integer>> pairs = new HashSet<>();
        for (List<Pair> round : table.rounds()) {
            for (Pair pair : round) {
                assertTrue(pairs.add(Set.of(pair.white(), pair.black())));
                assertTrue(pair.white() <= 4 != pair.black() <= 4, pair.toString());
            }
            assertEquals(2, round.stream().filter(pair -> pair.white() <= 4).count());
        }
        assertEquals(16, pairs.size());
    }

    private static String text(List<Pair> round) {
        return String.join(
                " ",
                round.stream().map(pair -> pair.white() + "-" + pair.black()).toList());
    }
}
