package org.chatrang.broadcast.stream;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.LongSupplier;
import java.util.stream.Stream;
import org.chatrang.broadcast.view.GameView;
import org.chatrang.broadcast.view.RawRecord;
import org.chatrang.broadcast.view.RoundKey;
import org.chatrang.events.ClockRead;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.Settlement;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;

/**
 * All views of this process and the streams of all rounds: memory only, rebuilt from the bus at each start. One thread writes;
 * every method may be called by any thread. A record changes a view and joins a stream in one step, so that a snapshot and
 * the number of its stream always belong together.
 */
public final class Hall {
    /** Records kept of a game whose schedule has not been read yet: the topics are read side by side. */
    private static final int BEFORE_SCHEDULE = 256;

    private final long epoch;
    private final HistoryLimits limits;
    private final LongSupplier millis;
    private final Map<String, GameView> games = new HashMap<>();
    private final Map<RoundKey, Round> rounds = new TreeMap<>();
    private final Map<String, StandingsTable> tables = new TreeMap<>();
    private final Map<String, GatewayHealth> gateways = new TreeMap<>();
    private final Map<String, Set<RoundKey>> servedBy = new HashMap<>();
    private final Map<String, ArrayDeque<Early>> early = new HashMap<>();
    private boolean live;

    private record Early(String topic, RawRecord record, Entry.Weight weight) {}

    /**
     * An empty hall.
     *
     * @param epoch the start of this process, in milliseconds since 1970
     * @param limits how much each stream keeps
     * @param millis a monotonic clock in milliseconds
     */
    public Hall(long epoch, HistoryLimits limits, LongSupplier millis) {
        this.epoch = epoch;
        this.limits = limits;
        this.millis = millis;
    }

    /** From now on somebody may listen: records read from here on are kept in the streams. */
    public synchronized void goLive() {
        live = true;
    }

    /** Takes in a game event; false if it is a repeat, which changes nothing and is not passed on. */
    public synchronized boolean on(GameEvent event, RawRecord record) {
        GameView before = game(event.gameId());
        if (before.repeats(event)) {
            return false;
        }
        GameView after = before.on(event);
        Entry.Weight weight = weight(event);
        if (after.schedule() != null && !after.schedule().equals(before.schedule())) {
            moveIn(before, after, record);
        } else {
            put(after);
            passOn(after, Topics.GAME_EVENTS.name(), record, weight);
        }
        return true;
    }

    /** Takes in a verdict. */
    public synchronized void on(Verdict verdict, RawRecord record) {
        GameView after = game(verdict.gameId()).on(verdict, record);
        put(after);
        passOn(after, Topics.VERDICTS.name(), record, Entry.Weight.NEEDED);
    }

    /** Takes in a settlement. */
    public synchronized void on(Settlement settlement, RawRecord record) {
        GameView after = game(settlement.gameId()).on(settlement);
        put(after);
        passOn(after, Topics.RESULTS.name(), record, Entry.Weight.NEEDED);
    }

    /** Takes in a table; an older version than the one known changes nothing. */
    public synchronized void on(StandingsTable table, RawRecord record) {
        StandingsTable known = tables.get(table.key());
        if (known != null && known.version() >= table.version()) {
            return;
        }
        tables.put(table.key(), table);
        rounds.values().stream()
                .filter(round -> round.stream().round().event().equals(table.eventId()))
                .forEach(round -> publish(
                        round.stream(), Topics.STANDINGS.name(), null, record, Entry.Weight.NEEDED, table.key()));
    }

    /** Takes in how a gateway is. */
    public synchronized void on(GatewayHealth health, RawRecord record) {
        gateways.put(health.gatewayId(), health);
        for (RoundKey key : servedBy.getOrDefault(health.gatewayId(), Set.of())) {
            RoundStream stream = rounds.get(key).stream();
            publish(
                    stream,
                    Topics.GATEWAY_HEALTH.name(),
                    null,
                    record,
                    Entry.Weight.NEEDED,
                    "gateway " + health.gatewayId());
        }
    }

    /** Forgets what the streams have kept for too long. */
    public synchronized void forgetOld() {
        long before = millis.getAsLong() - limits.age().toMillis();
        rounds.values().forEach(round -> round.stream().forgetBefore(before));
    }

    /** The stream of a round, empty if no game of it has been scheduled. */
    public synchronized Optional<RoundStream> stream(RoundKey round) {
        return Optional.ofNullable(rounds.get(round)).map(Round::stream);
    }

