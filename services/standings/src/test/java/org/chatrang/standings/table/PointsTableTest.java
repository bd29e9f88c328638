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
                .mapToObj(round -> game(round, player("a"), player("b"), "0.1-0-0", GameResult.WHITE_WINS, false))
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
                game(1, player("a"), player("b"), "1-0.5-0", GameResult.WHITE_WINS, true),
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
                game(1, null, player("b"), "1-0.5-0", GameResult.BLACK_WINS, false),
                game(1, null, null, "1-0.5-0", GameResult.DRAW, false));
        assertEquals(List.of("1 b 1"), lines(table));
    }

    @Test
    void aPlayerIsShownAsTheLatestRoundNamesThem() {
        Player later = new Player("a", "Renamed", null, "GM", 2700, null);
        StandingsTable table =
                table(game(2, later, player("b"), "1-0.5-0", null, false), game(1, "a", "b", GameResult.WHITE_WINS));
        assertEquals(later, table.rows().getFirst().player());
    }

    @Test
    void largeWholePointsAreWrittenPlainly() {
        StandingsTable table = table(game(1, player("a"), player("b"), "100-0-0", GameResult.WHITE_WINS, false));
        assertEquals("100", table.rows().getFirst().points());
    }

    private static TableGame game(int round, String white, String black, GameResult result) {
        return game(round, player(white), player(black), "1-0.5-0", result, false);
    }

    private static TableGame game(
            int round, Player white, Player black, String points, GameResult result, boolean provisional) {
        return new TableGame("g" + round, round, 1, null, white, black, points, null, result, null, provisional, null);
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
