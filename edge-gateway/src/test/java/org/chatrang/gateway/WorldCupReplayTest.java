package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.Codec;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.replay.Scripts;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.ExactlyOnce;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.SharedData;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A real round, as fast as possible. */
class WorldCupReplayTest {
    @TempDir
    Path directory;

    @Test
    void givenARealRoundWhenReplayedThenTheBusHoldsItsGames() throws Exception {
        Path file = SharedData.file("pgn/worldcup2025-round-1.pgn");
        List<List<GameFact>> scripts = Scripts.of(file);
        int all = scripts.stream().mapToInt(List::size).sum();
        try (Bus bus = new Bus(SharedKafka.get())) {
            bus.assign("world-cup", "wc", scripts.size());
            long begin = System.nanoTime();
            Gateway gateway = new Gateway(
                    Gateways.settings(
                            SharedKafka.get().bootstrapServers(), "world-cup", directory.resolve("gateway.journal")),
                    List.of(Gateways.replay(file, "max")),
                    new SimpleMeterRegistry(),
                    InstantSource.system());
            gateway.start();
            bus.readUntil("all events on the bus", Duration.ofSeconds(90), () -> bus.read("wc.") >= all);
            System.out.printf("replayed %d events in %d ms%n", all, (System.nanoTime() - begin) / 1_000_000);
            gateway.stop();
            bus.readToQuiet(Duration.ofMillis(300));
            ExactlyOnce.check(bus, "wc", scripts);
            assertTextOfEveryPly(file, bus);
        }
    }

    /** Against the text itself, not against what the driver made of it. */
    private static void assertTextOfEveryPly(Path file, Bus bus) throws Exception {
        try (PgnReader reader = PgnReader.open(file)) {
            for (PgnGame game : reader.games().toList()) {
                List<String> moves = new ArrayList<>();
                bus.game("wc." + game.index()).forEach(event -> {
                    if (event.fact() instanceof MoveCompleted move) {
                        moves.add(move.notation());
                        assertEquals(moves.size(), move.ply());
                    }
                });
                assertEquals(game.plies().stream().map(PgnPly::san).toList(), moves, "game " + game.index());
            }
        }
    }

    @Test
    void givenTheKnownAnomaliesThenEachBecomesItsFact() throws Exception {
        JsonNode anomalies = Codec.mapper().readTree(Files.readString(SharedData.file("pgn/anomalies.json")));
        for (String name : List.of("worldcup2025-round-1.pgn", "worldcup2025-round-2.pgn")) {
            List<List<GameFact>> scripts = Scripts.of(SharedData.file("pgn/" + name));
            for (JsonNode anomaly : anomalies) {
                if (anomaly.get("file").asText().equals(name)) {
                    check(anomaly, scripts.get(anomaly.get("gameIndex").asInt() - 1));
                }
            }
        }
    }

    private static void check(JsonNode anomaly, List<GameFact> facts) {
        List<MoveCompleted> moves = facts.stream()
                .filter(MoveCompleted.class::isInstance)
                .map(MoveCompleted.class::cast)
                .toList();
        ResultGesture gesture = (ResultGesture) facts.getLast();
        assertEquals(anomaly.get("result").asText(), gesture.result().code());
        int plies = anomaly.get("plies").asInt();
        boolean gestureAsPly = anomaly.get("illegal").isObject()
                && anomaly.at("/illegal/ply").asInt() == plies
                && anomaly.get("kingToCentreLastMove").isObject();
        assertEquals(gestureAsPly ? plies - 1 : plies, moves.size(), anomaly.toString());
        assertEquals(gestureAsPly ? 1 : 0, gesture.squares().size(), anomaly.toString());
        if (anomaly.get("illegal").isObject() && !gestureAsPly) {
            MoveCompleted illegal = moves.get(anomaly.at("/illegal/ply").asInt() - 1);
            assertEquals(anomaly.at("/illegal/san").asText(), illegal.notation());
        }
    }
}
