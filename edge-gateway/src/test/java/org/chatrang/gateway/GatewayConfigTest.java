package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chatrang.gateway.config.DriverConfig;
import org.chatrang.gateway.config.Drivers;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.support.Configs;
import org.junit.jupiter.api.Test;

class GatewayConfigTest {
    private static GatewayConfig config(Map<String, String> values) {
        return Configs.gateway(values.entrySet().stream().map(Object::toString).collect(Collectors.joining("\n")));
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
        assertEquals(1, config.boardSpeed());
        assertEquals(Optional.empty(), config.accessToken());
        assertEquals(Optional.empty(), config.timeServer());
        assertEquals(Map.of(), config.livechess());
        assertEquals(Map.of(), config.serial());
        assertEquals(Map.of(), config.bus());
        assertEquals(Map.of(), config.folder());
        assertEquals(Map.of(), config.pgnUrl());
        assertEquals(Map.of(), config.cloud());
        assertEquals(Map.of(), config.scoresheet());
        assertEquals(Map.of(), config.boards());
        assertEquals(List.of(), Drivers.of(config));
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
                Map.entry("chatrang.gateway.board-speed", "20"),
                Map.entry("chatrang.gateway.livechess.off.enabled", "false"),
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
        assertEquals(20, config.boardSpeed());
        assertFalse(config.livechess().get("off").enabled());
        assertEquals(List.of(), Drivers.of(config));
        assertEquals(Optional.of(Path.of("b.pgn")), config.replay().file());
        assertEquals("max", config.replay().speed());
        assertTrue(config.replay().provisional());
        assertEquals(Duration.ofSeconds(10), config.replay().defaultMoveTime());
    }

    @Test
    void givenANameAloneThenItsSourceHasTheDocumentedDefaults() {
        GatewayConfig config = config(Map.of(
                "chatrang.gateway.livechess.hall.enabled", "true",
                "chatrang.gateway.serial.a.port", "/dev/ttyACM0",
                "chatrang.gateway.folder.a.path", "pgn",
                "chatrang.gateway.pgn-url.a.url", "http://localhost/games.pgn",
                "chatrang.gateway.cloud.a.url", "http://localhost/get/1/",
                "chatrang.gateway.cloud.a.round", "3"));
        DriverConfig.LiveChess livechess = config.livechess().get("hall");
        assertEquals(URI.create("ws://localhost:1982/api/v1.0"), livechess.url());
        assertEquals(Duration.ofSeconds(5), livechess.every());
        assertEquals(Optional.empty(), config.serial().get("a").board());
        assertEquals(Duration.ofSeconds(1), config.folder().get("a").every());
        assertEquals(Duration.ofSeconds(10), config.folder().get("a").settle());
        assertEquals(Duration.ofSeconds(2), config.pgnUrl().get("a").every());
        assertEquals(Duration.ofSeconds(10), config.pgnUrl().get("a").settle());
        assertEquals(Duration.ofSeconds(4), config.cloud().get("a").every());
        assertEquals(Duration.ofSeconds(10), config.cloud().get("a").settle());
    }

    @Test
    void givenTheSampleOfTheReadmeThenEveryKeyArrivesAndEveryKindOfDriverIsThere() throws Exception {
        GatewayConfig config = Configs.gateway(Configs.readmeSample());
        assertEquals("hall-a", config.id());
        assertEquals("a long secret of the venue", config.accessToken().orElseThrow());
        assertEquals("time.example.org", config.timeServer().orElseThrow());
        assertEquals(
                URI.create("ws://192.168.7.20:1982/api/v1.0"),
                config.livechess().get("stage").url());
        assertEquals(Duration.ofSeconds(10), config.livechess().get("stage").every());
        assertEquals("/dev/ttyACM0", config.serial().get("spare").port());
        assertEquals("00217", config.serial().get("spare").board().orElseThrow());
        assertEquals("/dev/ttyUSB0", config.bus().get("row-3").port());
        assertEquals(List.of(1025, 1026), config.bus().get("row-3").boards().orElseThrow());
        assertEquals(Path.of("/srv/live/pgn"), config.folder().get("blitz").path());
        assertEquals(Duration.ofSeconds(3), config.folder().get("blitz").every());
        assertEquals(Duration.ofSeconds(20), config.folder().get("blitz").settle());
        assertEquals(
                URI.create("https://example.org/games.pgn"),
                config.pgnUrl().get("club").url());
        assertEquals(Duration.ofSeconds(5), config.pgnUrl().get("club").every());
        assertEquals(Duration.ofSeconds(30), config.pgnUrl().get("club").settle());
        assertEquals(
                URI.create("https://example.org/get/4f2a/"),
                config.cloud().get("open").url());
        assertEquals(3, config.cloud().get("open").round());
        assertEquals(Duration.ofSeconds(6), config.cloud().get("open").every());
        assertEquals(Duration.ofSeconds(40), config.cloud().get("open").settle());
        assertEquals("0123456789abcdef0123", config.scoresheet().get("sheet-12").token());
        assertEquals(1, config.boards().get("3000147740").table());
        assertEquals(2, config.boards().get("00217").table());
        assertEquals(
                List.of("livechess", "serial", "bus", "pgn", "cloud", "scoresheet"),
                Drivers.of(config).stream().map(Driver::name).toList());
    }

    @Test
    void givenAnUnknownKeyThenItIsAnError() {
        for (String key : List.of("jurnal", "serial.a.prot", "livechess.a.adress", "boards.12.tabel")) {
            Exception unknown =
                    assertThrows(Exception.class, () -> config(Map.of("chatrang.gateway." + key, "a")), key);
            assertTrue(unknown.getMessage().contains(key), unknown.getMessage());
        }
    }
}
