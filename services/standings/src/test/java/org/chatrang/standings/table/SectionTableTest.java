package org.chatrang.standings.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.chatrang.events.EndingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsSpec;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.StandingsTable.Participants;
import org.chatrang.events.StandingsTable.State;
import org.junit.jupiter.api.Test;

class SectionTableTest {
    private static final StandingsSpec SWISS =
            new StandingsSpec(List.of("DE", "BH/C1", "SB"), "swiss", 2, "2026-03-01", null, null, null);

    private static final List<TableGame> TWO_ROUNDS = List.of(
            game(1, 1, "1", "4", GameResult.WHITE_WINS, SWISS),
            game(1, 2, "2", "3", GameResult.DRAW, SWISS),
            game(2, 1, "3", "1", GameResult.DRAW, SWISS),
            game(2, 2, "4", "2", GameResult.BLACK_WINS, SWISS));

    @Test
    void theDeclaredListRanksTheSection() {
        StandingsTable table = table(TWO_ROUNDS);
        assertEquals(4, table.rows().size());
        assertEquals("1 1.5 [0, 1.0, 0.50]", line(table, "1"));
        assertEquals("1 1.5 [0, 1.0, 0.50]", line(table, "2"));
        assertEquals("3 1 [0, 1.5, 1.50]", line(table, "3"));
        assertEquals("4 0 [0, 1.5, 0.00]", line(table, "4"));
        assertEquals("2026-03", table.ranking().edition());
        assertEquals(Participants.PLAYER, table.ranking().participants());
        assertEquals(
                List.of("DE", "BH/C1", "SB"),
                table.ranking().columns().stream()
                        .map(StandingsTable.Column::code)
                        .toList());
        assertEquals(
                List.of(State.OFFICIAL, State.OFFICIAL, State.OFFICIAL),
                table.ranking().columns().stream()
                        .map(StandingsTable.Column::state)
                        .toList());
    }

    private static String line(StandingsTable table, String id) {
        return table.rows().stream()
                .filter(row -> row.player().id().equals(id))
                .map(row -> row.rank() + " " + row.points() + " " + row.values())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void withoutAListTheTableIsOneOfPoints() {
        StandingsTable table = table(List.of(game(1, 1, "1", "4", GameResult.WHITE_WINS, null)));
        assertNull(table.ranking());
        assertNull(table.rows().getFirst().values());
    }

    @Test
    void valuesAreProvisionalWhileGamesRun() {
        List<TableGame> running = new ArrayList<>(TWO_ROUNDS);
        running.set(3, game(2, 2, "4", "2", null, SWISS));
        StandingsTable table = table(running);
        assertEquals(State.PROVISIONAL, table.ranking().columns().get(1).state());
        assertEquals(2, table.round());
    }

    @Test
    void aByeOfTheScheduleCounts() {
        StandingsSpec withBye =
                new StandingsSpec(List.of("BH"), null, 2, null, Map.of("3", "U", "9", "H", "2", "Q"), null, null);
        StandingsTable table = table(List.of(
                game(1, 1, "1", "2", GameResult.DRAW, withBye), game(2, 1, "3", "1", null, StandingsSpec.of("BH"))));
        assertEquals("1 1 ", line(table, "3").substring(0, 4));
    }

    @Test
    void anAbsenceIsAForfeitAndNoGame() {
        TableGame forfeit = new TableGame(
                "f",
                1,
                1,
                null,
                player("1"),
                player("2"),
                null,
                StandingsSpec.of("WON", "WIN"),
                GameResult.WHITE_WINS,
                EndingKind.ABSENCE,
                false,
                null);
        assertEquals("1 1 [0, 1]", line(table(List.of(forfeit)), "1"));
    }

    @Test
    void theLatestDecisionOfAnArbiterIsTheReason() {
        List<TableGame> corrected = new ArrayList<>(TWO_ROUNDS);
        TableGame game = corrected.getFirst();
        corrected.set(
                0,
                new TableGame(
                        game.gameId(),
                        1,
                        1,
                        null,
                        game.white(),
                        game.black(),
                        null,
                        SWISS,
                        GameResult.DRAW,
                        EndingKind.ARBITER,
                        false,
                        new Decision(Instant.EPOCH, "1/2-1/2", "A. Arbiter", "Wrong score sheet.")));
        assertEquals(
                "Round 1, board 1: 1/2-1/2 by A. Arbiter: Wrong score sheet.",
                table(corrected).ranking().reason());
    }

    @Test
    void teamsAreRankedByTheirMatches() {
        List<TableGame> games = List.of(
                board(1, 1, "a1", "b1", "Alpha", "Beta", GameResult.WHITE_WINS),
                board(1, 2, "b2", "a2", "Beta", "Alpha", GameResult.DRAW),
                board(1, 3, "c1", "d1", "Gamma", "Delta", GameResult.DRAW),
                board(1, 4, "d2", "c2", "Delta", "Gamma", null));
        StandingsTable table = table(games);
        assertEquals(Participants.TEAM, table.ranking().participants());
        assertEquals("1 2 [1.5]", line(table, "Alpha"));
        assertEquals(
                "0.5",
                table.rows().stream()
                        .filter(row -> row.player().id().equals("Beta"))
                        .findFirst()
                        .orElseThrow()
                        .values()
                        .getFirst());
        assertEquals(1, table.rows().getFirst().wins());
    }

    @Test
    void theOrderInWhichGamesAreReadDoesNotMatter() {
        StandingsTable table = table(TWO_ROUNDS);
        Random random = new Random(7);
        for (int i = 0; i < 20; i++) {
            List<TableGame> shuffled = new ArrayList<>(TWO_ROUNDS);
            Collections.shuffle(shuffled, random);
            assertEquals(table, table(shuffled));
        }
    }

    private static StandingsTable table(List<TableGame> games) {
        return SectionTable.of("cup", "open", 1, games);
    }

    private static TableGame board(
            int round, int board, String white, String black, String whiteTeam, String blackTeam, GameResult result) {
        StandingsSpec rules = new StandingsSpec(List.of("MPvGP"), null, null, null, null, whiteTeam, blackTeam);
        return game(round, board, white, black, result, rules);
    }

    private static TableGame game(
            int round, int board, String white, String black, GameResult result, StandingsSpec standings) {
        EndingKind ending = result == null ? null : EndingKind.RESULT_GESTURE;
        return new TableGame(
                round + "." + board,
                round,
                board,
                null,
                player(white),
                player(black),
                null,
                standings,
                result,
                ending,
                false,
                null);
    }

    private static Player player(String id) {
        return new Player(id, "Player " + id, null, null, null, null);
    }
}
