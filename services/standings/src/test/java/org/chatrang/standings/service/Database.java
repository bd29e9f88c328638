package org.chatrang.standings.service;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.chatrang.events.Codec;
import org.chatrang.events.Settlement;
import org.chatrang.events.UnreadableRecordException;

/** What the service's database holds. */
final class Database {
    private final String url;
    private final String user;
    private final String password;

    Database(String url, String user, String password) {
        this.url = url;
        this.user = user;
        this.password = password;
    }

    /** All versions of all results of an event's games, by game. */
    Map<String, List<Settlement>> settlements(String gamesBeginWith) {
        return texts("select body from settlement where game_id like '" + gamesBeginWith
                        + "%' order by game_id, version")
                .stream()
                .map(Database::settlement)
                .collect(Collectors.groupingBy(Settlement::gameId));
    }

    long count(String table) {
        return Long.parseLong(texts("select count(*)::text from " + table).getFirst());
    }

    List<String> texts(String query) {
        try (Connection connection = DriverManager.getConnection(url, user, password);
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(query)) {
            List<String> texts = new ArrayList<>();
            while (rows.next()) {
                texts.add(rows.getString(1));
            }
            return texts;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Settlement settlement(String json) {
        try {
            return Codec.read(json.getBytes(java.nio.charset.StandardCharsets.UTF_8), Settlement.class);
        } catch (UnreadableRecordException e) {
            throw new AssertionError(e);
        }
    }
}
