package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.chatrang.events.GameFact;
import org.chatrang.gateway.replay.Scripts;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.Child;
import org.chatrang.gateway.support.ExactlyOnce;
import org.chatrang.gateway.support.GatewayChild;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.stack.LocalKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A gateway that is killed, and a bus that is killed, in the middle of a round of many games. {@code
 * -Dchatrang.gateway.kills=12} kills it more often than the usual build does.
 */
class KilledGatewayTest {
    private static final Duration SOON = Duration.ofSeconds(150);
    private static final int GAMES = 60;
    private static final int KILLS = Integer.getInteger("chatrang.gateway.kills", 4);

    @TempDir
    Path directory;

    @Test
    void givenARoundWhenGatewayAndBrokerAreKilledAgainAndAgainThenTheBusHoldsEachEventOnce() throws Exception {
        Path file = directory.resolve("round.pgn");
        Files.writeString(file, RandomGames.pgn(GAMES, 60, 1));
        List<List<GameFact>> scripts = Scripts.of(file);
        int all = scripts.stream().mapToInt(List::size).sum();

        try (LocalKafka kafka = LocalKafka.start();
                Bus bus = new Bus(kafka)) {
            bus.assign("hall-a", "round", GAMES);
            for (int kill = 1; kill <= KILLS; kill++) {
                int enough = all * kill / (KILLS + 2);
                try (Child gateway = start(kafka, file)) {
                    bus.readUntil(enough + " of " + all + " events on the bus", SOON, () -> bus.read() >= enough);
                    assertTrue(gateway.isAlive());
                    if (kill == KILLS / 2) {
                        kafka.kill();
                    }
                }
                if (kill == KILLS / 2) {
                    kafka.restart();
                }
            }
            try (Child gateway = start(kafka, file)) {
                int enough = all * (KILLS + 1) / (KILLS + 2);
                bus.readUntil(enough + " events on the bus", SOON, () -> bus.read() >= enough);
                kafka.kill();
                kafka.restart();
                bus.readUntil("all " + all + " events on the bus", SOON, () -> bus.read() >= all);
            }
            bus.readToQuiet(Duration.ofSeconds(1));
            ExactlyOnce.check(bus, "round", scripts);
        }
    }

    private Child start(LocalKafka kafka, Path file) throws Exception {
        return Child.start(
                GatewayChild.class,
                directory.resolve("gateway.log"),
                kafka.bootstrapServers(),
                "hall-a",
                directory.resolve("gateway.journal").toString(),
                file.toString(),
                "6");
    }
}
