package org.chatrang.laws.time;

import java.time.Duration;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * One period of a time control: so many moves, or all the remaining ones, in so much time.
 *
 * @param moves how many moves; empty for all the remaining ones
 * @param base the time for them, saved time apart
 * @param delay what each move brings besides
 */
public record Period(OptionalInt moves, Duration base, Delay delay) {
    public Period {
        Objects.requireNonNull(moves, "moves");
        Objects.requireNonNull(delay, "delay");
        if (moves.isPresent() && moves.getAsInt() < 1) {
            throw new IllegalArgumentException("a period needs at least one move, not " + moves.getAsInt());
        }
        if (base.isNegative() || base.isZero() && delay.kind() == DelayKind.NONE) {
            throw new IllegalArgumentException("a period needs time, not " + base + " without increment");
        }
    }

    /** A period for all the remaining moves. */
    public static Period allMoves(Duration base, Delay delay) {
        return new Period(OptionalInt.empty(), base, delay);
    }

    /** A period for so many moves. */
    public static Period moves(int moves, Duration base, Delay delay) {
        return new Period(OptionalInt.of(moves), base, delay);
    }

    Period withDelay(Delay other) {
        return new Period(moves, base, other);
    }
}
