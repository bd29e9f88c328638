package org.chatrang.standings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.ConfigValidationException;
import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.io.IOException;
import java.time.Duration;
import java.util.Map;
import java.util.Properties;
import org.junit.jupiter.api.Test;

class StandingsConfigTest {
    @Test
    void defaults() {
        StandingsConfig config = config(Map.of());
        assertEquals(Duration.ofMillis(200), config.firstRetry());
        assertEquals(Duration.ofSeconds(5), config.longestRetry());
        assertEquals(Duration.ofMinutes(2), config.stuckAfter());
        assertEquals(500, config.outboxBatch());
    }

    @Test
    void everythingCanBeSet() {
        StandingsConfig config = config(Map.of(
                "chatrang.standings.first-retry", "1s",
                "chatrang.standings.longest-retry", "9s",
                "chatrang.standings.stuck-after", "5m",
                "chatrang.standings.outbox-batch", "7"));
        assertEquals(Duration.ofSeconds(1), config.firstRetry());
        assertEquals(Duration.ofSeconds(9), config.longestRetry());
        assertEquals(Duration.ofMinutes(5), config.stuckAfter());
        assertEquals(7, config.outboxBatch());
    }

    @Test
    void aSettingNobodyReadsIsAnError() {
        var refused = assertThrows(
                ConfigValidationException.class, () -> config(Map.of("chatrang.standings.retry-first", "1s")));
        assertTrue(refused.getMessage().contains("chatrang.standings.retry-first"));
    }

    /** What correctness rests on must not be changed by accident. */
    @Test
    void theBusIsReadAsTheDesignSays() throws IOException {
        Properties properties = new Properties();
        try (var stream = StandingsConfig.class.getResourceAsStream("/application.properties")) {
            properties.load(stream);
        }
        String inbox = "mp.messaging.incoming.inbox.";
        assertEquals("read_committed", properties.get(inbox + "isolation.level"));
        assertEquals("earliest", properties.get(inbox + "auto.offset.reset"));
        assertEquals("game-events,verdicts", properties.get(inbox + "topics"));
        assertEquals("true", properties.get(inbox + "batch"));
        assertEquals("inbox", properties.get(inbox + "consumer-rebalance-listener.name"));
        assertEquals("standings", properties.get(inbox + "group.id"));
        assertEquals("none", properties.get("quarkus.hibernate-orm.schema-management.strategy"));
        assertEquals("true", properties.get("quarkus.flyway.migrate-at-start"));
    }

    private static StandingsConfig config(Map<String, String> settings) {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withConverter(Duration.class, 100, new DurationConverter())
                .withMapping(StandingsConfig.class)
                .withSources(new PropertiesConfigSource(settings, "test", 100))
                .withValidateUnknown(true)
                .build();
        return config.getConfigMapping(StandingsConfig.class);
    }
}
