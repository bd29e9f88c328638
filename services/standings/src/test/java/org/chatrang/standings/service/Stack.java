package org.chatrang.standings.service;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.SharedPostgres;

/** The real broker and the real database, for all tests that start the service. */
public class Stack implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        String database = "standings_" + UUID.randomUUID().toString().replace("-", "");
        SharedPostgres.get().createDatabase(database);
        Bus bus = new Bus(SharedKafka.get().bootstrapServers());
        bus.createTopics();
        Map<String, String> config = new HashMap<>(SharedKafka.get().properties());
        config.putAll(SharedPostgres.get().properties(database));
        config.put("quarkus.http.test-port", "0");
        return config;
    }

    @Override
    public void stop() {
        // Broker and database end with this JVM.
    }
}
