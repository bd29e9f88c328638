package org.chatrang.laws.time;

import java.time.Duration;
import java.util.Objects;

/**
 * Time for each move besides the base time.
 *
 * @param kind how it is given
 * @param amount how much; zero if and only if the kind is {@link DelayKind#NONE}
 */
public record Delay(DelayKind kind, Duration amount) {
    /** No time for each move. */
    public static final Delay NONE = new Delay(DelayKind.NONE, Duration.ZERO);

    public Delay {
        Objects.requireNonNull(kind, "kind");
        if (amount.isNegative() || amount.isZero() != (kind == DelayKind.NONE)) {
            throw new IllegalArgumentException("a delay of kind " + kind + " cannot be " + amount
                    + ": it must be positive, and zero only for NONE");
        }
    }

    /** This kind and amount, or {@link #NONE} for an amount of zero. */
    public static Delay of(DelayKind kind, Duration amount) {
        return amount.isZero() ? NONE : new Delay(kind, amount);
    }

    /** An increment in the manner of Fischer. */
    public static Delay increment(Duration amount) {
        return of(DelayKind.FISCHER, amount);
    }
}
