package org.chatrang.events;

/**
 * The clocks were read apart from a press.
 *
 * @param clock what they show
 * @param occasion why they were read
 */
public record ClockRead(ClockReading clock, Occasion occasion) implements GameFact {
    public ClockRead {
        Require.present(clock, "clock", "what the clocks show");
        Require.present(occasion, "occasion", "why they were read");
    }

    /** Why a gateway reads a clock. */
    public enum Occasion {
        /** The running side changed without a move, a clock was started or stopped. */
        SIDE_CHANGE,
        /** A flag fell. */
        FLAG,
        /** Ten seconds went by. */
        PERIODIC,
        /** The clock itself added the time of the next period. */
        PERIOD_ADDED,
        /** A time was set while the clocks stood, as arbiters do. */
        TIME_SET,
        /** A time changed and nothing explains it. */
        TIME_JUMP
    }
}
