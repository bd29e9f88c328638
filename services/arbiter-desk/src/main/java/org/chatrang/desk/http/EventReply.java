package org.chatrang.desk.http;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.chatrang.desk.intake.GameProblem;
import org.chatrang.desk.state.GameRecord;
import org.chatrang.desk.state.GameRecord.Stage;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;

/**
 * An event with its rounds and games.
 *
 * @param event the event
 * @param rounds its rounds in order
 * @param problems what the arbiter should know of the file, left out where no file was read
 */
record EventReply(Event event, List<Round> rounds, List<GameProblem> problems) {
    /** An event in short. */
    record Event(String id, String name, String section, String gatewayId, int games, int started, int closed) {}

    /** A round. */
    record Round(int round, List<Game> games) {}

    /** A game. */
    record Game(
            String gameId,
            String boardId,
            String roundName,
            int board,
            Player white,
            Player black,
            String timeControl,
            Stage stage) {}

    static Event inShort(List<GameRecord> games) {
        GameScheduled first = games.getFirst().schedule();
        int started = (int)
                games.stream().filter(game -> game.stage() != Stage.SCHEDULED).count();
        int closed = (int)
                games.stream().filter(game -> game.stage() == Stage.CLOSED).count();
        return new Event(
                first.eventId(),
                first.eventName(),
                first.section(),
                first.sources().getFirst(),
                games.size(),
                started,
                closed);
    }

    static EventReply of(List<GameRecord> games, List<GameProblem> problems) {
        Map<Integer, List<GameRecord>> byRound = new TreeMap<>();
        games.forEach(game -> byRound.computeIfAbsent(game.schedule().round(), round -> new java.util.ArrayList<>())
                .add(game));
        List<Round> rounds = byRound.entrySet().stream()
                .map(round -> new Round(
                        round.getKey(),
                        round.getValue().stream().map(EventReply::game).toList()))
                .toList();
        return new EventReply(inShort(games), rounds, problems);
    }

    private static Game game(GameRecord game) {
        GameScheduled schedule = game.schedule();
        var timeControl = schedule.timeControl();
        return new Game(
                game.gameId(),
                game.boardId(),
                schedule.roundName(),
                schedule.board(),
                schedule.white(),
                schedule.black(),
                timeControl == null ? null : timeControl.text(),
                game.stage());
    }
}
