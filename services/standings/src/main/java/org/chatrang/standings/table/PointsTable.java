package org.chatrang.standings.table;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Player;
import org.chatrang.events.Side;
import org.chatrang.events.StandingsTable;

/**
 * The plain table of a section: points, exact, with shared ranks and without tie-breaks. Every scheduled player has a row,
 * also before the first result. A side whose player is not known has none; its opponent's score counts all the same.
 */
public final class PointsTable {
    private PointsTable() {}

    /** The table of these games as version {@code version}. A player is shown as the latest round names them. */
    public static StandingsTable of(String eventId, String section, long version, Collection<TableGame> games) {
        return new StandingsTable(eventId, section, version, lastSettledRound(games), rows(games));
    }

    static int lastSettledRound(Collection<TableGame> games) {
        return games.stream()
                .filter(game -> game.result() != null)
                .mapToInt(TableGame::round)
                .max()
                .orElse(0);
    }

    private static List<StandingsTable.Row> rows(Collection<TableGame> games) {
        return ranked(scores(games).values().stream().sorted(Score.BEST_FIRST).toList());
    }

    /** What each player has, by identity. */
    static Map<String, Score> scores(Collection<TableGame> games) {
        Map<String, Score> scores = new HashMap<>();
        for (TableGame game : inOrderOfRounds(games)) {
            add(scores, game, game.white(), Side.WHITE);
            add(scores, game, game.black(), Side.BLACK);
        }
        return scores;
    }

    private static List<TableGame> inOrderOfRounds(Collection<TableGame> games) {
        return games.stream().sorted(Comparator.comparingInt(TableGame::round)).toList();
    }

    private static void add(Map<String, Score> scores, TableGame game, Player player, Side side) {
        if (player != null) {
            Score before = scores.getOrDefault(player.id(), Score.none(player));
            scores.put(player.id(), before.of(player).plus(game, side));
        }
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
