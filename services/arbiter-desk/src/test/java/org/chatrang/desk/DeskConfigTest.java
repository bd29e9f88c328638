package org.chatrang.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeskConfigTest {
    private static DeskConfig config(Map<String, String> values) {
        SmallRyeConfigBuilder builder = new SmallRyeConfigBuilder()
                .withMapping(DeskConfig.class)
                .addDefaultInterceptors()
                .withConverter(Duration.class, 200, new DurationConverter());
        values.forEach(builder::withDefaultValue);
        return builder.build().getConfigMapping(DeskConfig.class);
    }

    @Test
    void givenNothingThenTheDefaultsAreTheDocumentedOnes() {
        DeskConfig config = config(Map.of());
        assertEquals("gateway-1", config.defaultGateway());
        assertEquals(32, config.largestPgn());
        assertEquals(10_000, config.mostGames());
        assertEquals(50, config.mostAlertsPerGame());
        assertEquals(Duration.ofSeconds(10), config.busPatience());
        assertEquals(Duration.ofSeconds(2), config.retryEvery());
        assertEquals(Duration.ofMinutes(2), config.stuckAfter());
    }

    @Test
    void givenValuesThenEachKeyArrives() {
        DeskConfig config = config(Map.of(
                "chatrang.desk.default-gateway", "hall-a",
                "chatrang.desk.largest-pgn", "1",
                "chatrang.desk.most-games", "2",
                "chatrang.desk.most-alerts-per-game", "3",
                "chatrang.desk.bus-patience", "4s",
                "chatrang.desk.retry-every", "5s",
                "chatrang.desk.stuck-after", "6s"));
        assertEquals("hall-a", config.defaultGateway());
        assertEquals(1, config.largestPgn());
        assertEquals(2, config.mostGames());
        assertEquals(3, config.mostAlertsPerGame());
        assertEquals(Duration.ofSeconds(4), config.busPatience());
        assertEquals(Duration.ofSeconds(5), config.retryEvery());
        assertEquals(Duration.ofSeconds(6), config.stuckAfter());
    }

    @Test
    void givenAnUnknownKeyThenItIsAnError() {
        assertThrows(Exception.class, () -> config(Map.of("chatrang.desk.largest-png", "1")));
    }
}
