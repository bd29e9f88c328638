package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.UnreadableRecordException;

/** Writes one group of changes in one database transaction: all of it or nothing, the counters too. Used by one thread. */
final class GroupWriter {
    private static final String ACKNOWLEDGE = "INSERT INTO acknowledged VALUES (?, ?)"
            + " ON CONFLICT (board) DO UPDATE SET entry = MAX(entry, excluded.entry)";
    private static final String REACH =
            "INSERT INTO reached VALUES (?, ?) ON CONFLICT (part) DO UPDATE SET next = excluded.next";

    private static final String NOTE =
            "INSERT INTO notation VALUES (?, ?) ON CONFLICT (board) DO UPDATE SET record = excluded.record";

    private final Statements statements;
    private final EntryWriter entries;
    private final Bindings bindings;
    private final Pruner pruner;

    /**
     * What a group became.
     *
     * @param observed the entries of its observations, in their order
     * @param all these and what an assignment brought into its game
     */
    record Written(List<JournalEntry> observed, List<JournalEntry> all) {}

    GroupWriter(Connection connection, String source, long epoch, Pruner pruner, SharedGames shared)
            throws SQLException, UnreadableRecordException {
        this.pruner = pruner;
        statements = new Statements(connection);
        entries = new EntryWriter(connection, statements, source, epoch, shared);
        bindings = new Bindings(connection, statements, source, epoch, entries);
    }

    /** On failure nothing has changed. */
    Written write(List<Change> group, Acknowledgement known) throws SQLException {
        try {
            List<JournalEntry> observed = statements.transaction(() -> inTransaction(group, known));
            bindings.committed();
            return new Written(observed, entries.committed());
        } catch (SQLException | RuntimeException e) {
            entries.rolledBack();
            bindings.rolledBack();
            throw e;
        }
    }

    private List<JournalEntry> inTransaction(List<Change> group, Acknowledgement known) throws SQLException {
        List<JournalEntry> observed = new ArrayList<>();
        for (Change change : group) {
            switch (change) {
                case Change.Observe observe -> observed.add(entries.insert(observe.observation()));
                case Change.Keep keep -> bindings.keep(keep.seen(), keep.sitting(), keep.heard());
                case Change.SetUp begun -> bindings.setUp(begun.board(), begun.sitting());
                case Change.Bind bind -> bindings.bind(bind.assigned());
                case Change.Note note -> note(note);
            }
        }
        acknowledge(known);
        return observed;
    }

    private void note(Change.Note note) throws SQLException {
        PreparedStatement insert = statements.get(NOTE);
        insert.setString(1, note.board());
        insert.setBytes(2, note.record());
        insert.executeUpdate();
    }

    private void acknowledge(Acknowledgement known) throws SQLException {
        PreparedStatement acknowledge = statements.get(ACKNOWLEDGE);
        for (var board : known.entries().entrySet()) {
            acknowledge.setString(1, board.getKey());
            acknowledge.setLong(2, board.getValue());
            acknowledge.executeUpdate();
        }
        PreparedStatement reach = statements.get(REACH);
        for (var partition : known.offsets().entrySet()) {
            reach.setInt(1, partition.getKey());
            reach.setLong(2, partition.getValue());
            reach.executeUpdate();
        }
    }

    /** Makes some room; returns whether more can be made. */
    boolean prune(boolean nearlyFull) throws SQLException {
        return pruner.prune(bindings.games(), nearlyFull);
    }
}
