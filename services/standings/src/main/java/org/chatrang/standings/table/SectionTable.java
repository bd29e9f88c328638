package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.StandingsTable.Column;
import org.chatrang.events.StandingsTable.Participants;
import org.chatrang.events.StandingsTable.Ranking;
import org.chatrang.events.StandingsTable.State;
import org.chatrang.standings.table.RankedSection.Replayed;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.chatrang.tournament.tiebreak.TieBreakException;

/**
 * The table of a section: by points alone if nothing else is declared, else with the tie-breaks of its list by the edition in
 * force on its first day. It follows from the games only, whatever came before them. A result counts again what depends on it;
 * a schedule, everything. Not for use by several threads.
 */
public final class SectionTable {
    private final Map<String, TableGame> games = new HashMap<>();
    private final Map<String, TableGame> decided = new HashMap<>();
    private final Scores scores;
    private RankedSection ranked;
    private SectionRows rows;

    /** The table of these games. */
    public SectionTable(Collection<TableGame> games) {
        games.forEach(game -> this.games.put(game.gameId(), game));
        this.games.values().forEach(this::note);
        scores = new Scores(this.games.values());
        rank();
    }

    /** The table of these games, counted from nothing, as version {@code version}. */
    public static StandingsTable of(String eventId, String section, long version, Collection<TableGame> games) {
        return new SectionTable(games).asVersion(eventId, section, version);
    }

    /** A list of tie-breaks that cannot be read is as good as none. */
    private void rank() {
        SectionRules rules = new SectionRules(games.values());
        List<TieBreak> tieBreaks = read(rules.tieBreaks());
        if (tieBreaks.isEmpty() && !rules.teams()) {
            ranked = null;
            rows = null;
        } else {
            ranked = new RankedSection(rules, tieBreaks);
            rows = new SectionRows(ranked, scores);
        }
    }

    private static List<TieBreak> read(List<String> codes) {
        try {
            return TieBreak.parseAll(codes);
        } catch (TieBreakException unknown) {
            return List.of();
        }
    }

    /** How many games there are. */
    public int size() {
        return games.size();
    }

    /**
     * Takes what has changed.
     *
     * @param changed games that are new here, or other than they were
     * @param gone identities of games that are no longer of this section
     */
    public void take(Collection<TableGame> changed, Collection<String> gone) {
        boolean rescheduled = false;
        List<Replayed> replayed = new ArrayList<>();
        for (TableGame game : changed) {
            TableGame before = replace(game.gameId(), game);
            rescheduled |= before == null || !before.isScheduledAs(game);
            if (before != null && !before.isPlayedAs(game)) {
                replayed.add(new Replayed(before, game));
            }
        }
        for (String game : gone) {
            rescheduled |= replace(game, null) != null;
        }
        boolean followed = !rescheduled && (ranked == null || replayed.isEmpty() || ranked.take(replayed));
        if (!followed) {
            rank();
        }
    }

    private TableGame replace(String gameId, TableGame game) {
        TableGame before = games.remove(gameId);
        if (before != null) {
            scores.remove(before);
            decided.remove(gameId);
        }
        if (game != null) {
            games.put(gameId, game);
            scores.add(game);
            note(game);
        }
        return before;
    }

    private void note(TableGame game) {
        if (game.decision() != null) {
            decided.put(game.gameId(), game);
        }
    }

    /** The table as it stands. */
    public StandingsTable asVersion(String eventId, String section, long version) {
        if (ranked == null) {
            return PointsTable.of(eventId, section, version, scores);
        }
        return new StandingsTable(
                eventId, section, version, scores.lastSettledRound(), rows.inOrder(), ranking(ranked.table()));
    }

    private Ranking ranking(Table table) {
        List<Column> columns = new ArrayList<>();
        for (int i = 0; i < table.tieBreaks().size(); i++) {
            int column = i;
            State state = table.rows().stream()
                    .map(row -> row.values().get(column).state())
                    .map(value -> State.valueOf(value.name()))
                    .max(Comparator.naturalOrder())
                    .orElse(State.OFFICIAL);
            columns.add(new Column(table.tieBreaks().get(i).toString(), state));
        }
        return new Ranking(
                table.teams() ? Participants.TEAM : Participants.PLAYER,
                table.edition().id(),
                columns,
                reason());
    }

    private String reason() {
        return decided.values().stream()
                .max(Comparator.comparing(TableGame::decision, Decision.LATEST_LAST)
                        .thenComparing(TableGame::gameId))
                .map(game -> "Round " + game.round() + ", board " + game.board() + ": "
                        + game.decision().what() + " by " + game.decision().by() + ": "
                        + game.decision().text())
                .orElse(null);
    }
}
