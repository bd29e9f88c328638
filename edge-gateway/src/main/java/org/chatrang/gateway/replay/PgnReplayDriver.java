package org.chatrang.gateway.replay;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.driver.DriverException;
import org.chatrang.gateway.driver.DriverHealth;
import org.chatrang.gateway.failure.FailureWords;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.jboss.logging.Logger;

/**
 * Plays each game of a PGN file on a board of its own: game k on board {@code pgn-k}, counted from 1. A board begins when
 * it is assigned a game, which the desk does when it starts the round; another game on the same board replaces the one
 * before. After a restart each goes on from where the journal stands; the file must not have changed meanwhile.
 */
public final class PgnReplayDriver implements Driver {
    private static final Logger LOG = Logger.getLogger(PgnReplayDriver.class);
    private static final String BOARD = "pgn-";

    private final ReplaySettings settings;
    private final ReplayNews news = new ReplayNews();
    private final Map<String, Playing> playing = new HashMap<>();
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private List<PgnGame> games = List.of();

    private record Playing(String game, Future<?> task) {}

    public PgnReplayDriver(ReplaySettings settings) {
        this.settings = settings;
    }

    @Override
    public String name() {
        return "replay";
    }

    @Override
    public void start(BoardRecorder recorder) {
        games = read();
        LOG.infof("event=replay-ready file=%s games=%d speed=%s", settings.file(), games.size(), settings.speed());
        recorder.onAssignment(assignment -> assigned(assignment, recorder));
    }

    private List<PgnGame> read() {
        List<PgnGame> read = new ArrayList<>();
        try (PgnReader reader = PgnReader.open(settings.file())) {
            for (Optional<PgnGame> game = reader.next(); game.isPresent(); game = reader.next()) {
                read.add(game.get());
            }
        } catch (IOException e) {
            throw new DriverException(
                    "PGN file " + settings.file() + " cannot be read: " + FailureWords.ofFile(e)
                            + "; check chatrang.gateway.replay.file",
                    e);
        }
        if (read.isEmpty()) {
            throw new DriverException(
                    "PGN file " + settings.file() + " has no game in it; check chatrang.gateway.replay.file");
        }
        return read;
    }

    private synchronized void assigned(BoardAssignment assignment, BoardRecorder recorder) {
        Playing before = playing.get(assignment.boardId());
        if (before != null && before.game().equals(assignment.gameId())) {
            return;
        }
        if (before != null) {
            before.task().cancel(true);
            playing.remove(assignment.boardId());
        }
        Optional<PgnGame> game = game(assignment.boardId());
        if (assignment.gameId() == null || game.isEmpty()) {
            return;
        }
        ReplayBoard board =
                new ReplayBoard(assignment.boardId(), assignment.gameId(), game.get(), settings, recorder, news);
        playing.put(assignment.boardId(), new Playing(assignment.gameId(), threads.submit(board)));
    }

    private Optional<PgnGame> game(String board) {
        String number = board.startsWith(BOARD) ? board.substring(BOARD.length()) : "";
        if (!number.matches("[1-9]\\d{0,6}") || Integer.parseInt(number) > games.size()) {
            return Optional.empty();
        }
        return Optional.of(games.get(Integer.parseInt(number) - 1));
    }

    @Override
    public void stop() throws InterruptedException {
        threads.shutdownNow();
        if (!threads.awaitTermination(10, TimeUnit.SECONDS)) {
            LOG.warn("event=replay-stop-slow");
        }
    }

    @Override
    public DriverHealth health() {
        return new DriverHealth(!news.anyFailed(), news.playing(), news.text());
    }
}
