package org.chatrang.gateway.replay;

import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.driver.BoardRecorder;
import org.chatrang.laws.pgn.PgnGame;

/** One board playing one game, from where the journal stands. */
final class ReplayBoard implements Runnable {
    private final String board;
    private final String gameId;
    private final PgnGame game;
    private final ReplaySettings settings;
    private final BoardRecorder recorder;
    private final ReplayNews news;

    ReplayBoard(
            String board,
            String gameId,
            PgnGame game,
            ReplaySettings settings,
            BoardRecorder recorder,
            ReplayNews news) {
        this.board = board;
        this.gameId = gameId;
        this.game = game;
        this.settings = settings;
        this.recorder = recorder;
        this.news = news;
    }

    @Override
    public void run() {
        try {
            long done = recorder.lastMark(gameId).orElse(0);
            List<ReplayStep> left = GameScript.of(game, settings).stream()
                    .filter(step -> step.mark() > done)
                    .toList();
            news.begun(board, gameId, left.size(), done > 0);
            for (ReplayStep step : left) {
                await(settings.speed().real(step.after()));
                recorder.record(board, gameId, step.mark(), step.fact());
            }
            news.finished(board, gameId);
        } catch (InterruptedException e) {
            news.left(board, gameId);
        } catch (RuntimeException e) {
            news.failed(board, gameId, e);
        }
    }

    private static void await(Duration time) throws InterruptedException {
        if (time.isPositive()) {
            Thread.sleep(time);
        }
    }
}
