package org.chatrang.launcher.demo;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.pgn.PgnResult;

/** The games being played, until each of those that have a result is settled for good. */
final class Round {
    private static final long PAUSE_NANOS = 200_000_000;

    private final List<DemoGame> games;
    private final Map<String, String> gameIds;
    private final Scoreboard scoreboard;

    /** @param gameIds the game on each board, by the name that the replay driver gives the board */
    Round(List<DemoGame> games, Map<String, String> gameIds, Scoreboard scoreboard) {
        this.games = games;
        this.gameIds = gameIds;
        this.scoreboard = scoreboard;
    }

    /** Waits for the end of the round; {@code running} is asked so that a failing system ends the wait too. */
    void await(Progress progress, Runnable running) {
        long expected = games.stream().filter(this::hasResult).count();
        long settled;
        while ((settled = settled()) < expected) {
            running.run();
            progress.passing(settled + " of " + expected + " games settled, " + scoreboard.verdicts() + " verdicts");
            LockSupport.parkNanos(PAUSE_NANOS);
        }
        progress.clear();
    }

    ClosingTable table() {
        return new ClosingTable(games.stream()
                .map(game -> new Row(game, gameId(game).flatMap(scoreboard::of)))
                .toList());
    }

    private long settled() {
        return games.stream()
                .filter(this::hasResult)
                .filter(game -> gameId(game).filter(scoreboard::isFinal).isPresent())
                .count();
    }

    /** A game without a result in the file ends only if the board ends it: nobody waits for that. */
    private boolean hasResult(DemoGame game) {
        return game.result() != PgnResult.UNKNOWN;
    }

    private Optional<String> gameId(DemoGame game) {
        return Optional.ofNullable(gameIds.get("pgn-" + game.number()));
    }
}
