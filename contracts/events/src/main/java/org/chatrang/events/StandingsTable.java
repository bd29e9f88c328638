package org.chatrang.events;

import java.util.List;

/**
 * The table of a section: one record of the topic {@code standings}, keyed by {@code eventId/section}.
 *
 * @param eventId the tournament
 * @param section its section
 * @param version from 1, grows with each change
 * @param round the last round with a settled game
 * @param rows in rank order
 * @param ranking what the ranks rest on beside the points; null in a table of points only
 */
public record StandingsTable(String eventId, String section, long version, int round, List<Row> rows, Ranking ranking) {
    public StandingsTable {
        Require.text(eventId, "eventId", "the tournament's identity");
        Require.text(section, "section", "the section of the event");
        Require.atLeast(1, version, "version", "the count of versions");
        rows = Require.list(rows, "rows");
    }

    /** A table of points only. */
    public StandingsTable(String eventId, String section, long version, int round, List<Row> rows) {
        this(eventId, section, version, round, rows, null);
    }

    /** The key of the record. */
    public String key() {
        return eventId + "/" + section;
    }

    /**
     * How a table is ranked.
     *
     * @param participants what stands in the rows
     * @param edition of FIDE's tie-break rules, e.g. {@code 2026-03}
     * @param columns the tie-breaks in the order in which they apply
     * @param reason the latest decision of an arbiter about a result in this table, null if there is none
     */
    public record Ranking(Participants participants, String edition, List<Column> columns, String reason) {
        public Ranking {
            Require.present(participants, "participants", "PLAYER or TEAM");
            Require.text(edition, "edition", "the edition of the tie-break rules");
            columns = Require.list(columns, "columns");
        }
    }

    /** What is ranked. A team stands in the rows as a player does, with its own name. */
    public enum Participants {
        PLAYER,
        TEAM
    }

    /**
     * A tie-break of the list.
     *
     * @param code as the regulations write it, e.g. {@code BH/C1}
     * @param state of the values in this column
     */
    public record Column(String code, State state) {
        public Column {
            Require.text(code, "code", "a tie-break such as BH/C1");
            Require.present(state, "state", "OFFICIAL, PROVISIONAL or PROJECTED");
        }
    }

    /** How far the values of a tie-break can be relied on. */
    public enum State {
        /** None of them can change any more but by a correction. */
        OFFICIAL,
        /** Games they rest on are not played, not finished or not final. */
        PROVISIONAL,
        /** Results were assumed. */
        PROJECTED
    }

    /**
     * One player, or one team.
     *
     * @param rank shared by those whom neither points nor tie-breaks tell apart
     * @param player who
     * @param points exact, as a decimal number, e.g. {@code 1.5}
     * @param games games settled
     * @param wins of them won
     * @param draws of them drawn
     * @param losses of them lost
     * @param provisional whether a result among them is still provisional
     * @param values of the tie-breaks, one for each column, as they are printed; a dash where there is none. Null in a table of
     *     points only
     */
    public record Row(
            int rank,
            Player player,
            String points,
            int games,
            int wins,
            int draws,
            int losses,
            boolean provisional,
            List<String> values) {
        public Row {
            Require.present(player, "player", "who stands there");
            Require.text(points, "points", "a decimal number");
            values = values == null ? null : Require.list(values, "values");
        }

        /** A row of a table of points only. */
        public Row(
                int rank,
                Player player,
                String points,
                int games,
                int wins,
                int draws,
                int losses,
                boolean provisional) {
            this(rank, player, points, games, wins, draws, losses, provisional, null);
        }
    }
}
