package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.chatrang.events.StandingsTable;

/**
 * The plain table of a section: points, exact, with shared ranks and without tie-breaks. Every scheduled player has a row,
 * also before the first result. A side whose player is not known has none; its opponent's score counts all the same.
 */
public final class PointsTable {
    private PointsTable() {}

    /** The table of these games as version {@code version}. A player is shown as the latest round names them. */
    public static StandingsTable of(String eventId, String section, long version, Collection<TableGame> games) {
        return of(eventId, section, version, new Scores(games));
    }

    static StandingsTable of(String eventId, String section, long version, Scores scores) {
        List<Score> bestFirst = scores.all().sorted(Score.BEST_FIRST).toList();
        return new StandingsTable(eventId, section, version, scores.lastSettledRound(), ranked(bestFirst));
    }

    private static List<StandingsTable.Row> ranked(List<Score> bestFirst) {
        List<StandingsTable.Row> rows = new ArrayList<>(bestFirst.size());
        int rank = 0;
        for (int i = 0; i < bestFirst.size(); i++) {
            boolean shared = i > 0
                    && bestFirst.get(i).points().compareTo(bestFirst.get(i - 1).points()) == 0;
            rank = shared ? rank : i + 1;
            rows.add(bestFirst.get(i).row(rank));
        }
        return rows;
    }
}
