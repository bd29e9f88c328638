package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;

/**
 * All or nothing. Begins and ends transactions by their own statements: SQLite ends one by itself when the disk refuses,
 * and the driver, which counts on its own notion of it, would then never begin another.
 */
final class Transaction {
    private Transaction() {}

    /** Statements that belong together. */
    interface Work<T> {
        T run() throws SQLException;
    }

    static <T> T in(Connection connection, Work<T> work) throws SQLException {
        execute(connection, "BEGIN IMMEDIATE");
        try {
            T result = work.run();
            execute(connection, "COMMIT");
            return result;
        } catch (SQLException | RuntimeException e) {
            rollBack(connection, e);
            throw e;
        }
    }

    private static void rollBack(Connection connection, Exception cause) {
        try {
            execute(connection, "ROLLBACK");
        } catch (SQLException e) {
            // it has ended by itself already
            cause.addSuppressed(e);
        }
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
