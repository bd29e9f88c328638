package org.chatrang.desk.intake;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Player;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;

/** Plans the games of one event in the order of the file: numbers rounds and boards, gives each game its id. */
final class GamePlanner {
    private static final int MOST_PROBLEMS = 1000;

    private final EventRequest request;
    private final List<PlannedGame> games = new ArrayList<>();
    private final List<GameProblem> problems = new ArrayList<>();
    private final Map<String, Integer> repeats = new HashMap<>();
    private final Map<Integer, Integer> lastBoard = new HashMap<>();
    private String eventId;
    private String eventName;

    GamePlanner(EventRequest request) {
        this.request = request;
    }

    void add(PgnGame game) {
        if (eventId == null) {
            eventName = request.name().or(() -> Players.tag(game, "Event")).orElse("");
            eventId = request.id().orElseGet(() -> EventIds.ofName(eventName));
        }
        game.problems()
                .forEach(problem -> note(game, problem.line(), problem.kind().name(), problem.text(), true));
        PgnReplay start = PgnReplay.of(
                new PgnGame(game.index(), game.line(), game.tags(), "", List.of(), Optional.empty(), List.of()));
        if (start.start().isEmpty()) {
            String why = start.stop()
                    .filter(PgnReplay.Stop.Start.class::isInstance)
                    .map(Object::toString)
                    .orElse("");
            note(game, game.line(), "START_POSITION", "not scheduled: " + why, false);
            return;
        }
        games.add(planned(game));
    }

    PlannedEvent event() {
        return new PlannedEvent(eventId, games, problems);
    }

    private PlannedGame planned(PgnGame game) {
        Optional<String> label = Players.tag(game, "Round");
        RoundLabel written = RoundLabel.parse(label.orElse(""));
        int round = Math.max(1, written.round());
        int board = written.board() > 0 ? written.board() : lastBoard.getOrDefault(round, 0) + 1;
        if (written.round() == 0) {
            note(game, game.line(), "ROUND", "Round tag \"" + label.orElse("") + "\" gives no round: taken as 1", true);
        }
        lastBoard.merge(round, board, Math::max);
        String place = eventId + "." + round + "." + board;
        int repeat = repeats.merge(place, 1, Integer::sum);
        String gameId = repeat == 1 ? place : place + "." + repeat;
        return new PlannedGame(
                gameId, "pgn-" + game.index(), game.index(), schedule(game, gameId, round, board, label));
    }

    private GameScheduled schedule(PgnGame game, String gameId, int round, int board, Optional<String> label) {
        Player white = player(game, "White", gameId);
        Player black = player(game, "Black", gameId);
        Optional<String> text = Players.tag(game, "TimeControl").or(request::timeControl);
        TimeControls.Scheduled timeControl = TimeControls.of(text, game);
        timeControl.problem().ifPresent(why -> note(game, game.line(), "TIME_CONTROL", why, true));
        boolean usualStart = "0".equals(game.tag("SetUp").map(String::strip).orElse(""));
        return new GameScheduled(
                eventId,
                eventName,
                request.site().or(() -> Players.tag(game, "Site")).orElse(null),
                Players.tag(game, "Date").orElse(null),
                request.section(),
                round,
                label.orElse(String.valueOf(round)),
                board,
                white,
                black,
                usualStart ? null : Players.tag(game, "FEN").orElse(null),
                timeControl.spec(),
                request.rules(),
                List.of(request.gatewayId()),
                null,
                request.standings());
    }

    private Player player(PgnGame game, String side, String gameId) {
        Player player = Players.of(game, side, gameId + "." + side.toLowerCase(java.util.Locale.ROOT));
        if (player.name().equals("?")) {
            note(game, game.line(), "PLAYER", "the " + side + " tag names nobody", true);
        }
        return player;
    }

    private void note(PgnGame game, long line, String kind, String text, boolean scheduled) {
        if (problems.size() < MOST_PROBLEMS || !scheduled) {
            problems.add(new GameProblem(game.index(), line, kind, text, scheduled));
        }
    }
}
