package org.chatrang.gateway.journal;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Properties;
import org.sqlite.JDBC;

/** The tables of the journal and how a connection to them is opened. */
final class JournalTables {
    private static final int VERSION = 3;

    /** To this the write-ahead log shrinks after a burst, in bytes. */
    private static final int LARGEST_IDLE_LOG = 4 << 20;

    private static final String[] VERSION_1 = {
        // one row: whose journal this is, and the epoch of its last start
        "CREATE TABLE gateway (id TEXT NOT NULL PRIMARY KEY, epoch INTEGER NOT NULL)",
        "CREATE TABLE entry (id INTEGER PRIMARY KEY, board TEXT NOT NULL, game TEXT NOT NULL, epoch INTEGER NOT NULL,"
                + " n INTEGER NOT NULL, mark INTEGER NOT NULL, event BLOB NOT NULL)",
        "CREATE UNIQUE INDEX entry_by_stamp ON entry (game, epoch, n)",
        "CREATE INDEX entry_by_board ON entry (board, id)",
        // what is on the bus: the last entry of each board, and the offset reached in each partition
        "CREATE TABLE acknowledged (board TEXT NOT NULL PRIMARY KEY, entry INTEGER NOT NULL)",
        "CREATE TABLE reached (part INTEGER PRIMARY KEY, next INTEGER NOT NULL)",
        "CREATE TABLE assignment (board TEXT NOT NULL PRIMARY KEY, record BLOB NOT NULL)",
        "PRAGMA user_version = 1"
    };

    private static final String[] VERSION_2 = {
        // wall-clock milliseconds, for pruning; what an older gateway wrote counts as old
        "ALTER TABLE entry ADD COLUMN at INTEGER NOT NULL DEFAULT 0",
        // what boards without a game saw; a sitting is what happens between two set-ups of a start position
        "CREATE TABLE unbound (id INTEGER PRIMARY KEY, board TEXT NOT NULL, sitting INTEGER NOT NULL,"
                + " at INTEGER NOT NULL, event BLOB NOT NULL)",
        "CREATE INDEX unbound_by_board ON unbound (board, sitting, id)",
        // the last sitting that belongs to the board's game
        "ALTER TABLE assignment ADD COLUMN sitting INTEGER NOT NULL DEFAULT 0",
        "PRAGMA user_version = 2"
    };

    private static final String[] VERSION_3 = {
        // where on the bus the assignment stood and when it was written there; -1 if that is not known
        "ALTER TABLE assignment ADD COLUMN part INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE assignment ADD COLUMN place INTEGER NOT NULL DEFAULT -1",
        "ALTER TABLE assignment ADD COLUMN written INTEGER NOT NULL DEFAULT -1",
        // what is to be known of a board's notation: the game it is about, and what its driver keeps of it
        "CREATE TABLE notation (board TEXT NOT NULL PRIMARY KEY, record BLOB NOT NULL)",
        "PRAGMA user_version = 3"
    };

    private JournalTables() {}

    /** A connection whose commits are on disk when they return: write-ahead log, fsync at each commit. */
    static Connection connect(Path file) throws SQLException {
        Connection connection = JDBC.createConnection("jdbc:sqlite:" + file, new Properties());
        try (Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA busy_timeout = 10000");
            statement.execute("PRAGMA journal_mode = WAL");
            statement.execute("PRAGMA synchronous = FULL");
            statement.execute("PRAGMA fullfsync = ON");
            statement.execute("PRAGMA checkpoint_fullfsync = ON");
            statement.execute("PRAGMA journal_size_limit = " + LARGEST_IDLE_LOG);
        }
        return connection;
    }

    /** Creates the tables in an empty file, brings those of an older gateway up to date; refuses a file of another version. */
    static void prepare(Connection connection, Path file) throws SQLException {
        int version = (int) number(connection, "PRAGMA user_version");
        if (version == VERSION) {
            return;
        }
        if (version == 0 && number(connection, "SELECT COUNT(*) FROM sqlite_master") == 0) {
            execute(connection, VERSION_1);
        } else if (version < 1 || version > VERSION) {
            throw new JournalException("journal " + file + " has version " + version + ", this gateway writes "
                    + VERSION + ": use the gateway that wrote it, or another file");
        }
        if (version < 2) {
            execute(connection, VERSION_2);
        }
        execute(connection, VERSION_3);
    }

    private static void execute(Connection connection, String[] statements) throws SQLException {
        Transaction.in(connection, () -> {
            try (Statement statement = connection.createStatement()) {
                for (String sql : statements) {
                    statement.execute(sql);
                }
                return null;
            }
        });
    }

    static long number(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            return row.next() ? row.getLong(1) : 0;
        }
    }
}
