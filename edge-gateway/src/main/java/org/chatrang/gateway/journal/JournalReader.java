package org.chatrang.gateway.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnreadableRecordException;

/** Reads the journal beside the writer. Safe for several threads, one at a time. */
public final class JournalReader implements AutoCloseable {
    private final Path file;
    private final Connection connection;

    JournalReader(Path file) throws SQLException {
        this.file = file;
        this.connection = JournalTables.connect(file);
    }

    /** The board's entries after that one, in order, at most so many. */
    public synchronized List<JournalEntry> after(String board, long entry, int limit) {
        String sql = "SELECT id, event FROM entry WHERE board = ? AND id > ? ORDER BY id LIMIT ?";
        return query(sql, rows -> entries(board, rows), board, entry, limit);
    }

    /** The driver's place at the last entry of that game, empty if it has none. */
    public synchronized OptionalLong lastMark(String game) {
        String sql = "SELECT mark FROM entry WHERE game = ? ORDER BY epoch DESC, n DESC LIMIT 1";
        return query(sql, row -> row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty(), game);
    }

    /** Everything the journal holds of that game, in the order it was recorded. */
    public synchronized List<GameEvent> game(String game) {
        String sql = "SELECT event FROM entry WHERE game = ? ORDER BY epoch, n";
        return query(sql, JournalReader::events, game);
    }

    /** What a board saw in its latest sitting, if that belongs to no game. */
    public synchronized Sitting sitting(String board) {
        String latest = "SELECT MAX(COALESCE((SELECT MAX(sitting) FROM unbound WHERE board = ?), 0),"
                + " COALESCE((SELECT sitting FROM assignment WHERE board = ?), 0))";
        long number = query(latest, row -> row.getLong(1), board, board);
        String sql = "SELECT event FROM unbound WHERE board = ? AND sitting = ? ORDER BY id";
        return new Sitting(number, query(sql, JournalReader::events, board, number));
    }

    /**
     * What happened on a board between two set-ups of a start position.
     *
     * @param number its number, 0 before the first
     * @param unbound what was seen in it, under the board's name; empty if it belongs to a game or nothing was seen
     */
    public record Sitting(long number, List<GameEvent> unbound) {}

    private static List<GameEvent> events(ResultSet rows) throws SQLException, UnreadableRecordException {
        List<GameEvent> events = new ArrayList<>();
        while (rows.next()) {
            events.add(Codec.readEvent(rows.getBytes(1)));
        }
        return events;
    }

    /** Whether the journal holds the entry with that stamp. */
    public synchronized boolean holds(String game, Stamp stamp) {
        String sql = "SELECT 1 FROM entry WHERE game = ? AND epoch = ? AND n = ?";
        return query(sql, ResultSet::next, game, stamp.epoch(), stamp.n());
    }

    /** Per board that saw it, the number of its last entry of that game up to that stamp; empty if the journal does not hold that. */
    public synchronized Map<String, Long> upTo(String game, Stamp stamp) {
        String sql = "SELECT board, MAX(id) FROM entry WHERE game = ? AND id <="
                + " (SELECT id FROM entry WHERE game = ? AND epoch = ? AND n = ?) GROUP BY board";
        return query(
                sql,
                rows -> {
                    Map<String, Long> entries = new HashMap<>();
                    while (rows.next()) {
                        entries.put(rows.getString(1), rows.getLong(2));
                    }
                    return entries;
                },
                game,
                game,
                stamp.epoch(),
                stamp.n());
    }

    /** The board of each entry of that game. */
    synchronized Map<Long, String> entriesOf(String game) {
        return query(
                "SELECT id, board FROM entry WHERE game = ?",
                rows -> {
                    Map<Long, String> boards = new HashMap<>();
                    while (rows.next()) {
                        boards.put(rows.getLong(1), rows.getString(2));
                    }
                    return boards;
                },
                game);
    }

    /** How many entries of that board stand after one and up to another. */
    public synchronized long count(String board, long after, long upTo) {
        String sql = "SELECT COUNT(*) FROM entry WHERE board = ? AND id > ? AND id <= ?";
        return query(sql, row -> row.getLong(1), board, after, upTo);
    }

    /** Per partition the offset behind which nothing of an unacknowledged entry can stand. */
    public synchronized Map<Integer, Long> reached() {
        return query("SELECT part, next FROM reached", rows -> {
            Map<Integer, Long> offsets = new HashMap<>();
            while (rows.next()) {
                offsets.put(rows.getInt(1), rows.getLong(2));
            }
            return offsets;
        });
    }

    /** The assignments kept from earlier, by board. */
    public synchronized List<KeptAssignment> assignments() {
        return query("SELECT record, part, place, written FROM assignment ORDER BY board", rows -> {
            List<KeptAssignment> assignments = new ArrayList<>();
            while (rows.next()) {
                assignments.add(new KeptAssignment(
                        Codec.read(rows.getBytes(1), BoardAssignment.class),
                        new AssignmentPlace(rows.getInt(2), rows.getLong(3), rows.getLong(4))));
            }
            return assignments;
        });
    }

    /** What was kept of that board's notation, empty if nothing was. */
    public synchronized Optional<byte[]> notation(String board) {
        String sql = "SELECT record FROM notation WHERE board = ?";
        return query(sql, row -> row.next() ? Optional.of(row.getBytes(1)) : Optional.empty(), board);
    }

    void loadInto(Backlog backlog) {
        String sql = "SELECT board, COALESCE(a.entry, 0), SUM(e.id > COALESCE(a.entry, 0))"
                + " FROM entry e LEFT JOIN acknowledged a USING (board) GROUP BY board";
        query(sql, rows -> {
            while (rows.next()) {
                backlog.load(rows.getString(1), rows.getLong(2), rows.getLong(3));
            }
            return null;
        });
    }

    void loadInto(SharedGames games) {
        query("SELECT DISTINCT game, board FROM entry", rows -> {
            while (rows.next()) {
                games.note(rows.getString(1), rows.getString(2));
            }
            return null;
        });
    }

    private List<JournalEntry> entries(String board, ResultSet rows) throws SQLException, UnreadableRecordException {
        List<JournalEntry> entries = new ArrayList<>();
        while (rows.next()) {
            entries.add(new JournalEntry(rows.getLong(1), board, Codec.readEvent(rows.getBytes(2))));
        }
        return entries;
    }

    private interface Rows<T> {
        T read(ResultSet rows) throws SQLException, UnreadableRecordException;
    }

    private <T> T query(String sql, Rows<T> reading, Object... parameters) {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setObject(i + 1, parameters[i]);
            }
            try (ResultSet rows = statement.executeQuery()) {
                return reading.read(rows);
            }
        } catch (SQLException | UnreadableRecordException e) {
            throw new JournalException("journal " + file + " cannot be read: " + e.getMessage(), e);
        }
    }

    @Override
    public synchronized void close() {
        try {
            connection.close();
        } catch (SQLException e) {
            throw new JournalException("journal " + file + " cannot be closed: " + e.getMessage(), e);
        }
    }
}
