package org.chatrang.standings.table;

import static org.chatrang.standings.Schedules.player;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.events.GameResult;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsTable;
import org.junit.jupiter.api.Test;

class PointsTableTest {
    @Test
    void equalPointsShareARankAndTheNextOneIsSkipped() {
        StandingsTable table = table(
                game(1, "a", "b", GameResult.WHITE_WINS),
                game(1, "c", "d", GameResult.DRAW),
                game(2, "d", "e", GameResult.DRAW));
        assertEquals(List.of("1 a 1", "1 d 1", "3 c 0.5", "3 e 0.5", "5 b 0"), lines(table));
        assertEquals(2, table.round());
    }

    @Test
    void pointsAreExact() {
        TableGame[] tenths = IntStream.range(0, 10)
                .mapToObj(round -> new TableGame(
                        round,
                        player("a"),
                        player("b"),
                        PointsRule.parse("0.1-0-0").orElseThrow(),
                        GameResult.WHITE_WINS,
                        false))
                .toArray(TableGame[]::new);
        assertEquals(List.of("1 a 1", "2 b 0"), lines(table(tenths)));
    }

    @Test
    void everyScheduledPlayerHasARowBeforeTheFirstResult() {
        StandingsTable table = table(game(1, "a", "b", null));
        assertEquals(List.of("1 a 0", "1 b 0"), lines(table));
        assertEquals(0, table.round());
        assertEquals(0, table.rows().getFirst().games());
    }

    @Test
    void aPlayerWithAProvisionalResultIsMarked() {
        StandingsTable table = table(
                new TableGame(1, player("a"), player("b"), PointsRule.USUAL, GameResult.WHITE_WINS, true),
                game(2, "b", "c", GameResult.WHITE_WINS));
        assertEquals(
                List.of(true, true, false),
                table.rows().stream().map(StandingsTable.Row::provisional).toList());
    }

    @Test
    void winsDrawsAndLossesAreCounted() {
        StandingsTable table = table(
                game(1, "a", "b", GameResult.WHITE_WINS),
                game(2, "b", "a", GameResult.DRAW),
                game(3, "a", "b", GameResult.BLACK_WINS),
                game(4, "b", "a", GameResult.BOTH_LOSE));
        StandingsTable.Row a = table.rows().getFirst();
        assertEquals(new StandingsTable.Row(1, player("a"), "1.5", 4, 1, 1, 2, false), a);
    }

    @Test
    void aPlayerNobodyKnowsHasNoRowAndTheOpponentStillScores() {
        StandingsTable table = table(
                new TableGame(1, null, player("b"), PointsRule.USUAL, GameResult.BLACK_WINS, false),
                new TableGame(1, null, null, PointsRule.USUAL, GameResult.DRAW, false));
        assertEquals(List.of("1 b 1"), lines(table));
    }

    @Test
    void aPlayerIsShownAsTheLatestRoundNamesThem() {
        Player later = new Player("a", "Renamed", null, "GM", 2700, null);
        StandingsTable table = table(
                new TableGame(2, later, player("b"), PointsRule.USUAL, null, false),
                game(1, "a", "b", GameResult.WHITE_WINS));
        assertEquals(later, table.rows().getFirst().player());
    }

    @Test
    void largeWholePointsAreWrittenPlainly() {
        StandingsTable table = table(new TableGame(
                1, player("a"), player("b"), PointsRule.parse("100-0-0").orElseThrow(), GameResult.WHITE_WINS, false));
        assertEquals("100", table.rows().getFirst().points());
    }

    private static TableGame game(int round, String white, String black, GameResult result) {
        return new TableGame(round, player(white), player(black), PointsRule.USUAL, result, false);
    }

    private static StandingsTable table(TableGame... games) {
        return PointsTable.of("cup", "open", 1, List.of(games));
    }

    private static List<String> lines(StandingsTable table) {
        return table.rows().stream()
                .map(row -> row.rank() + " " + row.player().id() + " " + row.points())
                .toList();
    }
}
