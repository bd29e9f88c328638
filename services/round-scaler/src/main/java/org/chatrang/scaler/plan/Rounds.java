package org.chatrang.scaler.plan;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;

/** The rounds, folded from the schedules of their games and from the results. Safe for several threads. */
public final class Rounds {
    private final Map<String, Game> games = new HashMap<>();
    private final Set<String> settled = new HashSet<>();

    private record Game(String round, Instant start) {}

    /** A game is scheduled, or scheduled anew; one without a planned start is to start at once. */
    public synchronized void scheduled(GameEvent event, GameScheduled schedule) {
        String round = schedule.eventId() + "/" + schedule.section() + "/" + schedule.round();
        Instant start = schedule.plannedStart() == null ? event.at() : schedule.plannedStart();
        games.put(event.gameId(), new Game(round, start));
    }

    /** A game has a result, or a result has been opened again. */
    public synchronized void settlement(Settlement settlement) {
        if (settlement.state() == Settlement.State.FINAL) {
            settled.add(settlement.gameId());
        } else {
            settled.remove(settlement.gameId());
        }
    }

    /** Forgets the games that were to start before that time, and the results of games that are not known. */
    public synchronized void forget(Instant before) {
        games.values().removeIf(game -> game.start().isBefore(before));
        settled.retainAll(games.keySet());
    }

    /** The rounds known, each starting with the first of its games. */
    public synchronized List<PlannedRound> planned() {
        Map<String, PlannedRound> rounds = new HashMap<>();
        games.forEach((id, game) -> rounds.merge(
                game.round(),
                new PlannedRound(game.round(), game.start(), 1, settled.contains(id) ? 1 : 0),
                Rounds::together));
        return new ArrayList<>(rounds.values());
    }

    private static PlannedRound together(PlannedRound one, PlannedRound other) {
        Instant start = one.start().isBefore(other.start()) ? one.start() : other.start();
        return new PlannedRound(one.name(), start, one.boards() + other.boards(), one.settled() + other.settled());
    }
}
