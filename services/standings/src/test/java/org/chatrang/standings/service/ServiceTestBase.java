package org.chatrang.standings.service;

import io.quarkus.test.common.QuarkusTestResource;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Every test that starts the service: one service, one broker, one database for all of them. */
@QuarkusTestResource(Stack.class)
abstract class ServiceTestBase {
    @ConfigProperty(name = "kafka.bootstrap.servers")
    String servers;

    @ConfigProperty(name = "quarkus.datasource.jdbc.url")
    String url;

    @ConfigProperty(name = "quarkus.datasource.username")
    String user;

    @ConfigProperty(name = "quarkus.datasource.password")
    String password;

    Bus bus;
    Database database;

    @BeforeEach
    void connect() {
        bus = new Bus(servers);
        database = new Database(url, user, password);
    }

    @AfterEach
    void disconnect() {
        bus.close();
    }
}
