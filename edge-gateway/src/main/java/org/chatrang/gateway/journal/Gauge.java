package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteErrorCode;

/** Keeps the journal within its limit and says how full it is. */
final class Gauge {
    private final Connection connection;
    private final JournalSettings settings;
    private final JournalListener listener;
    private final long pageSize;
    private volatile JournalState state;

    Gauge(Connection connection, JournalSettings settings, JournalListener listener) throws SQLException {
        this.connection = connection;
        this.settings = settings;
        this.listener = listener;
        this.pageSize = JournalTables.number(connection, "PRAGMA page_size");
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = " + settings.limitBytes() / pageSize);
        }
        this.state = new JournalState.Ok(0);
        accepted();
    }

    JournalState state() {
        return state;
    }

    boolean refused() {
        return state instanceof JournalState.Refused;
    }

    /** Whether it is refused for want of room: then pruning may help. */
    boolean full() {
        return state instanceof JournalState.Refused(boolean full, String reason) && full;
    }

    /** Entries were deleted: says so, unless the disk refuses, which only a write can disprove. */
    void pruned() {
        if (!refused()) {
            accepted();
        }
    }

    /** A write succeeded. Must not fail itself: the group is on disk and must not be written again. */
    void accepted() {
        long bytes = size();
        boolean nearlyFull = bytes * 100 >= settings.limitBytes() * settings.warnAtPercent();
        enter(nearlyFull ? new JournalState.NearlyFull(bytes, settings.limitBytes()) : new JournalState.Ok(bytes));
    }

    private long size() {
        try {
            // the file does not shrink when entries are pruned: its free pages are room
            long free = JournalTables.number(connection, "PRAGMA freelist_count");
            return (JournalTables.number(connection, "PRAGMA page_count") - free) * pageSize;
        } catch (SQLException e) {
            return settings.limitBytes();
        }
    }

    void refused(SQLException e) {
        boolean full = (e.getErrorCode() & 0xff) == SQLiteErrorCode.SQLITE_FULL.code;
        enter(new JournalState.Refused(full, e.getMessage()));
    }

    private void enter(JournalState next) {
        boolean another = next.getClass() != state.getClass();
        state = next;
        if (another) {
            listener.changed(next);
        }
    }
}
