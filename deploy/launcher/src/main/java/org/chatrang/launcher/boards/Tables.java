package org.chatrang.launcher.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.pgn.PgnGame;

/** Plays the games one after another on each board: board k plays games k, k + boards and so on. */
final class Tables {
    private static final long LOOK_EVERY_MILLIS = 200;
    private static final long BEFORE_THE_START_MILLIS = 3_000;

    private final SimulatedVenue venue;
    private final List<PgnGame> games;
    private final Progress progress;
    private final AtomicInteger over = new AtomicInteger();

    Tables(SimulatedVenue venue, List<PgnGame> games, Progress progress) {
        this.venue = venue;
        this.games = games;
        this.progress = progress;
    }

    /** Returns when all are over. */
    void play() throws InterruptedException {
        int boards = venue.boards().size();
        List<Thread> tables = new ArrayList<>();
        for (int k = 1; k <= boards; k++) {
            int board = k;
            tables.add(Thread.ofVirtual().start(() -> play(board, boards)));
        }
        progress.line(boards + " boards wait for a gateway, " + games.size() + " games");
        for (Thread table : tables) {
            table.join();
        }
    }

    private void play(int board, int boards) {
        try {
            for (int game = board; game <= games.size(); game += boards) {
                venue.setUp(board, games.get(game - 1));
                while (!venue.board(board).heard()) {
                    Thread.sleep(LOOK_EVERY_MILLIS);
                }
                Thread.sleep(BEFORE_THE_START_MILLIS);
                venue.play(board, games.get(game - 1));
                venue.await(board);
                progress.line(over.incrementAndGet() + " of " + games.size() + " games over");
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
