package org.chatrang.gateway.noise;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;

/** A hand over the board: puts men up and down and keeps the time. */
final class Hand {
    private final RandomGenerator random;
    private final List<HandMove.Change> changes = new ArrayList<>();
    private SensedBoard board;
    private long millis;

    Hand(SensedBoard board, RandomGenerator random) {
        this.board = board;
        this.random = random;
    }

    SensedBoard board() {
        return board;
    }

    List<HandMove.Change> changes() {
        return changes;
    }

    long millis() {
        return millis;
    }

    /** Waits between so many and so many milliseconds. */
    Hand pause(int least, int most) {
        millis += random.nextInt(least, most + 1);
        return this;
    }

    /** A square changes, if it does. */
    Hand set(int square, Sensed sensed) {
        if (board.at(square) != sensed) {
            board = board.with(square, sensed);
            changes.add(new HandMove.Change(Duration.ofMillis(millis), square, sensed));
            pause(20, 250);
        }
        return this;
    }

    Hand lift(int square) {
        return set(square, Sensed.EMPTY);
    }

    /** Carries a man, square by square if the way has more than two. */
    Hand slide(List<Integer> way, Sensed man) {
        for (int i = 1; i < way.size(); i++) {
            boolean newFirst = random.nextInt(8) == 0;
            if (newFirst) {
                set(way.get(i), man).lift(way.get(i - 1));
            } else {
                lift(way.get(i - 1)).set(way.get(i), man);
            }
        }
        return this;
    }
}
