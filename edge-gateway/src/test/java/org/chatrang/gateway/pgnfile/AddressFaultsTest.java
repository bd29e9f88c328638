package org.chatrang.gateway.pgnfile;

import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A text that could not be used is asked for again, even if the server says that it is what it was. */
class AddressFaultsTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final String ETAG = "\"always the same\"";

    @TempDir
    Path directory;

    private final AtomicReference<String> text = new AtomicReference<>();
    private HttpServer server;

    @BeforeEach
    void serve() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            if (ETAG.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
                exchange.sendResponseHeaders(304, -1);
            } else {
                byte[] body = text.get().getBytes(StandardCharsets.UTF_8);
                exchange.getResponseHeaders().set("ETag", ETAG);
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
            }
            exchange.close();
        });
        server.start();
    }

    @AfterEach
    void close() {
        server.stop(0);
    }

    private static String over(int board) {
        return "[Event \"E\"]\n[Round \"1.%d\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 1-0\n\n".formatted(board);
    }

    private Driver driver() {
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/games.pgn");
        return new PolledPgnDriver(List.of(
                new PolledPgn("web", new PolledPgn.Place.Url(address), Duration.ofMillis(20), Duration.ofHours(1))));
    }

    private static void until(Recording recording, String game, String... moves) {
        Until.holds(
                game + " has " + List.of(moves),
                SOON,
                () -> recording.completed(game).equals(List.of(moves)));
    }

    @Test
    void givenAPageThatIsNoPgnThenTheRightTextUnderTheSameTagIsRead() throws Exception {
        text.set("<html>try again later</html>");
        Driver driver = driver();
        try (Recording recording = new Recording(directory)) {
            recording.assign("web-1", "g1");
            driver.start(recording.recorder());
            Until.holds(
                    "health names the address",
                    SOON,
                    () -> driver.health().text().contains("/games.pgn: there is no game in it"));
            text.set(over(1));
            until(recording, "g1", "1 e4", "2 e5", "3 Nf3");
            Until.holds("all is well", SOON, () -> driver.health().working());
            driver.stop();
        }
    }

    @Test
    void givenATextCutOnItsWayThenWhatIsWholeIsToldAndTheRestOnceItComes() throws Exception {
        String whole = over(1) + over(2);
        text.set(whole.substring(0, whole.lastIndexOf(" 2. Nf3")));
        Driver driver = driver();
        try (Recording recording = new Recording(directory)) {
            recording.assign("web-1", "g1");
            recording.assign("web-2", "g2");
            driver.start(recording.recorder());
            until(recording, "g1", "1 e4", "2 e5", "3 Nf3");
            Until.holds(
                    "health says what was cut",
                    SOON,
                    () -> driver.health().text().contains("game 2: its moves do not end with"));
            text.set(whole);
            until(recording, "g2", "1 e4", "2 e5", "3 Nf3");
            Until.holds("all is well", SOON, () -> driver.health().working());
            driver.stop();
        }
    }
}
