package org.chatrang.gateway.support;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReplay;

/** Plays games on simulated boards that a gateway watches, several in a row on each board: set up, assigned, played. */
public final class SimulatedRound {
    private static final Duration SOON = Duration.ofSeconds(60);

    private final Gateway gateway;
    private final SimulatedVenue venue;
    private final String id;

    public SimulatedRound(Gateway gateway, SimulatedVenue venue, String id) {
        this.gateway = gateway;
        this.venue = venue;
        this.id = id;
    }

    /** Plays all; returns when the last game's result stands. Game g gets the name {@code event.g}. */
    public void play(String event, List<PgnGame> games) throws InterruptedException {
        int boards = venue.boards().size();
        List<Thread> tables = new ArrayList<>();
        List<Throwable> failures = new ArrayList<>();
        for (int k = 1; k <= boards; k++) {
            int board = k;
            tables.add(Thread.ofVirtual().start(() -> {
                try {
                    for (int g = board; g <= games.size(); g += boards) {
                        playOne(board, games.get(g - 1), event + "." + g);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } catch (Throwable e) {
                    synchronized (failures) {
                        failures.add(e);
                    }
                }
            }));
        }
        for (Thread table : tables) {
            table.join();
        }
        if (!failures.isEmpty()) {
            throw new AssertionError(failures.size() + " boards failed", failures.getFirst());
        }
    }

    private void playOne(int k, PgnGame game, String gameId) throws InterruptedException {
        String serial = venue.board(k).serial();
        venue.setUp(k, game);
        Until.holds(
                "the first position is seen on board " + serial + ", " + gameId,
                SOON,
                () -> status(serial) instanceof BoardStatus status
                        && status.view().placement() != null
                        && status.view().ply() == 0
                        && !status.bound()
                        && status.view().placement().equals(start(game)));
        gateway.assignments().assign(new BoardAssignment(serial, id, "Hall", k, gameId, null, false));
        Until.holds("board " + serial + " is bound", SOON, () -> status(serial).bound());
        venue.play(k, game);
        venue.await(k);
    }

    private static String start(PgnGame game) {
        return PgnReplay.of(game).start().orElseThrow().placement();
    }

    private BoardStatus status(String serial) {
        return gateway.boards().stream()
                .filter(board -> board.board().equals(serial))
                .findFirst()
                .orElse(null);
    }
}
