package org.chatrang.desk.state;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.desk.state.GameRecord.Stage;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;

/** All games of all events, built from the desk's own game events in the order of the log. Not safe for several threads. */
public final class DeskState {
    private final Map<String, GameRecord> games = new HashMap<>();
    private final Map<String, Map<String, GameRecord>> events = new HashMap<>();
    private final Map<String, GameEvent> answers = new HashMap<>();
    private long lastEpoch;

    /**
     * Takes an event of the desk that is on the bus.
     *
     * @param boardId the board of a schedule, null for other events
     * @param requestId the key of the request that it answers, null if that had none
     */
    public void apply(GameEvent event, String boardId, String requestId) {
        lastEpoch = Math.max(lastEpoch, event.stamp().epoch());
        if (requestId != null) {
            answers.put(event.gameId() + "/" + requestId, event);
        }
        switch (event.fact()) {
            case GameScheduled schedule -> schedule(event.gameId(), boardId, schedule);
            case GameStarted started -> advance(event.gameId(), Stage.STARTED);
            case GameClosed closed -> advance(event.gameId(), Stage.CLOSED);
            default -> {}
        }
    }

    private void schedule(String gameId, String boardId, GameScheduled schedule) {
        Stage stage = game(gameId).map(GameRecord::stage).orElse(Stage.SCHEDULED);
        put(new GameRecord(gameId, boardId, schedule, stage));
    }

    private void advance(String gameId, Stage stage) {
        game(gameId).filter(game -> game.stage().compareTo(stage) < 0).ifPresent(game -> put(game.at(stage)));
    }

    private void put(GameRecord game) {
        games.put(game.gameId(), game);
        events.computeIfAbsent(game.schedule().eventId(), event -> new LinkedHashMap<>())
                .put(game.gameId(), game);
    }

    /** What a request about that game was answered with, empty if it is a new one. */
    public Optional<GameEvent> answer(String gameId, String requestId) {
        return Optional.ofNullable(answers.get(gameId + "/" + requestId));
    }

    /** The largest epoch seen. */
    public long lastEpoch() {
        return lastEpoch;
    }

    public Optional<GameRecord> game(String gameId) {
        return Optional.ofNullable(games.get(gameId));
    }

    /** The games of an event in the order of their boards' numbers, empty if there is no such event. */
    public List<GameRecord> event(String eventId) {
        List<GameRecord> found =
                new ArrayList<>(events.getOrDefault(eventId, Map.of()).values());
        found.sort(Comparator.comparingInt(DeskState::boardNumber).thenComparing(GameRecord::gameId));
        return found;
    }

    private static int boardNumber(GameRecord game) {
        String digits = game.boardId() == null ? "" : game.boardId().replaceAll("\\D", "");
        return digits.isEmpty() || digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    /** The ids of all events, in order. */
    public List<String> eventIds() {
        return events.keySet().stream().sorted().toList();
    }
}
