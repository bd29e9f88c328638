package org.chatrang.gateway.pgnfile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.net.httpserver.HttpServer;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PolledPgnTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final Duration OFTEN = Duration.ofMillis(20);

    @TempDir
    Path directory;

    private static String pgn(int board, String moves) {
        return "[Event \"E\"]\n[Round \"1.%d\"]\n[White \"W\"]\n[Black \"B\"]\n[Result \"*\"]\n\n%s *\n\n"
                .formatted(board, moves);
    }

    private static void until(Recording recording, String game, String... moves) {
        Until.holds(
                game + " has " + List.of(moves),
                SOON,
                () -> recording.completed(game).equals(List.of(moves)));
    }

    @Test
    void givenAFolderThenFilesAreReadAgainWhenTheyChangeAndABrokenOneHarmsNoOther() throws Exception {
        Path folder = Files.createDirectory(directory.resolve("pgn"));
        try (Recording recording = new Recording(directory)) {
            Driver driver = new PolledPgnDriver(
                    List.of(new PolledPgn("hall", new PolledPgn.Place.Folder(folder), OFTEN, Duration.ofHours(1))));
            driver.start(recording.recorder());
            recording.assign("hall-1", "g1");
            recording.assign("hall-2", "g2");
            Files.writeString(folder.resolve("game-1.pgn"), pgn(1, "1. e4 e5 2. Nf3"));
            Files.writeString(folder.resolve("game-2.pgn"), pgn(2, "1. d4 d5"));
            until(recording, "g1", "1 e4", "2 e5");
            until(recording, "g2", "1 d4");
            assertTrue(driver.health().working(), driver.health().text());

            Path next = folder.resolve("next.tmp");
            Files.writeString(next, pgn(1, "1. e4 c5 2. Nf3 d6"));
            Files.move(next, folder.resolve("game-1.pgn"), StandardCopyOption.ATOMIC_MOVE);
            Files.writeString(folder.resolve("game-2.pgn"), pgn(2, "1. d4 d5 2. c4"));
            until(recording, "g1", "1 e4", "2 e5", "2 c5", "3 Nf3");
            until(recording, "g2", "1 d4", "2 d5");
            driver.stop();
        }
    }

    @Test
    void givenAFolderThatIsNotThereThenHealthSaysSoAndItWorksOnceItIs() throws Exception {
        Path folder = directory.resolve("later");
        try (Recording recording = new Recording(directory)) {
            Driver driver = new PolledPgnDriver(
                    List.of(new PolledPgn("hall", new PolledPgn.Place.Folder(folder), OFTEN, Duration.ZERO)));
            driver.start(recording.recorder());
            Until.holds(
                    "health names the folder",
                    SOON,
                    () -> driver.health()
                            .text()
                            .contains(folder + " is not there (chatrang.gateway.folder.hall.path)"));
            assertFalse(driver.health().working());
            recording.assign("hall-1", "g1");
            Files.createDirectory(folder);
            Files.writeString(folder.resolve("games.pgn"), pgn(1, "1. e4"));
            until(recording, "g1", "1 e4");
            Until.holds("it works", SOON, () -> driver.health().working());
            driver.stop();
        }
    }

    @Test
    void givenAnAddressThenWhatHasNotChangedIsNotSentAgainAndFailuresPass() throws Exception {
        AtomicReference<String> text = new AtomicReference<>(pgn(7, "1. e4 e5"));
        AtomicInteger sent = new AtomicInteger();
        AtomicInteger unchanged = new AtomicInteger();
        AtomicInteger failing = new AtomicInteger();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/games.pgn", exchange -> {
            byte[] body = text.get().getBytes(StandardCharsets.UTF_8);
            String etag = "\"" + text.get().hashCode() + "\"";
            if (failing.get() > 0) {
                failing.decrementAndGet();
                exchange.sendResponseHeaders(503, -1);
            } else if (etag.equals(exchange.getRequestHeaders().getFirst("If-None-Match"))) {
                unchanged.incrementAndGet();
                exchange.sendResponseHeaders(304, -1);
            } else {
                sent.incrementAndGet();
                exchange.getResponseHeaders().set("ETag", etag);
                exchange.sendResponseHeaders(200, body.length);
                exchange.getResponseBody().write(body);
            }
            exchange.close();
        });
        server.start();
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/games.pgn");
        try (Recording recording = new Recording(directory)) {
            Driver driver = new PolledPgnDriver(
                    List.of(new PolledPgn("web", new PolledPgn.Place.Url(address), OFTEN, Duration.ofHours(1))));
            driver.start(recording.recorder());
            recording.assign("web-7", "g");
            until(recording, "g", "1 e4");
            Until.holds("asked again and again", SOON, () -> unchanged.get() > 3);
            assertEquals(1, sent.get());
            failing.set(2);
            text.set(pgn(7, "1. e4 e5 2. Nf3 Nc6"));
            until(recording, "g", "1 e4", "2 e5", "3 Nf3");
            assertEquals(2, sent.get());
            driver.stop();
        } finally {
            server.stop(0);
        }
    }

    @Test
    void givenFilesThatCannotBeUsedThenTheOthersOfThatTurnAreToldAndHealthNamesThem() throws Exception {
        Path folder = Files.createDirectory(directory.resolve("pgn"));
        Files.writeString(folder.resolve("game-1.pgn"), pgn(1, "1. e4"));
        Files.writeString(folder.resolve("game-2.pgn"), "garbage");
        Files.createSymbolicLink(folder.resolve("game-3.pgn"), folder.resolve("nowhere"));
        // neither tag Board nor Round: the file's name says which board it is
        Files.writeString(folder.resolve("game-4.pgn"), "[White \"W\"]\n\n1. d4 *\n");
        try (Recording recording = new Recording(directory)) {
            Driver driver = new PolledPgnDriver(
                    List.of(new PolledPgn("hall", new PolledPgn.Place.Folder(folder), OFTEN, Duration.ZERO)));
            for (int board = 1; board <= 4; board++) {
                recording.assign("hall-" + board, "g" + board);
            }
            driver.start(recording.recorder());
            until(recording, "g1", "1 e4");
            until(recording, "g4", "1 d4");
            Until.holds(
                    "health names both",
                    SOON,
                    () -> driver.health().text().contains("game-2.pgn")
                            && driver.health().text().contains("game-3.pgn"));
            assertFalse(driver.health().working());
            Files.delete(folder.resolve("game-3.pgn"));
            Files.writeString(folder.resolve("game-2.pgn"), pgn(2, "1. c4"));
            until(recording, "g2", "1 c4");
            Until.holds("it works", SOON, () -> driver.health().working());
            driver.stop();
        }
    }

    @Test
    void givenHalfOfATextThenItsResultIsNotBelievedAndItsLastMoveOnlySeen() throws Exception {
        Path folder = Files.createDirectory(directory.resolve("pgn"));
        Path file = folder.resolve("game-1.pgn");
        String whole = pgn(1, "1. e4 {[%clk 1:00:00]} e5 {[%clk 0:59:00]} 2. Nf3 {[%clk 0:58:00]}")
                .replace("\"*\"", "\"1-0\"")
                .replace(" *\n", " 1-0\n");
        try (Recording recording = new Recording(directory)) {
            Driver driver = new PolledPgnDriver(
                    List.of(new PolledPgn("hall", new PolledPgn.Place.Folder(folder), OFTEN, Duration.ofHours(1))));
            driver.start(recording.recorder());
            recording.assign("hall-1", "g");
            Files.writeString(file, whole.substring(0, whole.indexOf("e5") + 9));
            until(recording, "g", "1 e4");
            Files.writeString(file, whole.substring(0, whole.indexOf("Nf3") + 4));
            until(recording, "g", "1 e4", "2 e5");
            assertEquals(
                    3_540_000L,
                    ((MoveCompleted) recording.facts("g").stream()
                                    .filter(MoveCompleted.class::isInstance)
                                    .toList()
                                    .get(1))
                            .clock()
                            .blackMillis());
            assertTrue(recording.facts("g").stream().noneMatch(ResultGesture.class::isInstance));
            Files.writeString(file, whole);
            Until.holds("the result is told", SOON, () -> recording.facts("g").getLast() instanceof ResultGesture);
            driver.stop();
        }
    }

    @Test
    void givenATextThatCannotBeUsedUnderTheRightTagThenItIsAskedForAgain() throws Exception {
        AtomicReference<String> text = new AtomicReference<>("<html>an error page</html>");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/games.pgn", exchange -> {
            byte[] body = text.get().getBytes(StandardCharsets.UTF_8);
            boolean known = "\"same\"".equals(exchange.getRequestHeaders().getFirst("If-None-Match"));
            exchange.getResponseHeaders().set("ETag", "\"same\"");
            exchange.sendResponseHeaders(known ? 304 : 200, known ? -1 : body.length);
            if (!known) {
                exchange.getResponseBody().write(body);
            }
            exchange.close();
        });
        server.start();
        URI address = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/games.pgn");
        try (Recording recording = new Recording(directory)) {
            Driver driver = new PolledPgnDriver(
                    List.of(new PolledPgn("web", new PolledPgn.Place.Url(address), OFTEN, Duration.ZERO)));
            driver.start(recording.recorder());
            recording.assign("web-7", "g");
            Until.holds("it is said", SOON, () -> driver.health().text().contains("no game in it"));
            text.set(pgn(7, "1. e4 e5").replace(" *\n", ""));
            until(recording, "g", "1 e4", "2 e5");
            text.set(pgn(7, "1. e4 e5 2. Nf3"));
            until(recording, "g", "1 e4", "2 e5", "3 Nf3");
            driver.stop();
        } finally {
            server.stop(0);
        }
    }
}
