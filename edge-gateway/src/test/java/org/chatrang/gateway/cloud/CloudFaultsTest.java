package org.chatrang.gateway.cloud;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CloudFaultsTest {
    private static final Duration SOON = Duration.ofSeconds(20);

    @TempDir
    Path directory;

    private static String unreadable(String json) {
        return assertThrows(IOException.class, () -> CloudGame.read(1, json.getBytes(StandardCharsets.UTF_8)))
                .getMessage();
    }

    @Test
    void givenWhatIsNoGameThenItIsSaidWhyAndNothingIsMadeOfIt() {
        assertEquals(
                "half-move 2 is null, but text like \"e4 5400+3\" is expected",
                unreadable("{\"moves\":[\"e4 100+1\",null,7]}"));
        assertTrue(unreadable("{\"chess960\":2000,\"moves\":[]}").contains("2000"));
        assertEquals("it is no JSON object", unreadable("null"));
        assertTrue(unreadable("{\"moves\":[\"e4").startsWith("it is no JSON from line 1, column"));
    }

    @Test
    void givenAGameThatDoesNotAnswerAndAnIndexThatFailsThenTheOthersGoOn() throws Exception {
        Map<String, String> files = new ConcurrentHashMap<>();
        files.put("/round-1/index.json", "{\"pairings\":[{},{}]}");
        files.put("/round-1/game-2.json", "{\"moves\":[\"e4\",\"e5\"]}");
        CountDownLatch over = new CountDownLatch(1);
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            String path = exchange.getRequestURI().getPath();
            if (path.endsWith("game-1.json")) {
                try {
                    over.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            byte[] body = files.getOrDefault(path, "").getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(body.length == 0 ? 500 : 200, body.length == 0 ? -1 : body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.start();
        URI base = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        Driver driver =
                new CloudDriver(List.of(new CloudRound("open", base, 1, Duration.ofMillis(30), Duration.ofHours(1))));
        try (Recording recording = new Recording(directory)) {
            recording.assign("open-2", "g");
            driver.start(recording.recorder());
            Until.holds("game 2 is told", SOON, () -> recording.completed("g").equals(List.of("1 e4")));
            files.remove("/round-1/index.json");
            Until.holds(
                    "health names the index", SOON, () -> driver.health().text().contains("index.json answers 500"));
            assertFalse(driver.health().working());
            files.put("/round-1/game-2.json", "{\"moves\":[\"e4\",\"e5\",\"Nf3\"]}");
            Until.holds("game 2 goes on", SOON, () -> recording.completed("g").equals(List.of("1 e4", "2 e5")));
            driver.stop();
        } finally {
            over.countDown();
            server.stop(0);
        }
    }
}
