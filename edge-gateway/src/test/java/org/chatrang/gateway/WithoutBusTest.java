package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameFact;
import org.chatrang.events.GatewayHealth;
import org.chatrang.gateway.driver.DriverException;
import org.chatrang.gateway.journal.Journal;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.replay.Scripts;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.ExactlyOnce;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.gateway.support.Until;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A gateway that is started while the bus is away, knows its boards from before, and plays the whole round. */
class WithoutBusTest {
    private static final Duration SOON = Duration.ofSeconds(150);
    private static final int GAMES = 20;

    @TempDir
    Path directory;

    private Gateway gateway(KafkaServer kafka, Path file) {
        return new Gateway(
                Gateways.settings(
                        kafka.bootstrapServers(), "alone", directory.resolve("gateway.journal"), Duration.ofSeconds(4)),
                List.of(Gateways.replay(file, "max")),
                new SimpleMeterRegistry(),
                InstantSource.system());
    }

    @Test
    void givenNoBusWhenARoundIsPlayedThenItWaitsInTheJournalAndIsPublishedOnceTheBusIsBack() throws Exception {
        Path file = directory.resolve("round.pgn");
        Files.writeString(file, RandomGames.pgn(GAMES, 40, 2));
        List<List<GameFact>> scripts = Scripts.of(file);
        int all = scripts.stream().mapToInt(List::size).sum();
        try (Journal journal = Journal.open(
                JournalSettings.of(directory.resolve("gateway.journal")),
                "alone",
                InstantSource.system(),
                JournalListener.none())) {
            for (int k = 1; k <= GAMES; k++) {
                journal.bind(new BoardAssignment("pgn-" + k, "alone", "Hall", k, "alone." + k, null, false));
            }
        }
        KafkaServer kafka = SharedKafka.get();
        try (Bus bus = new Bus(kafka)) {
            kafka.kill();
            Gateway gateway = gateway(kafka, file);
            gateway.start();
            Until.holds(
                    "all is in the journal",
                    SOON,
                    () -> gateway.journal().backlog().size() == all);
            Until.holds(
                    "health says that the bus is away",
                    SOON,
                    () -> gateway.health().state() == GatewayHealth.State.BUS_UNREACHABLE);
            assertEquals(all, gateway.health().journalLag());

            kafka.restart();
            bus.readUntil("all events on the bus", SOON, () -> bus.read("alone.") >= all);
            Until.holds("health is good again", SOON, () -> gateway.health().state() == GatewayHealth.State.OK);
            gateway.stop();
            bus.readToQuiet(Duration.ofMillis(500));
            ExactlyOnce.check(bus, "alone", scripts);
        }
    }

    @Test
    void givenNoFileToReplayWhenStartedThenTheReasonIsNamedAndNothingRuns() {
        Path missing = directory.resolve("missing.pgn");
        Gateway gateway = gateway(SharedKafka.get(), missing);
        DriverException refused = assertThrows(DriverException.class, gateway::start);
        assertTrue(refused.getMessage().contains(missing.toString()), refused.getMessage());
        assertTrue(refused.getMessage().contains("chatrang.gateway.replay.file"), refused.getMessage());
        try (Journal free = Journal.open(
                JournalSettings.of(directory.resolve("gateway.journal")),
                "alone",
                InstantSource.system(),
                JournalListener.none())) {
            assertEquals(0, free.backlog().size());
        }
    }
}
