package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.journal.Observation;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.ExactlyOnce;
import org.chatrang.gateway.support.Facts;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A game that goes on on another board while the bus is away: its events come in the order of their stamps, once. */
class MovedGameTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final int GAMES = 6;
    /** More than a batch takes of one board. */
    private static final int PLIES_BEFORE = 300;

    private static final int PLIES = PLIES_BEFORE + 4;

    @TempDir
    Path directory;

    @Test
    void givenGamesMovedToOtherBoardsWhileTheBusIsAwayThenEachIsInOrderAndOnceOnTheBus() throws Exception {
        Path file = directory.resolve("gateway.journal");
        Path before = directory.resolve("before.journal");
        try (Journal journal =
                Journal.open(JournalSettings.of(file), "mover", InstantSource.system(), JournalListener.none())) {
            for (int ply = 1; ply <= PLIES; ply++) {
                for (int k = 1; k <= GAMES; k++) {
                    boolean first =
                            ply <= PLIES_BEFORE || ply == PLIES_BEFORE + 3; // and once more: it lay in its queue
                    journal.record(seen((first ? "old-" : "new-") + k, "moved." + k, ply));
                }
            }
        }
        Files.copy(file, before);
        try (Bus bus = new Bus(SharedKafka.get())) {
            publish(file, bus, GAMES * PLIES);
            check(bus);

            // the journal of before the first start: what is on the bus is only known by reading it back
            publish(before, bus, GAMES * PLIES);
            bus.readToQuiet(Duration.ofMillis(500));
            check(bus);
        }
    }

    private static void publish(Path journal, Bus bus, int events) throws Exception {
        Gateway gateway = new Gateway(
                Gateways.settings(SharedKafka.get().bootstrapServers(), "mover", journal),
                List.of(),
                new SimpleMeterRegistry(),
                InstantSource.system());
        gateway.start();
        bus.readUntil(
                "all events",
                SOON,
                () -> bus.read("moved.") >= events
                        && gateway.journal().backlog().size() == 0);
        gateway.stop();
    }

    private static void check(Bus bus) {
        for (int k = 1; k <= GAMES; k++) {
            List<GameEvent> events = bus.game("moved." + k);
            ExactlyOnce.checkStamps(k, events);
            assertEquals(
                    IntStream.rangeClosed(1, PLIES).boxed().toList(),
                    events.stream()
                            .map(event -> ((MoveCompleted) event.fact()).ply())
                            .toList());
        }
    }

    private static Observation seen(String board, String game, int ply) {
        return new Observation(board, game, ply, Instant.now(), null, Facts.move(ply));
    }
}
