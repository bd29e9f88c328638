package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.Facts;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A kill between the commit on the bus and its note in the journal, made certain: the journal is put back to before. */
class LostAcknowledgementTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final List<String> BOARDS = List.of("lost-a", "lost-b", "lost-c");

    @TempDir
    Path directory;

    @Test
    void givenEventsOnTheBusThatTheJournalDoesNotKnowToBeThereThenTheyAreNotPublishedAgain() throws Exception {
        Path file = directory.resolve("gateway.journal");
        Path before = directory.resolve("before.journal");
        try (Journal journal =
                Journal.open(JournalSettings.of(file), "forgetful", InstantSource.system(), JournalListener.none())) {
            for (int ply = 1; ply <= 10; ply++) {
                for (String board : BOARDS) {
                    journal.record(Facts.seen(board, ply));
                }
            }
        }
        Files.copy(file, before);
        try (Bus bus = new Bus(SharedKafka.get())) {
            Gateway first = gateway(file);
            first.start();
            bus.readUntil("30 events", SOON, () -> bus.read("game-of-lost") == 30);
            first.stop();

            Gateway second = gateway(before);
            assertEquals(30, second.journal().backlog().size());
            second.start();
            for (String board : BOARDS) {
                second.journal().record(Facts.seen(board, 11));
            }
            bus.readUntil("3 more events", SOON, () -> bus.read("game-of-lost") >= 33);
            second.stop();
            bus.readToQuiet(Duration.ofMillis(500));
            for (String board : BOARDS) {
                assertEquals(
                        IntStream.rangeClosed(1, 11).boxed().toList(),
                        bus.game("game-of-" + board).stream()
                                .map(GameEvent::fact)
                                .map(fact -> ((MoveCompleted) fact).ply())
                                .toList());
            }
        }
    }

    private static Gateway gateway(Path journal) {
        return new Gateway(
                Gateways.settings(SharedKafka.get().bootstrapServers(), "forgetful", journal),
                List.of(),
                new SimpleMeterRegistry(),
                InstantSource.system());
    }
}
