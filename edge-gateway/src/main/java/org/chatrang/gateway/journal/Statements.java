package org.chatrang.gateway.journal;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;

/** Prepared statements by their text. The driver closes one that fails, so after a failure all are prepared anew. */
final class Statements {
    private final Connection connection;
    private final Map<String, PreparedStatement> prepared = new HashMap<>();

    Statements(Connection connection) {
        this.connection = connection;
    }

    PreparedStatement get(String sql) throws SQLException {
        PreparedStatement statement = prepared.get(sql);
        if (statement == null) {
            statement = connection.prepareStatement(sql);
            prepared.put(sql, statement);
        }
        return statement;
    }

    void forget() {
        for (PreparedStatement statement : prepared.values()) {
            try {
                statement.close();
            } catch (SQLException alreadyClosed) {
                // as was to be expected of the one that failed
            }
        }
        prepared.clear();
    }

    /** All or nothing, with these statements. */
    <T> T transaction(Transaction.Work<T> work) throws SQLException {
        try {
            return Transaction.in(connection, work);
        } catch (SQLException | RuntimeException e) {
            forget();
            throw e;
        }
    }
}
