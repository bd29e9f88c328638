package org.chatrang.gateway.livechess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.chatrang.events.Codec;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.gateway.simulator.LiveChessServer;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.gateway.support.SimulatedRound;
import org.chatrang.gateway.support.Until;
import org.chatrang.laws.Uci;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LiveChessDriverTest {
    /** So fast that a cut misses three half-moves or more, which the placements alone would explain by others. */
    private static final double SPEED = 15;

    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir
    Path directory;

    /** A real answer, as LiveChess 2 gives it. */
    @Test
    void givenARealAnswerThenTheBoardIsReadAndItsMissingClockToo() throws Exception {
        String real = """
            {"serialnr":"3000147740","source":"ttyACM0","state":"ACTIVE","battery":null,"comment":null,
             "board":"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR","flipped":false,"clock":null}\
            """;
        List<BoardSignal> signals = FeedReader.signals(Codec.mapper().readTree(real), new SignalTime(Instant.EPOCH, 0));
        BoardSignal.Placement placement = assertInstanceOf(BoardSignal.Placement.class, signals.get(0));
        assertEquals(
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR", placement.board().placement());
        assertInstanceOf(BoardSignal.NoClock.class, signals.get(1));
        assertTrue(EBoard.read(Codec.mapper().readTree(real)).isHeard());
        assertFalse(EBoard.read(Codec.mapper().readTree("{\"serialnr\":\"1\",\"state\":\"INACTIVE\"}"))
                .isHeard());
    }

    @Test
    void givenBoardsBehindLiveChessThenTheEventsAreTheGamesAlsoWhenTheConnectionIsCut() throws Exception {
        List<PgnGame> games = PgnReader.readAll(RandomGames.pgn(4, 40, 5));
        SimulatorSettings settings = SimulatorSettings.tidy(SPEED, Duration.ofSeconds(2));
        try (SimulatedVenue venue = new SimulatedVenue(4, true, settings);
                LiveChessServer server = new LiveChessServer(venue.boards(), 0)) {
            Gateway gateway = new Gateway(
                    Gateways.settings("127.0.0.1:1", "hall-a", directory.resolve("gateway.journal"))
                            .atSpeed(SPEED),
                    List.of(new LiveChessDriver(
                            List.of(new LiveChess("hall", URI.create(server.address()), Duration.ofMillis(200))))),
                    new SimpleMeterRegistry(),
                    InstantSource.system());
            gateway.start();
            Thread cutter = Thread.ofVirtual().start(() -> {
                Until.holds("moves are played", SOON, () -> venue.played(1) > 10);
                server.cut();
            });
            new SimulatedRound(gateway, venue, "hall-a").play("lc", games);
            cutter.join();
            for (int g = 1; g <= games.size(); g++) {
                String game = "lc." + g;
                Until.holds(
                        "the result of " + game + " is recorded",
                        SOON,
                        () -> gateway.journal().reader().game(game).stream()
                                .anyMatch(event -> event.fact() instanceof ResultGesture));
                List<GameFact> facts = gateway.journal().reader().game(game).stream()
                        .map(event -> event.fact())
                        .toList();
                List<MoveCompleted> moves = facts.stream()
                        .filter(MoveCompleted.class::isInstance)
                        .map(MoveCompleted.class::cast)
                        .toList();
                assertEquals(
                        written(games.get(g - 1)),
                        moves.stream().map(MoveCompleted::uci).toList(),
                        "game " + g);
                assertEquals(CompletedBy.PRESS, moves.getFirst().completedBy());
                assertTrue(facts.stream().anyMatch(ResultGesture.class::isInstance), "result of game " + g);
            }
            gateway.stop();
        }
    }

    @Test
    void givenABoardWhoseFeedIsRefusedThenTheOthersAreNotLostAndItIsHeardOnceItIsGiven() throws Exception {
        SimulatorSettings settings = SimulatorSettings.tidy(SPEED, Duration.ofSeconds(2));
        try (SimulatedVenue venue = new SimulatedVenue(2, true, settings);
                LiveChessServer server = new LiveChessServer(venue.boards(), 0)) {
            server.refuseFeedOf(venue.boards().getFirst().serial());
            LiveChessDriver driver = new LiveChessDriver(
                    List.of(new LiveChess("hall", URI.create(server.address()), Duration.ofMillis(200))));
            Gateway gateway = new Gateway(
                    Gateways.settings("127.0.0.1:1", "hall-a", directory.resolve("gateway.journal")),
                    List.of(driver),
                    new SimpleMeterRegistry(),
                    InstantSource.system());
            gateway.start();
            Until.holds(
                    "the refusal is said",
                    SOON,
                    () -> gateway.boards().size() == 2
                            && String.valueOf(gateway.boards().getFirst().fault())
                                    .contains("refuses to tell of it: no such board"));
            Until.holds(
                    "the other is heard",
                    SOON,
                    () -> gateway.boards().getLast().view().placement() != null);
            assertTrue(driver.health().working(), driver.health().text());
            server.refuseFeedOf(null);
            Until.holds(
                    "both are heard",
                    SOON,
                    () -> gateway.boards().stream()
                            .allMatch(board ->
                                    board.view().connected() && board.view().placement() != null));
            assertNull(gateway.boards().getLast().fault());
            gateway.stop();
        }
    }

    private static List<String> written(PgnGame game) {
        PgnReplay replay = PgnReplay.of(game);
        var positions = new java.util.ArrayList<>(
                replay.plies().stream().map(PgnReplay.Played::after).toList());
        positions.addFirst(replay.start().orElseThrow());
        return replay.plies().stream()
                .map(ply -> Uci.write(positions.get(ply.ply() - 1), ply.move()))
                .toList();
    }

    @Test
    void givenNoLiveChessThenHealthSaysSoAndItIsFoundWhenItStarts() throws Exception {
        try (SimulatedVenue venue = new SimulatedVenue(1, false, SimulatorSettings.tidy(1, Duration.ofSeconds(1)))) {
            String address;
            try (LiveChessServer gone = new LiveChessServer(List.of(), 0)) {
                address = gone.address();
            }
            try (org.chatrang.gateway.support.Recording recording =
                    new org.chatrang.gateway.support.Recording(directory)) {
                LiveChessDriver driver =
                        new LiveChessDriver(List.of(new LiveChess("hall", URI.create(address), Duration.ofSeconds(1))));
                driver.start(recording.recorder());
                Until.holds("it is missed", SOON, () -> driver.health().text().contains("does not answer"));
                assertFalse(driver.health().working());
                int port = URI.create(address).getPort();
                try (LiveChessServer server = new LiveChessServer(venue.boards(), port)) {
                    Until.holds(
                            "its board is heard",
                            SOON,
                            () -> !recording.boards().status().isEmpty());
                    Until.holds("it works", SOON, () -> driver.health().working());
                }
                driver.stop();
            }
        }
    }

    @Test
    void givenLiveChessThatGivesNoFeedThenHealthSaysThatItRunsAndWhichBoardsItHas() throws Exception {
        try (SimulatedVenue venue = new SimulatedVenue(2, false, SimulatorSettings.tidy(1, Duration.ofSeconds(1)));
                LiveChessServer server = new LiveChessServer(venue.boards(), 0);
                org.chatrang.gateway.support.Recording recording =
                        new org.chatrang.gateway.support.Recording(directory)) {
            server.refuseFeeds(true);
            LiveChessDriver driver = new LiveChessDriver(
                    List.of(new LiveChess("hall", URI.create(server.address()), Duration.ofSeconds(1))));
            driver.start(recording.recorder());
            Until.holds(
                    "its boards are named",
                    SOON,
                    () -> driver.health().text().contains("its boards: 10001 ACTIVE, 10002 ACTIVE"));
            assertTrue(
                    driver.health().text().contains("runs at"), driver.health().text());
            assertFalse(driver.health().working());
            server.refuseFeeds(false);
            Until.holds("it works", SOON, () -> driver.health().working());
            driver.stop();
        }
    }

    /** While the disk is waited for no message is asked for, and the end of the connection is told to nobody. */
    @Test
    void givenBoardsThatWaitWhenTheConnectionEndsThenItIsNoticedAfterwards() throws Exception {
        try (SimulatedVenue venue = new SimulatedVenue(1, false, SimulatorSettings.tidy(1, Duration.ofSeconds(1)));
                LiveChessServer server = new LiveChessServer(venue.boards(), 0)) {
            CountDownLatch waits = new CountDownLatch(1);
            CountDownLatch goesOn = new CountDownLatch(1);
            LiveChess source = new LiveChess("hall", URI.create(server.address()), Duration.ofMillis(50));
            SignalSink sink = new SignalSink() {
                @Override
                public void signal(BoardSignal signal) throws InterruptedException {
                    waits.countDown();
                    goesOn.await();
                }

                @Override
                public void past(List<List<BoardSignal>> sinceTheStart) {}
            };
            LiveChessSession session =
                    new LiveChessSession(source, board -> sink, new SignalClock(InstantSource.system()));
            AtomicReference<Throwable> end = new AtomicReference<>();
            Thread running = Thread.ofVirtual().start(() -> {
                try {
                    session.run(HttpClient.newHttpClient(), () -> {});
                } catch (Exception e) {
                    end.set(e);
                }
            });
            assertTrue(waits.await(30, TimeUnit.SECONDS));
            server.cut();
            goesOn.countDown();
            assertTrue(running.join(SOON), "the end of the connection was not noticed");
            assertTrue(end.get().getMessage().contains("LiveChess"), String.valueOf(end.get()));
        }
    }
}
