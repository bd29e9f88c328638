package org.chatrang.events;

import com.fasterxml.jackson.annotation.JsonEnumDefaultValue;

/** How a game can end (LAWS 4), in the order of precedence for endings by the same completed move. */
public enum EndingKind {
    /** By decision of the arbiter: outranks everything. */
    ARBITER,
    CHECKMATE,
    STALEMATE,
    DEAD_POSITION,
    FIVEFOLD,
    SEVENTY_FIVE_MOVES,
    ILLEGAL_MOVES,
    RESIGNATION,
    AGREEMENT,
    THREEFOLD_CLAIM,
    FIFTY_MOVES_CLAIM,
    FLAG_FALL,
    ABSENCE,
    /** Shown by the players and accepted as their agreement or resignation. */
    RESULT_GESTURE,
    @JsonEnumDefaultValue
    UNKNOWN;

    /** Whether this ending goes before another one that rests on the same record of the log. */
    public boolean precedes(EndingKind other) {
        return compareTo(other) < 0;
    }
}
