package org.chatrang.gateway.simulator;

import java.time.Duration;
import org.chatrang.laws.Colour;
import org.chatrang.laws.pgn.PgnReplay;

/** The clock of one game as its players see it run, on the board it stands beside. */
final class GameTimes {
    private static final Duration FIRST_TIME = Duration.ofMinutes(90);
    private static final Duration FIRST_THOUGHT = Duration.ofSeconds(10);
    private static final long DEFAULT_THOUGHT = 30_000;
    private static final long INCREMENT = 30_000;

    private final SimulatedBoard board;
    private final boolean asWritten;
    private long white;
    private long black;

    /** {@code asWritten}: after each press it shows what the game's text says. */
    GameTimes(SimulatedBoard board, PgnReplay game, boolean asWritten) {
        this.board = board;
        this.asWritten = asWritten;
        this.white = firstTime(game, Colour.WHITE);
        this.black = firstTime(game, Colour.BLACK);
    }

    /** What the side's clock showed before its first move, by what it showed after it: time control tags are free text. */
    private static long firstTime(PgnReplay game, Colour side) {
        boolean second = game.start().filter(start -> start.turn() != side).isPresent();
        return game.plies().stream()
                .map(PgnReplay.Played::text)
                .skip(second ? 1 : 0)
                .findFirst()
                .flatMap(
                        ply -> ply.clock().map(shown -> shown.plus(ply.elapsed().orElse(FIRST_THOUGHT))))
                .orElse(FIRST_TIME)
                .toMillis();
    }

    /** How long the mover thought by the text, milliseconds. */
    long thought(Colour mover, PgnReplay.Played ply) {
        long byClock = ply.text()
                .clock()
                .map(Duration::toMillis)
                .map(after -> left(mover) - after)
                .orElse(DEFAULT_THOUGHT);
        return ply.text().elapsed().map(Duration::toMillis).orElse(Math.max(500, byClock));
    }

    private long left(Colour side) {
        return side == Colour.WHITE ? white : black;
    }

    private void set(Colour side, long millis) {
        if (side == Colour.WHITE) {
            white = millis;
        } else {
            black = millis;
        }
    }

    void tick(Colour mover, long millis) {
        set(mover, Math.max(1000, left(mover) - millis));
        show(mover, true);
    }

    void press(Colour mover, PgnReplay.Played ply) {
        long before = left(mover);
        set(mover, asWritten ? ply.text().clock().map(Duration::toMillis).orElse(before) : before + INCREMENT);
        show(mover.other(), true);
    }

    /** The lever is up at the side whose time runs; White's is the left one unless the board is turned. */
    void show(Colour runs, boolean running) {
        boolean whiteIsLeft = !board.rotated();
        boolean rightUp = (runs == Colour.WHITE) != whiteIsLeft;
        board.clock(new SimulatedClock(whiteIsLeft ? white : black, whiteIsLeft ? black : white, rightUp, running));
    }
}
