package org.chatrang.gateway.cloud;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.chatrang.events.Codec;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.SharedData;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CloudDriverTest {
    @TempDir
    Path directory;

    @Test
    void givenTheVariantsOfAMoveThenEachIsRead() throws Exception {
        CloudGame read = CloudGame.read(3, """
            {"live":true,"serialNr":"7490","chess960":518,"result":null,
             "moves":["d4 1852+6","Nf6 +26","c4 1521","e6"]}\
            """.getBytes(StandardCharsets.UTF_8));
        assertEquals("7490", read.serial());
        assertEquals(
                List.of("d4 1852000", "Nf6 null", "c4 1521000", "e6 null"),
                read.game().plies().stream()
                        .map(ply -> ply.san() + " " + ply.leftMillis())
                        .toList());
    }

    @Test
    void givenARealGameThenItIsReadWhole() throws Exception {
        JsonNode recorded = Codec.mapper().readTree(Files.readString(SharedData.file("livechess-json/lcc-960.json")));
        CloudGame read = CloudGame.read(1, Codec.mapper().writeValueAsBytes(recorded.get("game")));
        assertEquals(recorded.at("/game/moves").size(), read.game().plies().size());
        assertEquals(GameResult.BLACK_WINS, read.game().result().orElseThrow());
        assertEquals(1534_000L, read.game().plies().getFirst().leftMillis());
    }

    @Test
    void givenARoundThenItsGamesComeAndABrokenOneHoldsUpNoOther() throws Exception {
        Map<String, String> files = new ConcurrentHashMap<>();
        files.put("/get/1/round-3/index.json", "{\"pairings\":[{},{}]}");
        files.put("/get/1/round-3/game-1.json", "{\"moves\":[\"e4 ");
        files.put(
                "/get/1/round-3/game-2.json",
                "{\"serialNr\":\"77\",\"moves\":[\"e4 100+1\",\"e5 99+2\",\"Nf3 98+2\"]}");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String file = files.get(exchange.getRequestURI().getPath());
            byte[] body = (file == null ? "" : file).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(file == null ? 404 : 200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.start();
        URI base = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/get/1/");
        try (Recording recording = new Recording(directory)) {
            Driver driver = new CloudDriver(
                    List.of(new CloudRound("open", base, 3, Duration.ofMillis(30), Duration.ofHours(1))));
            driver.start(recording.recorder());
            recording.assign("77", "g");
            recording.assign("open-1", "h");
            Until.holds(
                    "game 2 is read",
                    Duration.ofSeconds(20),
                    () -> recording.completed("g").equals(List.of("1 e4", "2 e5")));
            MoveCompleted second = (MoveCompleted) recording.facts("g").get(1);
            assertEquals(99_000L, second.clock().blackMillis());
            Until.holds(
                    "health names game 1",
                    Duration.ofSeconds(20),
                    () -> driver.health().text().contains("game-1.json"));
            files.put("/get/1/round-3/game-1.json", "{\"moves\":[\"d4\",\"d5\"]}");
            Until.holds(
                    "game 1 is read",
                    Duration.ofSeconds(20),
                    () -> recording.completed("h").equals(List.of("1 d4")));
            driver.stop();
        } finally {
            server.stop(0);
        }
    }
}
