package org.chatrang.desk;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.desk.intake.PlannedEvent;
import org.chatrang.desk.intake.PlannedGame;
import org.chatrang.desk.state.DeskState;
import org.chatrang.desk.state.GameRecord;
import org.chatrang.desk.state.GameRecord.Stage;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.GameStarted;

/** What can be done with events and their rounds. */
public final class EventCommands {
    private final Desk desk;

    public EventCommands(Desk desk) {
        this.desk = desk;
    }

    /**
     * What became of a request to create an event.
     *
     * @param created false if it was there already, with the same content
     * @param games its games as they are now
     */
    public record Created(boolean created, List<GameRecord> games) {
        public Created {
            games = List.copyOf(games);
        }
    }

    /**
     * What became of a request to start games.
     *
     * @param started games started now
     * @param before games that had been started before
     */
    public record Started(List<String> started, List<String> before) {}

    /**
     * Creates the event, whole or not at all. The same event again changes nothing.
     *
     * @throws DeskException if another event has this id
     */
    public Created create(PlannedEvent event) {
        return desk.run(draft -> {
            List<GameRecord> existing = draft.state().event(event.id());
            if (!existing.isEmpty()) {
                requireSame(event, existing);
                return new Created(false, existing);
            }
            List<GameRecord> games = new ArrayList<>();
            for (PlannedGame game : event.games()) {
                draft.schedule(game.gameId(), game.boardId(), game.schedule());
                games.add(new GameRecord(game.gameId(), game.boardId(), game.schedule(), Stage.SCHEDULED));
            }
            return new Created(true, games);
        });
    }

    /**
     * Adds a round to an event, whole or not at all; the event is created if it is new. The same round again changes nothing.
     *
     * @throws DeskException if the event has this round with other games
     */
    public Created addRound(PlannedEvent round) {
        return desk.run(draft -> {
            int number = round.games().getFirst().schedule().round();
            String section = round.games().getFirst().schedule().section();
            List<GameRecord> existing = draft.state().event(round.id()).stream()
                    .filter(game -> game.schedule().round() == number
                            && game.schedule().section().equals(section))
                    .toList();
            if (!existing.isEmpty()) {
                requireSame(round, existing);
                return new Created(false, existing);
            }
            List<GameRecord> games = new ArrayList<>();
            for (PlannedGame game : round.games()) {
                draft.schedule(game.gameId(), game.boardId(), game.schedule());
                games.add(new GameRecord(game.gameId(), game.boardId(), game.schedule(), Stage.SCHEDULED));
            }
            return new Created(true, games);
        });
    }

    private static void requireSame(PlannedEvent event, List<GameRecord> existing) {
        String difference = existing.size() != event.games().size()
                ? "it has " + existing.size() + " games, the body has "
                        + event.games().size()
                : firstDifference(event, existing);
        if (difference != null) {
            throw DeskException.conflict(
                    "event " + event.id(),
                    "there is an event with this id and other content: " + difference,
                    "choose another id, or send what the event was created from");
        }
    }

    private static String firstDifference(PlannedEvent event, List<GameRecord> existing) {
        for (int i = 0; i < existing.size(); i++) {
            PlannedGame planned = event.games().get(i);
            GameRecord known = existing.get(i);
            boolean same = planned.gameId().equals(known.gameId())
                    && planned.boardId().equals(known.boardId())
                    && planned.schedule().equals(known.schedule());
            if (!same) {
                return "game " + (i + 1) + " of the body is not " + known.gameId() + " as it was scheduled";
            }
        }
        return null;
    }

    /**
     * Starts the games of a round that are not started yet, and puts them on their boards. The assignment follows the start
     * in the same transaction, so a board that plays because it is assigned never speaks before its game is started.
     *
     * @param round the round, 0 for all
     * @throws DeskException if there is no such event or round
     */
    public Started start(String eventId, int round) {
        return desk.run(draft -> {
            List<String> started = new ArrayList<>();
            List<String> before = new ArrayList<>();
            for (GameRecord game : round(draft.state(), eventId, round)) {
                if (game.stage() == Stage.SCHEDULED) {
                    GameEvent start = draft.say(game.gameId(), new GameStarted(), null);
                    draft.assign(assignment(game), start);
                    started.add(game.gameId());
                } else {
                    before.add(game.gameId());
                }
            }
            return new Started(started, before);
        });
    }

    private static BoardAssignment assignment(GameRecord game) {
        GameScheduled schedule = game.schedule();
        String digits = game.boardId().replaceAll("\\D", "");
        int table = digits.isEmpty() || digits.length() > 9 ? schedule.board() : Integer.parseInt(digits);
        return new BoardAssignment(
                game.boardId(),
                schedule.sources().getFirst(),
                schedule.site(),
                table,
                game.gameId(),
                schedule.startFen(),
                false);
    }

    private static List<GameRecord> round(DeskState state, String eventId, int round) {
        List<GameRecord> all = known(state, eventId);
        List<GameRecord> games = all.stream()
                .filter(game -> round == 0 || game.schedule().round() == round)
                .toList();
        if (games.isEmpty()) {
            throw DeskException.notFound(
                    "round " + round + " of event " + eventId,
                    "the event has no such round",
                    "its rounds are "
                            + all.stream()
                                    .map(game -> game.schedule().round())
                                    .distinct()
                                    .sorted()
                                    .toList());
        }
        return games;
    }

    private static List<GameRecord> known(DeskState state, String eventId) {
        List<GameRecord> games = state.event(eventId);
        if (games.isEmpty()) {
            throw DeskException.notFound(
                    "event " + eventId, "there is no such event", "GET /events lists the events there are");
        }
        return games;
    }

    /** The games of an event. */
    public List<GameRecord> event(String eventId) {
        return desk.run(draft -> known(draft.state(), eventId));
    }

    /** The games of every event. */
    public List<List<GameRecord>> events() {
        return desk.run(draft -> draft.state().eventIds().stream()
                .map(id -> draft.state().event(id))
                .toList());
    }
}
