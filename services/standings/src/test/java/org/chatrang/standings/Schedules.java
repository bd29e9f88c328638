package org.chatrang.standings;

import java.util.List;
import java.util.Map;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.StandingsSpec;

/** Schedules, for tests. */
public final class Schedules {
    private Schedules() {}

    public static GameScheduled game(String event, String section, int round, int board, String white, String black) {
        return game(event, section, round, board, white, black, Map.of());
    }

    public static GameScheduled game(
            String event,
            String section,
            int round,
            int board,
            String white,
            String black,
            Map<String, String> regulations) {
        return new GameScheduled(
                event,
                "A cup",
                "Somewhere",
                "2025.11.01",
                section,
                round,
                Integer.toString(round),
                board,
                player(white),
                player(black),
                null,
                null,
                new RulesSpec(null, null, null, regulations),
                List.of("gateway"),
                null);
    }

    /** With what the table of the section is made by. */
    public static GameScheduled game(
            String event, String section, int round, int board, String white, String black, StandingsSpec standings) {
        GameScheduled plain = game(event, section, round, board, white, black);
        return new GameScheduled(
                plain.eventId(),
                plain.eventName(),
                plain.site(),
                plain.date(),
                plain.section(),
                plain.round(),
                plain.roundName(),
                plain.board(),
                plain.white(),
                plain.black(),
                plain.startFen(),
                plain.timeControl(),
                plain.rules(),
                plain.sources(),
                plain.plannedStart(),
                standings);
    }

    public static Player player(String id) {
        return id == null ? null : new Player(id, "Player " + id, null, null, null, null);
    }
}
