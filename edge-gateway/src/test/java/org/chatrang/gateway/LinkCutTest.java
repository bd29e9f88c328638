package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.Child;
import org.chatrang.gateway.support.ExactlyOnce;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.gateway.support.SerialGatewayChild;
import org.chatrang.gateway.support.SharedData;
import org.chatrang.gateway.support.Until;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.chatrang.stack.LocalKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The bus goes away while games are played, and the gateway is killed again and again meanwhile; the boards play on. The usual
 * build plays a few short games; {@code -Dchatrang.linkcut.boards=120} plays a real round at 20 times speed, with the bus
 * away for 30 seconds, which are 10 minutes of the players' time, and five kills. With {@code -Dchatrang.linkcut.seconds=600}
 * it is away for so long by the wall clock, and players think as long as they did.
 */
class LinkCutTest {
    private static final int SECONDS = Integer.getInteger("chatrang.linkcut.seconds", 0);
    private static final Duration SOON = Duration.ofSeconds(120 + 3L * SECONDS);
    private static final int LONG = Integer.getInteger("chatrang.linkcut.boards", 0);
    private static final int BOARDS = LONG > 0 ? LONG : 10;
    private static final int KILLS = LONG > 0 ? 5 : 2;
    private static final Duration CUT = Duration.ofSeconds(SECONDS > 0 ? SECONDS : LONG > 0 ? 30 : 4);
    private static final Duration LONGEST_THOUGHT =
            SECONDS > 0 ? Duration.ofHours(1) : Duration.ofSeconds(LONG > 0 ? 8 : 3);
    private static final double SPEED = 20;

    @TempDir
    Path directory;

    private List<PgnGame> games() throws Exception {
        if (LONG == 0) {
            return PgnReader.readAll(RandomGames.pgn(BOARDS, 40, 11));
        }
        try (PgnReader reader = PgnReader.open(SharedData.file("pgn/worldcup2025-round-1.pgn"))) {
            return reader.games()
                    .filter(game -> game.plies().size() > 40)
                    .limit(BOARDS)
                    .toList();
        }
    }

    @Test
    void givenNoBusAndAGatewayKilledAgainAndAgainThenTheBusHoldsEachEventOnceInOrder() throws Exception {
        List<PgnGame> games = games();
        SimulatorSettings settings = SimulatorSettings.tidy(SPEED, LONGEST_THOUGHT);
        try (LocalKafka kafka = LocalKafka.start();
                Bus bus = new Bus(kafka);
                SimulatedVenue venue = new SimulatedVenue(games.size(), true, settings)) {
            Path lines = directory.resolve("lines");
            Files.write(lines, venue.openDgtPorts(0));
            for (int k = 1; k <= games.size(); k++) {
                venue.setUp(k, games.get(k - 1));
            }
            bus.assign(
                    "hall-a",
                    "cut",
                    venue.boards().stream().map(board -> board.serial()).toList());
            Child gateway = start(kafka, lines);
            long peak = 0;
            Duration processor = Duration.ZERO;
            try {
                Until.holds(
                        "all boards are heard",
                        SOON,
                        () -> venue.boards().stream().allMatch(board -> board.heard()));
                for (int k = 1; k <= games.size(); k++) {
                    venue.play(k, games.get(k - 1));
                }
                bus.readUntil("the first moves", SOON, () -> bus.read("cut.") > 2 * games.size());
                kafka.kill();
                long cut = System.nanoTime();
                for (int kill = 1; kill <= KILLS; kill++) {
                    long due = CUT.toNanos() * kill / (KILLS + 1);
                    Until.holds("time for kill " + kill, SOON, () -> System.nanoTime() - cut >= due);
                    peak = Math.max(peak, gateway.peakMegabytes());
                    processor = processor.plus(gateway.processorTime());
                    gateway.kill();
                    gateway = start(kafka, lines);
                }
                Until.holds("the cut is over", SOON, () -> System.nanoTime() - cut >= CUT.toNanos());
                kafka.restart();
                long back = System.nanoTime();
                Child last = gateway;
                int before = bus.read();
                bus.readUntil(
                        "everything played before the link came back",
                        SOON,
                        () -> bus.read() - before > 0 && lag(bus, venue) == 0);
                long caughtUp = (System.nanoTime() - back) / 1_000_000;
                for (int k = 1; k <= games.size(); k++) {
                    venue.await(k);
                }
                bus.readUntil("all results", SOON, () -> results(bus) == games.size());
                peak = Math.max(peak, last.peakMegabytes());
                processor = processor.plus(last.processorTime());
                bus.readToQuiet(Duration.ofSeconds(1));
                System.out.printf(
                        "%d boards at %.0f times, bus away %d s, %d kills: %d events on the bus, caught up %d ms after"
                                + " the bus was back, at most %d MB, %.1f s of processor in %.1f s%n",
                        games.size(),
                        SPEED,
                        CUT.toSeconds(),
                        KILLS,
                        bus.read(),
                        caughtUp,
                        peak,
                        processor.toMillis() / 1000.0,
                        (System.nanoTime() - cut) / 1e9);
                assertTrue(peak < 256, peak + " MB");
            } finally {
                gateway.kill();
            }
            check(bus, games);
        }
    }

    /** Games whose completed half-moves on the bus are more than two behind the board. */
    private static long lag(Bus bus, SimulatedVenue venue) {
        long behind = 0;
        for (int k = 1; k <= venue.boards().size(); k++) {
            long told = bus.game("cut." + k).stream()
                    .filter(event -> event.fact() instanceof MoveCompleted)
                    .count();
            behind += venue.played(k) - told > 2 ? 1 : 0;
        }
        return behind;
    }

    private static int results(Bus bus) {
        return (int) bus.games().values().stream()
                .filter(events -> events.stream().anyMatch(event -> event.fact() instanceof ResultGesture))
                .count();
    }

    private void check(Bus bus, List<PgnGame> games) {
        try (Journal journal = Journal.open(
                JournalSettings.of(directory.resolve("gateway.journal")),
                "hall-a",
                InstantSource.system(),
                JournalListener.none())) {
            for (int k = 1; k <= games.size(); k++) {
                List<GameEvent> events = bus.game("cut." + k);
                assertEquals(journal.reader().game("cut." + k), events, "what was recorded of game " + k);
                ExactlyOnce.checkStamps(k, events);
                assertEquals(written(games.get(k - 1)), completed(events), "game " + k);
            }
        }
    }

    private static List<String> written(PgnGame game) {
        PgnReplay replay = PgnReplay.of(game);
        List<String> moves = new ArrayList<>();
        Position before = replay.start().orElseThrow();
        for (PgnReplay.Played ply : replay.plies()) {
            moves.add(ply.ply() + " " + Uci.write(before, ply.move()));
            before = ply.after();
        }
        return moves;
    }

    private static List<String> completed(List<GameEvent> events) {
        return events.stream()
                .filter(event -> event.fact() instanceof MoveCompleted)
                .map(event -> ((MoveCompleted) event.fact()).ply() + " " + ((MoveCompleted) event.fact()).uci())
                .toList();
    }

    private Child start(LocalKafka kafka, Path lines) throws Exception {
        return Child.start(
                SerialGatewayChild.class,
                directory.resolve("gateway.log"),
                kafka.bootstrapServers(),
                "hall-a",
                directory.resolve("gateway.journal").toString(),
                lines.toString(),
                String.valueOf(SPEED));
    }
}