    /** The stream of the round a game is scheduled in, empty if it is not scheduled. */
    public synchronized Optional<RoundStream> streamOf(String gameId) {
        GameView game = games.get(gameId);
        return game == null || game.schedule() == null
                ? Optional.empty()
                : stream(game.schedule().round());
    }

    /** A round as it is now, empty if no game of it has been scheduled. */
    public synchronized Optional<RoundState> round(RoundKey key) {
        return Optional.ofNullable(rounds.get(key))
                .map(round -> new RoundState(
                        round.stream().now(),
                        key,
                        List.copyOf(round.games()),
                        tables.values().stream()
                                .filter(table -> table.eventId().equals(key.event()))
                                .toList(),
                        gateways.values().stream()
                                .filter(gateway -> servedBy.getOrDefault(gateway.gatewayId(), Set.of())
                                        .contains(key))
                                .toList()));
    }

    /** A scheduled game as it is now. */
    public synchronized Optional<GameState> scheduledGame(String gameId) {
        return streamOf(gameId).map(stream -> new GameState(stream.now(), games.get(gameId)));
    }

    /** All scheduled games by round. */
    public synchronized Map<RoundKey, List<GameView>> scheduled() {
        Map<RoundKey, List<GameView>> all = new TreeMap<>();
        rounds.forEach((key, round) -> all.put(key, List.copyOf(round.games())));
        return all;
    }

    /** Numbers for the metrics: games, rounds and bytes of history. */
    public synchronized Size size() {
        long bytes = rounds.values().stream()
                .mapToLong(round -> round.stream().historyBytes())
                .sum();
        return new Size(games.size(), rounds.size(), bytes);
    }

    /**
     * How much is held.
     *
     * @param games games known
     * @param rounds rounds known
     * @param historyBytes bytes of records kept in the streams
     */
    public record Size(int games, int rounds, long historyBytes) {}

    private GameView game(String gameId) {
        return games.getOrDefault(gameId, GameView.unknown(gameId));
    }

    private void put(GameView game) {
        games.put(game.gameId(), game);
        if (game.schedule() != null) {
            rounds.get(game.schedule().round()).put(game);
        }
    }

    private void moveIn(GameView before, GameView after, RawRecord schedule) {
        RoundKey key = after.schedule().round();
        Round round = rounds.computeIfAbsent(key, k -> new Round(new RoundStream(k, epoch, limits)));
        if (before.schedule() != null) {
            moveOut(before, key, schedule);
        }
        sources(after)
                .forEach(source ->
                        servedBy.computeIfAbsent(source, s -> new TreeSet<>()).add(key));
        put(after);
        String topic = Topics.GAME_EVENTS.name();
        publish(round.stream(), topic, after.gameId(), schedule, Entry.Weight.NEEDED, null);
        Collection<Early> waiting = early.remove(after.gameId());
        if (waiting != null) {
            waiting.forEach(record ->
                    publish(round.stream(), record.topic(), after.gameId(), record.record(), record.weight(), null));
        }
    }

    private void moveOut(GameView before, RoundKey to, RawRecord schedule) {
        RoundKey from = before.schedule().round();
        Round round = rounds.get(from);
        round.remove(before);
        if (!from.equals(to)) {
            publish(round.stream(), Topics.GAME_EVENTS.name(), before.gameId(), schedule, Entry.Weight.NEEDED, null);
        }
    }

    private static Stream<String> sources(GameView game) {
        return game.schedule().game().sources().stream();
    }

    private void passOn(GameView game, String topic, RawRecord record, Entry.Weight weight) {
        if (game.schedule() != null) {
            publish(rounds.get(game.schedule().round()).stream(), topic, game.gameId(), record, weight, null);
        } else if (live) {
            ArrayDeque<Early> waiting = early.computeIfAbsent(game.gameId(), id -> new ArrayDeque<>());
            waiting.addLast(new Early(topic, record, weight));
            if (waiting.size() > BEFORE_SCHEDULE) {
                waiting.removeFirst();
            }
        }
    }

    private void publish(
            RoundStream stream, String topic, String gameId, RawRecord record, Entry.Weight weight, String replaces) {
        if (live) {
            stream.publish(topic, gameId, record, weight, replaces, millis.getAsLong());
        } else {
            stream.skip();
        }
    }

    private static Entry.Weight weight(GameEvent event) {
        boolean periodic = event.fact() instanceof ClockRead read && read.occasion() == ClockRead.Occasion.PERIODIC;
        return periodic || event.fact() instanceof MoveSeen ? Entry.Weight.DROPPABLE : Entry.Weight.NEEDED;
    }
}
