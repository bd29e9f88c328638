package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Stamp;

/** Stamps what belongs to a game and writes it. Its counters move on only when the transaction is in: {@link #committed}. */
final class EntryWriter {
    private static final String INSERT =
            "INSERT INTO entry (id, board, game, epoch, n, mark, event, at) VALUES (?, ?, ?, ?, ?, ?, ?, ?)";

    private final String source;
    private final long epoch;
    private final Statements statements;
    private final SharedGames shared;
    private final Map<String, Long> lastN = new HashMap<>();
    private final Map<String, Long> counted = new HashMap<>();
    private final List<JournalEntry> written = new ArrayList<>();
    private long lastId;

    EntryWriter(Connection connection, Statements statements, String source, long epoch, SharedGames shared)
            throws SQLException {
        this.source = source;
        this.epoch = epoch;
        // numbers are never given twice, also when the last entries were pruned
        this.lastId = JournalTables.number(
                connection,
                "SELECT MAX(id) FROM (SELECT MAX(id) AS id FROM entry UNION SELECT MAX(entry) FROM acknowledged)");
        this.statements = statements;
        this.shared = shared;
    }

    JournalEntry insert(Observation seen) throws SQLException {
        shared.note(seen.game(), seen.board());
        long n = counted.getOrDefault(seen.game(), lastN.getOrDefault(seen.game(), 0L)) + 1;
        counted.put(seen.game(), n);
        GameEvent event =
                new GameEvent(seen.game(), new Stamp(source, epoch, n), seen.at(), seen.timing(), seen.fact());
        JournalEntry entry = new JournalEntry(lastId + written.size() + 1, seen.board(), event);
        PreparedStatement insert = statements.get(INSERT);
        insert.setLong(1, entry.id());
        insert.setString(2, seen.board());
        insert.setString(3, seen.game());
        insert.setLong(4, epoch);
        insert.setLong(5, n);
        insert.setLong(6, seen.mark());
        insert.setBytes(7, Codec.bytes(event));
        insert.setLong(8, seen.at().toEpochMilli());
        insert.executeUpdate();
        written.add(entry);
        return entry;
    }

    /** What the transaction wrote, in order. */
    List<JournalEntry> committed() {
        List<JournalEntry> entries = List.copyOf(written);
        lastN.putAll(counted);
        lastId += entries.size();
        rolledBack();
        return entries;
    }

    void rolledBack() {
        counted.clear();
        written.clear();
    }
}
