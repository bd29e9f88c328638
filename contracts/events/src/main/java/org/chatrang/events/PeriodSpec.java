package org.chatrang.events;

/**
 * One period of a time control.
 *
 * @param moves moves to be completed in the period, null for all the remaining ones
 * @param baseMillis time added at the start of the period, in milliseconds
 * @param incrementMillis increment or delay for each move, in milliseconds
 * @param increment how that is given
 */
public record PeriodSpec(Integer moves, long baseMillis, long incrementMillis, IncrementKind increment) {
    public PeriodSpec {
        if (moves != null) {
            Require.atLeast(1, moves, "moves", "the count of moves");
        }
        Require.duration(baseMillis, "baseMillis");
        Require.duration(incrementMillis, "incrementMillis");
        increment = increment == null ? IncrementKind.NONE : increment;
    }

    /** How a clock gives time for each move: added before it (Fischer), given back up to it (Bronstein), or waited for (simple delay). */
    public enum IncrementKind {
        NONE,
        FISCHER,
        BRONSTEIN,
        SIMPLE_DELAY
    }
}
