package org.chatrang.stack;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalPostgresTest {
    @Test
    void committedRowsSurviveAKill() throws SQLException {
        try (LocalPostgres postgres = LocalPostgres.start()) {
            execute(postgres, "create table result (game text primary key)");
            execute(postgres, "insert into result values ('1-0')");
            long before = postgres.pid();

            postgres.kill();
            assertTrue(ProcessHandle.of(before).filter(ProcessHandle::isAlive).isEmpty());
            postgres.restart();

            assertNotEquals(before, postgres.pid());
            assertEquals("1-0", query(postgres, postgres.jdbcUrl(), "select game from result"));
        }
    }

    @Test
    void commitsAreDurable() throws SQLException {
        PostgresServer postgres = SharedPostgres.get();

        assertEquals("on", query(postgres, postgres.jdbcUrl(), "show fsync"));
        assertEquals("on", query(postgres, postgres.jdbcUrl(), "show synchronous_commit"));
        assertEquals("UTF8", query(postgres, postgres.jdbcUrl(), "show server_encoding"));
    }

    @Test
    void givenDirectoryIsKeptAndReadAgain(@TempDir Path directory) throws SQLException {
        LocalPostgresOptions options =
                LocalPostgresOptions.temporary().in(directory).onPort(Ports.free());
        try (LocalPostgres first = LocalPostgres.start(options)) {
            execute(first, "create table standing (points int)");
        }
        try (LocalPostgres second = LocalPostgres.start(options)) {
            assertEquals("0", query(second, second.jdbcUrl(), "select count(*) from standing"));
        }
    }

    @Test
    void takenPortIsNamed() throws Exception {
        try (ServerSocket other = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            int port = other.getLocalPort();

            PortTakenException refused = assertThrows(
                    PortTakenException.class,
                    () -> LocalPostgres.start(LocalPostgresOptions.temporary().onPort(port)));

            assertTrue(refused.getMessage().startsWith("port " + port + " wanted by PostgreSQL is taken by process"));
        }
    }

    @Test
    void databasesAreSeparateAndTheirPropertiesAreReadyForQuarkus() throws SQLException {
        PostgresServer postgres = SharedPostgres.get();
        postgres.createDatabase("standings-test");
        Map<String, String> properties = postgres.properties("standings-test");

        assertEquals(
                "standings-test",
                query(postgres, properties.get("quarkus.datasource.jdbc.url"), "select current_database()"));
        assertEquals(
                "vertx-reactive:postgresql://127.0.0.1:" + postgres.port() + "/standings-test",
                properties.get("quarkus.datasource.reactive.url"));
    }

    private static void execute(PostgresServer postgres, String sql) throws SQLException {
        try (Connection connection =
                        DriverManager.getConnection(postgres.jdbcUrl(), postgres.user(), postgres.password());
                Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    private static String query(PostgresServer postgres, String url, String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection(url, postgres.user(), postgres.password());
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            rows.next();
            return rows.getString(1);
        }
    }
}
