package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.InstantSource;
import java.util.Set;

/**
 * Makes room: deletes what the bus has, oldest first and in small portions, so that no board waits for it. What the bus
 * has not is never deleted, nor what belongs to a game that is on a board now. Used by the writing thread only.
 */
final class Pruner {
    private static final int PORTION = 2000;
    private static final String PRUNE = "DELETE FROM main.entry WHERE id IN (SELECT e.id FROM main.entry e"
            + " JOIN main.acknowledged a ON a.board = e.board"
            + " WHERE e.id <= a.entry AND e.at < ? AND e.game NOT IN (SELECT game FROM playing)"
            + " ORDER BY e.id LIMIT " + PORTION + ")";
    private static final String FORGET = "DELETE FROM main.unbound WHERE id IN"
            + " (SELECT id FROM main.unbound WHERE at < ? ORDER BY id LIMIT " + PORTION + ")";

    private final JournalSettings settings;
    private final InstantSource time;
    private final Statements statements;

    Pruner(Connection connection, JournalSettings settings, InstantSource time) throws SQLException {
        this.settings = settings;
        this.time = time;
        statements = new Statements(connection);
        try (Statement create = connection.createStatement()) {
            create.execute("CREATE TEMP TABLE playing (game TEXT NOT NULL PRIMARY KEY)");
        }
    }

    /**
     * Deletes one portion of what is older than the time to keep, or, when the journal is nearly full, of whatever the bus
     * has. Returns whether there may be more.
     */
    boolean prune(Set<String> playing, boolean nearlyFull) throws SQLException {
        long old = time.instant().minus(settings.keep()).toEpochMilli();
        return statements.transaction(() -> {
            note(playing);
            int pruned = delete(PRUNE, nearlyFull ? Long.MAX_VALUE : old);
            int forgotten = delete(FORGET, old);
            return pruned == PORTION || forgotten == PORTION;
        });
    }

    private int delete(String sql, long before) throws SQLException {
        PreparedStatement delete = statements.get(sql);
        delete.setLong(1, before);
        return delete.executeUpdate();
    }

    private void note(Set<String> playing) throws SQLException {
        statements.get("DELETE FROM playing").executeUpdate();
        PreparedStatement insert = statements.get("INSERT INTO playing VALUES (?)");
        for (String game : playing) {
            insert.setString(1, game);
            insert.executeUpdate();
        }
    }
}
