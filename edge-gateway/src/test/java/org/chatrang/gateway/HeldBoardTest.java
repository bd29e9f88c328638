package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.AlterConfigOp;
import org.apache.kafka.clients.admin.AlterConfigOp.OpType;
import org.apache.kafka.clients.admin.ConfigEntry;
import org.apache.kafka.common.config.ConfigResource;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Topics;
import org.chatrang.gateway.support.Bus;
import org.chatrang.gateway.support.Facts;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.SharedKafka;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A board whose events the bus does not take must not cost the others anything, and loses nothing itself. */
class HeldBoardTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir
    Path directory;

    @Test
    void givenAnEventTheBusRefusesThenOtherBoardsGoOnAndItFollowsInOrderOnceItIsTaken() throws Exception {
        KafkaServer kafka = SharedKafka.get();
        try (Bus bus = new Bus(kafka)) {
            largestRecord(kafka, 20_000);
            Gateway gateway = new Gateway(
                    Gateways.settings(kafka.bootstrapServers(), "held", directory.resolve("gateway.journal")),
                    List.of(),
                    new SimpleMeterRegistry(),
                    InstantSource.system());
            gateway.start();
            gateway.journal().record(Facts.seen("long", 1));
            gateway.journal().record(Facts.noting("long", 2, "e4".repeat(20_000)));
            gateway.journal().record(Facts.seen("long", 3));
            for (int ply = 1; ply <= 20; ply++) {
                gateway.journal().record(Facts.seen("other", ply));
            }
            bus.readUntil(
                    "the other board's events",
                    SOON,
                    () -> bus.game("game-of-other").size() == 20);
            bus.readUntil(
                    "the board is named",
                    SOON,
                    () -> String.valueOf(gateway.health().text()).contains("long"));
            assertTrue(bus.game("game-of-long").size() <= 1);

            largestRecord(kafka, 1_000_000);
            bus.readUntil(
                    "the held board's events",
                    SOON,
                    () -> bus.game("game-of-long").size() == 3);
            assertEquals(List.of(1, 2, 3), plies(bus.game("game-of-long")));
            gateway.stop();
        }
    }

    private static List<Integer> plies(List<GameEvent> events) {
        return events.stream()
                .map(event -> ((MoveCompleted) event.fact()).ply())
                .toList();
    }

    private static void largestRecord(KafkaServer kafka, int bytes) throws Exception {
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", kafka.bootstrapServers()))) {
            ConfigResource topic = new ConfigResource(ConfigResource.Type.TOPIC, Topics.GAME_EVENTS.name());
            ConfigEntry entry = new ConfigEntry("max.message.bytes", String.valueOf(bytes));
            admin.incrementalAlterConfigs(Map.of(topic, List.of(new AlterConfigOp(entry, OpType.SET))))
                    .all()
                    .get();
        }
    }
}
