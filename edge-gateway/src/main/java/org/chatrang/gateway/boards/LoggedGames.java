package org.chatrang.gateway.boards;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardReader;
import org.chatrang.gateway.signal.BoardSignal;

/**
 * What a board's own log has and the record has not. Of the games in the log one goes on from the record: its end is told, and
 * the games after it. If none does and the last one is certainly another, that is the game after the recorded one.
 *
 * @param reader has read the log, and goes on reading the board
 * @param fresh what is to be recorded
 */
record LoggedGames(BoardReader reader, List<BoardEvent> fresh) {
    /** Two games that go alike for so many half-moves are one. */
    private static final int TELLING = 20;

    /**
     * Holds the log against the record.
     *
     * @param readers for each game one that has read nothing
     * @param games the log: each game from its first position on, the oldest first
     * @param recorded the half-moves that are recorded, the last word on each
     * @param shown the result that is recorded after them, null if none is
     * @return empty if the log's last game may be the recorded one, but reads otherwise; or if nothing is recorded and the
     *     last game is over: then nobody can say that it is not yesterday's, whose men were not put up yet
     */
    static Optional<LoggedGames> since(
            Supplier<BoardReader> readers,
            List<List<BoardSignal>> games,
            List<MoveCompleted> recorded,
            ResultGesture shown) {
        LoggedGame newest = null;
        LoggedGame found = null;
        int read = games.size();
        for (int k = games.size() - 1; k >= 0; k--) {
            LoggedGame game = new LoggedGame(readers.get(), recorded, shown);
            int next = readOne(game, games, k);
            newest = newest == null ? game : newest;
            if (game.goesOnFromRecord() && (found == null || game.isNearerThan(found))) {
                found = game;
                read = next;
            }
            if (found != null && (recorded.isEmpty() || recorded.size() >= TELLING)) {
                break;
            }
        }
        if (found != null && recorded.isEmpty() && shown == null && found.hasResult()) {
            return Optional.empty();
        }
        if (found != null) {
            for (List<BoardSignal> rest : games.subList(read, games.size())) {
                found.read(rest);
            }
            return Optional.of(new LoggedGames(found.reader(), found.fresh()));
        }
        return newest != null && newest.isAnother()
                ? Optional.of(new LoggedGames(newest.reader(), newest.asNextGame()))
                : Optional.empty();
    }

    /** Reads on from there until another game is set up; returns where the log goes on. */
    private static int readOne(LoggedGame game, List<List<BoardSignal>> games, int from) {
        int next = from;
        while (next < games.size() && !game.isOver()) {
            game.read(games.get(next++));
        }
        return next;
    }
}
