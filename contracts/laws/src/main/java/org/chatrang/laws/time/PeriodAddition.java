package org.chatrang.laws.time;

/** When a clock adds the time of the next period; clocks of both kinds are in use (LAWS.md 1). */
public enum PeriodAddition {
    /** When its move counter reaches the number of moves of the period. */
    MOVE_COUNT,
    /** When the time of the period has run out; so do DGT clocks without a move counter. */
    FLAG
}
