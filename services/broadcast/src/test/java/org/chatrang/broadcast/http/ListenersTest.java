package org.chatrang.broadcast.http;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.quarkus.test.junit.QuarkusTest;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.chatrang.broadcast.tape.GameTape;
import org.chatrang.broadcast.tape.Producer;
import org.chatrang.broadcast.tape.Schedules;
import org.chatrang.broadcast.tape.Until;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.SharedKafka;
import org.eclipse.microprofile.config.ConfigProvider;
import org.junit.jupiter.api.Test;

/** Listeners that are silent, slow, or there while the bus is away. */
@QuarkusTest
class ListenersTest extends ServiceTest {
    private static GameTape game(String event) {
        return new GameTape(event + "/open/1/1", Schedules.game(event, 1, 1)).start();
    }

    private Socket request(String path) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(4096);
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), home.getPort()));
        socket.setSoTimeout(60_000);
        socket.getOutputStream()
                .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    @Test
    void aSilentStreamShowsThatItLives() throws IOException {
        try (Socket socket = request("/api/events/earlier/rounds/1/stream");
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8))) {
            int heartbeats = 0;
            while (heartbeats < 2) {
                heartbeats += lines.readLine().equals(":") ? 1 : 0;
            }
        }
    }

    @Test
    void aListenerThatTakesNothingIsDisconnected() throws IOException {
        GameTape tape = game("slow");
        try (Producer bus = Producer.here()) {
            bus.send(tape.take());
            untilShown("/api/events", "\"slow\"");
            double before = metric("chatrang_broadcast_disconnects_total{reason=\"TOO_SLOW\"}");
            try (Socket socket = request("/api/events/slow/rounds/1/stream")) {
                String padding = "x".repeat(20_000);
                for (int i = 0; i < 600; i++) {
                    bus.send(tape.verdict(
                                    JudgeName.DRAW_DETECTION,
                                    new Finding(
                                            FindingKind.DRAW_OFFERED,
                                            Finding.Standing.NOTED,
                                            null,
                                            null,
                                            padding,
                                            null,
                                            null))
                            .take());
                }
                Until.holds(
                        () -> metric("chatrang_broadcast_disconnects_total{reason=\"TOO_SLOW\"}") > before,
                        () -> "still connected");
                assertTrue(drained(socket.getInputStream()) < 12_000_000, "what was sent is less than what came");
            }
            assertTrue(metric("chatrang_broadcast_history_bytes") < 64 << 20);
        }
    }

    /** Bytes until the connection ends, whichever way. */
    private static long drained(InputStream in) {
        long bytes = 0;
        try {
            byte[] buffer = new byte[65536];
            for (int n = in.read(buffer); n >= 0; n = in.read(buffer)) {
                bytes += n;
            }
        } catch (IOException reset) {
            return bytes;
        }
        return bytes;
    }

    private double metric(String name) {
        return get(at("/q/metrics"))
                .body()
                .lines()
                .filter(line -> line.startsWith(name))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }

    @Test
    void listenersAreToldWhenTheBusIsAwayAndMissNothing() {
        KafkaServer kafka = SharedKafka.get();
        assertEquals(
                ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class), kafka.bootstrapServers());
        GameTape tape = game("away");
        try (Producer bus = Producer.here()) {
            bus.send(tape.moves("e4 e5").take());
            untilShown("/api/events", "\"away\"");
            try (TestListener listener = SseListener.open(at("/api/events/away/rounds/1/stream"), Optional.empty())) {
                assertEquals("snapshot", listener.next().type());
                kafka.kill();
                assertEquals(false, next(listener, "bus").path("reachable").asBoolean(true));
                assertEquals(200, get(at("/q/health/ready")).statusCode());
                kafka.restart();
                bus.send(tape.move("Nf3").take());
                assertEquals(true, next(listener, "bus").path("reachable").asBoolean(false));
                untilShown("/api/events/away/rounds/1", "\"Nf3\"");
            }
        }
    }

    private static com.fasterxml.jackson.databind.JsonNode next(TestListener listener, String type) {
        while (true) {
            Received frame = listener.next();
            if (frame.type().equals(type)) {
                return frame.frame();
            }
            assertEquals(List.of("delta"), List.of(frame.type()));
        }
    }
}
