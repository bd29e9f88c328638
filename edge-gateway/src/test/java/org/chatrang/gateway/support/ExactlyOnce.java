package org.chatrang.gateway.support;

import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameFact;
import org.chatrang.events.Stamp;

/** Counts what is missing, doubled or out of order on the bus. */
public final class ExactlyOnce {
    private ExactlyOnce() {}

    /** The bus holds for each game k of the event exactly the facts of script k, in order, stamped without hole or repeat. */
    public static void check(Bus bus, String event, List<List<GameFact>> scripts) {
        assertAll(java.util.stream.IntStream.rangeClosed(1, scripts.size()).mapToObj(k -> () -> {
            List<GameEvent> events = bus.game(event + "." + k);
            assertEquals(
                    scripts.get(k - 1), events.stream().map(GameEvent::fact).toList(), "facts of game " + k);
            checkStamps(k, events);
        }));
    }

    /** Stamps without hole or repeat, in order. */
    public static void checkStamps(int game, List<GameEvent> events) {
        Stamp last = null;
        for (GameEvent event : events) {
            Stamp stamp = event.stamp();
            boolean sameEpoch = last != null && last.epoch() == stamp.epoch();
            long expected = sameEpoch ? last.n() + 1 : 1;
            assertEquals(expected, stamp.n(), "n after " + last + " in game " + game);
            assertEquals(
                    true, last == null || stamp.epoch() >= last.epoch(), "epoch after " + last + " in game " + game);
            last = stamp;
        }
    }
}
