package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Stamp;

/** Writes one group of changes in one database transaction: all of it or nothing, the counters too. Used by one thread. */
final class GroupWriter {
    private final Connection connection;
    private final String source;
    private final long epoch;
    private final PreparedStatement insertEntry;
    private final PreparedStatement acknowledge;
    private final PreparedStatement reach;
    private final PreparedStatement bind;
    private final Map<String, Long> lastN = new HashMap<>();
    private long lastId;

    GroupWriter(Connection connection, String source, long epoch) throws SQLException {
        this.connection = connection;
        this.source = source;
        this.epoch = epoch;
        this.lastId = JournalTables.number(connection, "SELECT MAX(id) FROM entry");
        insertEntry = connection.prepareStatement("INSERT INTO entry VALUES (?, ?, ?, ?, ?, ?, ?)");
        acknowledge = connection.prepareStatement("INSERT INTO acknowledged VALUES (?, ?)"
                + " ON CONFLICT (board) DO UPDATE SET entry = MAX(entry, excluded.entry)");
        reach = connection.prepareStatement(
                "INSERT INTO reached VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET next = excluded.next");
        bind = connection.prepareStatement(
                "INSERT INTO assignment VALUES (?, ?) ON CONFLICT (board) DO UPDATE SET record = excluded.record");
    }

    /** Returns the entries written, in the order of the observations in the group; on failure nothing has changed. */
    List<JournalEntry> write(List<Change> group) throws SQLException {
        List<JournalEntry> entries = new ArrayList<>();
        Map<String, Long> counted = new HashMap<>();
        try {
            connection.setAutoCommit(false);
            for (Change change : group) {
                switch (change) {
                    case Change.Observe observe -> entries.add(insert(observe.observation(), counted, entries.size()));
                    case Change.Acknowledge known -> acknowledge(known.acknowledgement());
                    case Change.Bind assigned -> bind(assigned.assignment());
                }
            }
            connection.commit();
        } catch (SQLException e) {
            rollBack(e);
            throw e;
        }
        lastN.putAll(counted);
        lastId += entries.size();
        return entries;
    }

    private void rollBack(SQLException cause) {
        try {
            connection.rollback();
        } catch (SQLException e) {
            cause.addSuppressed(e);
        }
    }

    private JournalEntry insert(Observation seen, Map<String, Long> counted, int before) throws SQLException {
        long n = counted.getOrDefault(seen.game(), lastN.getOrDefault(seen.game(), 0L)) + 1;
        counted.put(seen.game(), n);
        GameEvent event =
                new GameEvent(seen.game(), new Stamp(source, epoch, n), seen.at(), seen.timing(), seen.fact());
        JournalEntry entry = new JournalEntry(lastId + before + 1, seen.board(), event);
        insertEntry.setLong(1, entry.id());
        insertEntry.setString(2, seen.board());
        insertEntry.setString(3, seen.game());
        insertEntry.setLong(4, epoch);
        insertEntry.setLong(5, n);
        insertEntry.setLong(6, seen.mark());
        insertEntry.setBytes(7, Codec.bytes(event));
        insertEntry.executeUpdate();
        return entry;
    }

    private void acknowledge(Acknowledgement known) throws SQLException {
        for (var board : known.entries().entrySet()) {
            acknowledge.setString(1, board.getKey());
            acknowledge.setLong(2, board.getValue());
            acknowledge.executeUpdate();
        }
        for (var partition : known.offsets().entrySet()) {
            reach.setInt(1, partition.getKey());
            reach.setLong(2, partition.getValue());
            reach.executeUpdate();
        }
    }

    private void bind(BoardAssignment assignment) throws SQLException {
        bind.setString(1, assignment.boardId());
        bind.setBytes(2, Codec.bytes(assignment));
        bind.executeUpdate();
    }
}
