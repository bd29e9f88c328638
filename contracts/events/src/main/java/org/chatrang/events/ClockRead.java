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
        Require.present(occasion, "occasion", "SIDE_CHANGE, FLAG or PERIODIC");
    }

    /** Why a gateway reads a clock: the running side changed without a move, a flag fell, or ten seconds went by. */
    public enum Occasion {
        SIDE_CHANGE,
        FLAG,
        PERIODIC
    }
}
