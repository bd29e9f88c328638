package org.chatrang.standings.table;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsTable;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.rank.Row;

/** The rows of a ranked section as they are published. A row that rests on nothing new is the same object as before. */
final class SectionRows {
    private static final Comparator<StandingsTable.Row> BY_RANK = Comparator.comparingInt(StandingsTable.Row::rank)
            .thenComparing(row -> row.player().name())
            .thenComparing(row -> row.player().id());

    private final RankedSection ranked;
    private final Scores scores;
    private final GamePoints points;
    private final Map<Integer, String> teams;
    private final Map<Integer, Made> made = new HashMap<>();

    /** A row, and what it was made from. */
    private record Made(Row from, Object tally, StandingsTable.Row row) {}

    private record Tally(int wins, int draws, int losses, boolean provisional) {}

    SectionRows(RankedSection ranked, Scores scores) {
        this.ranked = ranked;
        this.scores = scores;
        this.points = ranked.points();
        this.teams = ranked.section().teams().names();
    }

    List<StandingsTable.Row> inOrder() {
        return ranked.table().rows().stream().map(this::row).sorted(BY_RANK).toList();
    }

    private StandingsTable.Row row(Row row) {
        Object tally = teams.isEmpty() ? score(row) : tally(row.number());
        Made before = made.get(row.number());
        if (before != null && before.from() == row && before.tally().equals(tally)) {
            return before.row();
        }
        StandingsTable.Row now = tally instanceof Tally ofTeam ? teamRow(row, ofTeam) : playerRow(row, (Score) tally);
        made.put(row.number(), new Made(row, tally, now));
        return now;
    }

    private Score score(Row row) {
        return scores.of(ranked.section().player(row.number()).id());
    }

    private static StandingsTable.Row playerRow(Row row, Score score) {
        return new StandingsTable.Row(
                row.rank(),
                score.player(),
                decimal(row.points()),
                score.games(),
                score.wins(),
                score.draws(),
                score.losses(),
                score.provisional(),
                values(row));
    }

    private StandingsTable.Row teamRow(Row row, Tally tally) {
        String name = teams.get(row.number());
        return new StandingsTable.Row(
                row.rank(),
                new Player(name, name, null, null, null, null),
                decimal(row.points()),
                tally.wins() + tally.draws() + tally.losses(),
                tally.wins(),
                tally.draws(),
                tally.losses(),
                tally.provisional(),
                values(row));
    }

    private Tally tally(int team) {
        int[] counts = new int[3];
        boolean provisional = false;
        for (List<Board> boards : ranked.section().teams().boards(team)) {
            boolean decided = boards.stream().noneMatch(Board::isPending);
            counts[1 - sign(boards)] += decided ? 1 : 0;
            provisional |= boards.stream().anyMatch(Board::provisional);
        }
        return new Tally(counts[0], counts[1], counts[2], provisional);
    }

    /** 1 for more game points than the other team, 0 for as many, -1 for fewer. */
    private int sign(List<Board> boards) {
        Points own = Points.ZERO;
        Points others = Points.ZERO;
        for (Board board : boards) {
            own = own.plus(points.of(board.firstOutcome()));
            others = others.plus(points.of(board.secondOutcome()));
        }
        return Integer.signum(own.compareTo(others));
    }

    private static List<String> values(Row row) {
        return row.values().stream().map(value -> value.text()).toList();
    }

    private static String decimal(Points points) {
        return Score.decimal(points.toBigDecimal());
    }
}
