package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GatewayConfigTest {
    private static GatewayConfig config(Map<String, String> values) {
        SmallRyeConfigBuilder builder = new SmallRyeConfigBuilder()
                .withMapping(GatewayConfig.class)
                .addDefaultInterceptors()
                .withConverter(Duration.class, 200, new DurationConverter());
        values.forEach(builder::withDefaultValue);
        return builder.build().getConfigMapping(GatewayConfig.class);
    }

    @Test
    void givenNothingThenTheDefaultsAreTheDocumentedOnes() {
        GatewayConfig config = config(Map.of());
        assertEquals("gateway-1", config.id());
        assertEquals(Path.of("data/gateway.journal"), config.journalFile());
        assertEquals(256, config.journalLimit());
        assertEquals(80, config.journalWarnAt());
        assertEquals(1024, config.journalQueue());
        assertEquals(Duration.ofDays(2), config.journalKeep());
        assertEquals(500, config.batch());
        assertEquals(Duration.ofSeconds(20), config.busPatience());
        assertEquals(Duration.ofSeconds(5), config.retryEvery());
        assertEquals(Duration.ofSeconds(10), config.healthEvery());
        assertEquals(Duration.ofSeconds(5), config.stopWithin());
        assertEquals(Duration.ofMinutes(2), config.stuckAfter());
        assertEquals(Optional.empty(), config.replay().file());
        assertEquals("1", config.replay().speed());
        assertFalse(config.replay().provisional());
        assertEquals(Duration.ofSeconds(30), config.replay().defaultMoveTime());
    }

    @Test
    void givenValuesThenEachKeyArrives() {
        GatewayConfig config = config(Map.ofEntries(
                Map.entry("chatrang.gateway.id", "hall-a"),
                Map.entry("chatrang.gateway.journal", "a.journal"),
                Map.entry("chatrang.gateway.journal-limit", "1"),
                Map.entry("chatrang.gateway.journal-warn-at", "2"),
                Map.entry("chatrang.gateway.journal-queue", "3"),
                Map.entry("chatrang.gateway.journal-keep", "12h"),
                Map.entry("chatrang.gateway.batch", "4"),
                Map.entry("chatrang.gateway.bus-patience", "5s"),
                Map.entry("chatrang.gateway.retry-every", "6s"),
                Map.entry("chatrang.gateway.health-every", "7s"),
                Map.entry("chatrang.gateway.stop-within", "8s"),
                Map.entry("chatrang.gateway.stuck-after", "9s"),
                Map.entry("chatrang.gateway.replay.file", "b.pgn"),
                Map.entry("chatrang.gateway.replay.speed", "max"),
                Map.entry("chatrang.gateway.replay.provisional", "true"),
                Map.entry("chatrang.gateway.replay.default-move-time", "10s")));
        assertEquals("hall-a", config.id());
        assertEquals(Path.of("a.journal"), config.journalFile());
        assertEquals(1, config.journalLimit());
        assertEquals(2, config.journalWarnAt());
        assertEquals(3, config.journalQueue());
        assertEquals(Duration.ofHours(12), config.journalKeep());
        assertEquals(4, config.batch());
        assertEquals(Duration.ofSeconds(5), config.busPatience());
        assertEquals(Duration.ofSeconds(6), config.retryEvery());
        assertEquals(Duration.ofSeconds(7), config.healthEvery());
        assertEquals(Duration.ofSeconds(8), config.stopWithin());
        assertEquals(Duration.ofSeconds(9), config.stuckAfter());
        assertEquals(Optional.of(Path.of("b.pgn")), config.replay().file());
        assertEquals("max", config.replay().speed());
        assertTrue(config.replay().provisional());
        assertEquals(Duration.ofSeconds(10), config.replay().defaultMoveTime());
    }

    @Test
    void givenAnUnknownKeyThenItIsAnError() {
        assertThrows(Exception.class, () -> config(Map.of("chatrang.gateway.jurnal", "a")));
    }
}
