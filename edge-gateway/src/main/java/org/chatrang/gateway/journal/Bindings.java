package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnreadableRecordException;

/**
 * Which game is on which board, and what boards saw before their game was known. A new assignment takes over what the
 * board's latest sitting holds; whether a fact comes before or after it is decided here, by the one thread that writes.
 */
final class Bindings {
    private static final String BIND = "INSERT INTO assignment (board, record, sitting, part, place, written)"
            + " VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (board) DO UPDATE SET record = excluded.record,"
            + " sitting = excluded.sitting, part = excluded.part, place = excluded.place, written = excluded.written";
    private static final String KEEP = "INSERT INTO unbound (board, sitting, at, event) VALUES (?, ?, ?, ?)";
    private static final String KEPT = "SELECT event FROM unbound WHERE board = ? AND sitting = ? ORDER BY id";
    private static final String FORGET = "DELETE FROM unbound WHERE board = ? AND sitting = ?";

    private final String source;
    private final long epoch;
    private final EntryWriter entries;
    private final Statements statements;
    private final Map<String, Long> sittings = new HashMap<>();
    private Map<String, Bound> bound = new HashMap<>();
    private Map<String, Bound> inTransaction = new HashMap<>();

    /** A board's game, and the last sitting that belongs to it. */
    private record Bound(String game, long lastSitting) {}

    private static final Bound NONE = new Bound(null, 0);

    Bindings(Connection connection, Statements statements, String source, long epoch, EntryWriter entries)
            throws SQLException, UnreadableRecordException {
        this.source = source;
        this.epoch = epoch;
        this.entries = entries;
        this.statements = statements;
        load(connection);
    }

    private void load(Connection connection) throws SQLException, UnreadableRecordException {
        try (PreparedStatement select = connection.prepareStatement("SELECT record, sitting FROM assignment");
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                BoardAssignment assignment = Codec.read(rows.getBytes(1), BoardAssignment.class);
                bound.put(assignment.boardId(), new Bound(assignment.gameId(), rows.getLong(2)));
                sittings.put(assignment.boardId(), rows.getLong(2));
            }
        }
        try (PreparedStatement select =
                        connection.prepareStatement("SELECT board, MAX(sitting) FROM unbound GROUP BY board");
                ResultSet rows = select.executeQuery()) {
            while (rows.next()) {
                sittings.merge(rows.getString(1), rows.getLong(2), Math::max);
            }
        }
        inTransaction = new HashMap<>(bound);
    }

    /** Writes what was seen on a board whose game the driver does not know: under its game if there is one by now. */
    void keep(Observation seen, long sitting, String heard) throws SQLException {
        sittings.merge(seen.board(), sitting, Math::max);
        Bound now = inTransaction.getOrDefault(seen.board(), NONE);
        boolean assignedSince = !Objects.equals(heard, now.game());
        if (now.game() != null && (assignedSince || sitting <= now.lastSitting())) {
            inTransaction.put(seen.board(), new Bound(now.game(), Math.max(sitting, now.lastSitting())));
            entries.insert(seen.of(now.game()));
            return;
        }
        GameEvent event =
                new GameEvent(seen.board(), new Stamp(source, epoch, 1), seen.at(), seen.timing(), seen.fact());
        PreparedStatement keep = statements.get(KEEP);
        keep.setString(1, seen.board());
        keep.setLong(2, sitting);
        keep.setLong(3, seen.at().toEpochMilli());
        keep.setBytes(4, Codec.bytes(event));
        keep.executeUpdate();
    }

    /** Another sitting begins. A restart may forget it until something is seen in it, or the set-up is seen again. */
    void setUp(String board, long sitting) {
        sittings.merge(board, sitting, Math::max);
    }

    /** Writes an assignment, and what the board's latest sitting holds as entries of its game. */
    void bind(KeptAssignment assigned) throws SQLException {
        BoardAssignment assignment = assigned.assignment();
        String board = assignment.boardId();
        Bound before = inTransaction.getOrDefault(board, NONE);
        boolean another = !Objects.equals(assignment.gameId(), before.game());
        long sitting = another ? sittings.getOrDefault(board, 0L) : before.lastSitting();
        PreparedStatement bind = statements.get(BIND);
        bind.setString(1, board);
        bind.setBytes(2, Codec.bytes(assignment));
        bind.setLong(3, sitting);
        bind.setInt(4, assigned.place().partition());
        bind.setLong(5, assigned.place().offset());
        bind.setLong(6, assigned.place().written());
        bind.executeUpdate();
        if (another && assignment.gameId() != null && (before.game() == null || sitting > before.lastSitting())) {
            moveKept(board, sitting, assignment.gameId());
        }
        inTransaction.put(board, new Bound(assignment.gameId(), sitting));
    }

    private void moveKept(String board, long sitting, String game) throws SQLException {
        PreparedStatement kept = statements.get(KEPT);
        kept.setString(1, board);
        kept.setLong(2, sitting);
        List<byte[]> events = new ArrayList<>();
        try (ResultSet rows = kept.executeQuery()) {
            while (rows.next()) {
                events.add(rows.getBytes(1));
            }
        }
        for (byte[] bytes : events) {
            try {
                GameEvent event = Codec.readEvent(bytes);
                entries.insert(new Observation(board, game, 0, event.at(), event.timing(), event.fact()));
            } catch (UnreadableRecordException e) {
                throw new SQLException("an event kept of board " + board + " is unreadable", e);
            }
        }
        PreparedStatement forget = statements.get(FORGET);
        forget.setString(1, board);
        forget.setLong(2, sitting);
        forget.executeUpdate();
    }

    /** The games that are on boards now. */
    Set<String> games() {
        return bound.values().stream()
                .map(Bound::game)
                .filter(game -> game != null)
                .collect(Collectors.toSet());
    }

    void committed() {
        bound = new HashMap<>(inTransaction);
    }

    void rolledBack() {
        inTransaction = new HashMap<>(bound);
    }
}
