package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Player;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.StandingsTable.Column;
import org.chatrang.events.StandingsTable.Participants;
import org.chatrang.events.StandingsTable.Ranking;
import org.chatrang.events.StandingsTable.State;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.chatrang.tournament.tiebreak.TieBreakException;

/**
 * The table of a section: by points alone if nothing else is declared, else with the tie-breaks of its list by the edition in
 * force on its first day. It follows from the games only, whatever came before them.
 */
public final class SectionTable {
    private final Collection<TableGame> games;
    private final SectionTournament section;
    private final Tournament tournament;
    private final Table ranked;

    private SectionTable(Collection<TableGame> games, SectionTournament section, List<TieBreak> tieBreaks) {
        this.games = games;
        this.section = section;
        this.tournament = section.tournament();
        this.ranked = new Standings(tournament, tournament.edition(), tournament.playedRounds(), tieBreaks).table();
    }

    /** The table of these games as version {@code version}. A list that cannot be read is as good as none. */
    public static StandingsTable of(String eventId, String section, long version, Collection<TableGame> games) {
        SectionRules rules = new SectionRules(List.copyOf(games));
        List<TieBreak> tieBreaks = read(rules.tieBreaks());
        if (tieBreaks.isEmpty() && !rules.teams()) {
            return PointsTable.of(eventId, section, version, games);
        }
        SectionTable table = new SectionTable(games, new SectionTournament(rules), tieBreaks);
        return new StandingsTable(
                eventId, section, version, PointsTable.lastSettledRound(games), table.rows(), table.ranking());
    }

    private static List<TieBreak> read(List<String> codes) {
        try {
            return TieBreak.parseAll(codes);
        } catch (TieBreakException unknown) {
            return List.of();
        }
    }

    private List<StandingsTable.Row> rows() {
        if (ranked.teams()) {
            Map<Integer, String> names = section.teams();
            return ranked.rows().stream()
                    .map(row -> teamRow(row, names.get(row.number())))
                    .sorted(BY_RANK)
                    .toList();
        }
        Map<String, Score> scores = PointsTable.scores(games);
        return ranked.rows().stream()
                .map(row ->
                        playerRow(row, scores.get(section.player(row.number()).id())))
                .sorted(BY_RANK)
                .toList();
    }

    private static final Comparator<StandingsTable.Row> BY_RANK = Comparator.comparingInt(StandingsTable.Row::rank)
            .thenComparing(row -> row.player().name())
            .thenComparing(row -> row.player().id());

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

    private StandingsTable.Row teamRow(Row row, String name) {
        int[] tally = new int[3];
        boolean provisional = false;
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing instanceof TeamMatch match
                    && (match.first() == row.number() || match.second() == row.number())) {
                boolean decided = match.boards().stream().noneMatch(Board::isPending);
                int sign = sign(match, match.first() == row.number());
                tally[1 - sign] += decided ? 1 : 0;
                provisional |= match.boards().stream().anyMatch(Board::provisional);
            }
        }
        return new StandingsTable.Row(
                row.rank(),
                new Player(name, name, null, null, null, null),
                decimal(row.points()),
                tally[0] + tally[1] + tally[2],
                tally[0],
                tally[1],
                tally[2],
                provisional,
                values(row));
    }

    /** 1 for more game points than the other team, 0 for as many, -1 for fewer. */
    private int sign(TeamMatch match, boolean first) {
        Points own = Points.ZERO;
        Points others = Points.ZERO;
        for (Board board : match.boards()) {
            own = own.plus(
                    tournament.regulations().gamePoints().of(first ? board.firstOutcome() : board.secondOutcome()));
            others = others.plus(
                    tournament.regulations().gamePoints().of(first ? board.secondOutcome() : board.firstOutcome()));
        }
        return Integer.signum(own.compareTo(others));
    }

    private Ranking ranking() {
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < ranked.tieBreaks().size(); i++) {
            int column = i;
            State state = ranked.rows().stream()
                    .map(row -> row.values().get(column).state())
                    .map(value -> State.valueOf(value.name()))
                    .max(Comparator.naturalOrder())
                    .orElse(State.OFFICIAL);
            columns.add(new Column(ranked.tieBreaks().get(i).toString(), state));
        }
        return new Ranking(
                ranked.teams() ? Participants.TEAM : Participants.PLAYER,
                ranked.edition().id(),
                columns,
                reason());
    }

    private String reason() {
        return games.stream()
                .filter(game -> game.decision() != null)
                .max(Comparator.comparing(TableGame::decision, Decision.LATEST_LAST)
                        .thenComparing(TableGame::gameId))
                .map(game -> "Round " + game.round() + ", board " + game.board() + ": "
                        + game.decision().what() + " by " + game.decision().by() + ": "
                        + game.decision().text())
                .orElse(null);
    }

    private static List<String> values(Row row) {
        return row.values().stream().map(value -> value.text()).toList();
    }

    private static String decimal(Points points) {
        return Score.decimal(points.toBigDecimal());
    }
}
