package org.chatrang.laws.time;

/** What a clock gives a player for each move besides the base time. */
public enum DelayKind {
    /** Nothing. */
    NONE,
    /** Increment: added for each move, also for the first; what is not used is saved. */
    FISCHER,
    /** Given back after the move, at most as much as was used. */
    BRONSTEIN,
    /** The clock waits for so long before it begins to run down (US delay). */
    SIMPLE_DELAY
}
