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
 */
public record StandingsTable(String eventId, String section, long version, int round, List<Row> rows) {
    public StandingsTable {
        Require.text(eventId, "eventId", "the tournament's identity");
        Require.text(section, "section", "the section of the event");
        Require.atLeast(1, version, "version", "the count of versions");
        rows = Require.list(rows, "rows");
    }

    /** The key of the record. */
    public String key() {
        return eventId + "/" + section;
    }

    /**
     * One player.
     *
     * @param rank shared by equal points
     * @param player who
     * @param points exact, as a decimal number, e.g. {@code 1.5}
     * @param games games settled
     * @param wins of them won
     * @param draws of them drawn
     * @param losses of them lost
     * @param provisional whether a result among them is still provisional
     */
    public record Row(
            int rank, Player player, String points, int games, int wins, int draws, int losses, boolean provisional) {
        public Row {
            Require.present(player, "player", "who stands there");
            Require.text(points, "points", "a decimal number");
        }
    }
}
