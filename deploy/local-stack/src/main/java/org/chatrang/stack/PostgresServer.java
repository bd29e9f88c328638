package org.chatrang.stack;

import java.util.Map;

/**
 * A real PostgreSQL server for tests and for the local run. {@link LocalPostgres} runs it as a child process; another
 * back end (see {@link StackBackend}) may run it elsewhere.
 */
public interface PostgresServer extends AutoCloseable {
    String host();

    int port();

    String user();

    String password();

    /** The database that is there from the start. */
    String database();

    /** Ends the server without warning; committed transactions stay. */
    void kill();

    /** Starts the server again on the same port and data, stopping it first if it still runs; returns when it answers. */
    void restart();

    /** Stops the server and deletes its data if it was temporary. May be called twice. */
    @Override
    void close();

    /** Creates an empty database, for a test that wants to share the server but not the tables. */
    void createDatabase(String name);

    /** For JDBC: {@code jdbc:postgresql://host:port/database}. */
    default String jdbcUrl(String database) {
        return "jdbc:postgresql://" + host() + ":" + port() + "/" + database;
    }

    default String jdbcUrl() {
        return jdbcUrl(database());
    }

    /** For the Vert.x client: {@code vertx-reactive:postgresql://host:port/database}. */
    default String reactiveUrl(String database) {
        return "vertx-reactive:postgresql://" + host() + ":" + port() + "/" + database;
    }

    default String reactiveUrl() {
        return reactiveUrl(database());
    }

    /** What a Quarkus service needs in its configuration, ready to be returned by a test resource. */
    default Map<String, String> properties(String database) {
        return Map.of(
                "quarkus.datasource.jdbc.url", jdbcUrl(database),
                "quarkus.datasource.reactive.url", reactiveUrl(database),
                "quarkus.datasource.username", user(),
                "quarkus.datasource.password", password());
    }

    default Map<String, String> properties() {
        return properties(database());
    }
}
