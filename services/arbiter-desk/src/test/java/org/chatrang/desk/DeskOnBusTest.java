package org.chatrang.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.desk.bus.BusSettings;
import org.chatrang.desk.bus.DeskBus;
import org.chatrang.desk.intake.PgnIntake;
import org.chatrang.desk.intake.PlannedEvent;
import org.chatrang.desk.intake.QueryReader;
import org.chatrang.desk.support.Bus;
import org.chatrang.desk.support.Rounds;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.stack.LocalKafka;
import org.junit.jupiter.api.Test;

/** Desks that come and go, and a bus that is killed. */
class DeskOnBusTest {
    private static PlannedEvent event(String id) throws Exception {
        return new PgnIntake(10)
                .read(
                        new ByteArrayInputStream(Rounds.two().getBytes(StandardCharsets.UTF_8)),
                        QueryReader.read(Map.of("id", List.of(id)), "hall-a"));
    }

    private static Desk desk(BusSettings settings) {
        return new Desk(() -> DeskBus.open(settings), InstantSource.system(), new DeskNews(new SimpleMeterRegistry()));
    }

    private static List<Stamp> stamps(Bus bus, String game) {
        return bus.events(game).stream().map(GameEvent::stamp).toList();
    }

    @Test
    void givenDesksThatReplaceEachOtherAndAKilledBusThenEachFactIsThereOnceAndTheStateIsKept() throws Exception {
        try (LocalKafka kafka = LocalKafka.start()) {
            Bus bus = new Bus(kafka);
            Desk first = desk(bus.settings());
            assertTrue(new EventCommands(first).create(event("cup")).created());
            new EventCommands(first).start("cup", 1);

            Desk second = desk(bus.settings());
            assertFalse(new EventCommands(second).create(event("cup")).created(), "known from the bus");
            assertEquals(
                    List.of("cup.2.1", "cup.2.2"),
                    new EventCommands(second).start("cup", 0).started());
            Optional<String> key = Optional.of("request-1");
            assertTrue(new GameCommands(second)
                    .say("cup.2.1", new DrawOffered(Side.WHITE), key)
                    .recorded());
            assertEquals(
                    List.of(
                            new Stamp("arbiter-desk", 1, 1),
                            new Stamp("arbiter-desk", 2, 1),
                            new Stamp("arbiter-desk", 2, 2)),
                    stamps(bus, "cup.2.1"));

            // the desk that was replaced is shut out once, then knows what the other said
            GameCommands old = new GameCommands(first);
            DeskException shutOut =
                    assertThrows(DeskException.class, () -> old.say("cup.2.1", new GameClosed(), Optional.empty()));
            assertEquals(DeskException.Kind.BUS_UNAVAILABLE, shutOut.kind());
            assertFalse(old.say("cup.2.1", new DrawOffered(Side.WHITE), key).recorded(), "known from the bus");
            assertEquals(
                    new Stamp("arbiter-desk", 3, 1),
                    old.say("cup.2.1", new GameClosed(), Optional.empty())
                            .event()
                            .stamp());
            assertEquals(4, stamps(bus, "cup.2.1").size());

            kafka.kill();
            DeskException away =
                    assertThrows(DeskException.class, () -> new EventCommands(first).create(event("league")));
            assertEquals(DeskException.Kind.BUS_UNAVAILABLE, away.kind());
            kafka.restart();
            new EventCommands(first).create(event("league"));
            assertEquals(4, bus.events("league.").size(), "whole, and once");
            assertEquals(
                    8,
                    new EventCommands(first)
                            .events().stream().mapToInt(List::size).sum());
            first.close();
            second.close();
        }
    }
}
