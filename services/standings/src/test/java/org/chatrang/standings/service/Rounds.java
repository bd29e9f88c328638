package org.chatrang.standings.service;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Settlement;

/** Puts a round on the bus and checks what became of it. */
final class Rounds {
    private Rounds() {}

    /** Schedules all games and waits until the service knows them. */
    static void schedule(Bus bus, Database database, Round round) {
        round.schedules().forEach(bus::schedules);
        bus.flush();
        Eventually.get(
                "all games known",
                () -> database.texts("select game_id from game where event_id = '" + round.event() + "'")
                        .size(),
                size -> size == round.games().size());
    }

    /** Every version is in the database exactly once and on the bus in order, byte for byte as it has to be. */
    static void assertSettled(Bus bus, Database database, Round round) {
        Map<String, List<Settlement>> settled = Eventually.get(
                "all results in the database",
                () -> database.settlements(round.event()),
                found -> versions(found) >= versions(round.expected()));
        assertEquals(round.expected(), new LinkedHashMap<>(settled));
        List<Settlement> published = Eventually.get(
                "all results on the bus",
                () -> bus.results(round.games()),
                found -> Round.withoutRepeats(found).equals(round.expected()));
        // A repeat is harmless: no older version may be the last one of its game.
        Map<String, Settlement> last = new LinkedHashMap<>();
        published.forEach(settlement -> last.put(settlement.gameId(), settlement));
        round.expected().forEach((game, versions) -> assertEquals(versions.getLast(), last.get(game)));
        assertTrue(published.size() >= versions(round.expected()));
        assertTableAgrees(database, round);
    }

    private static void assertTableAgrees(Database database, Round round) {
        long decisive = round.expected().values().stream()
                .filter(versions -> versions.getLast().result().code().equals("1-0"))
                .count();
        String wins = database.texts("select sum((row->>'wins')::int)::text from standing,"
                        + " jsonb_array_elements(body::jsonb->'rows') row where event_id = '" + round.event() + "'")
                .getFirst();
        assertEquals(Long.toString(decisive), wins);
    }

    private static int versions(Map<String, List<Settlement>> games) {
        return games.values().stream().mapToInt(List::size).sum();
    }
}
