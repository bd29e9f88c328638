package org.chatrang.gateway.dgt;

import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;

/** One entry of the log that a board keeps of its own. */
public sealed interface EepromRecord {
    /**
     * A square changed.
     *
     * @param quick less than about 250 ms after the change before
     */
    record SquareChanged(int square, Sensed sensed, boolean quick) implements EepromRecord {}

    /**
     * The lever was thrown: the time of the side that was stopped. Very fast moves may have none.
     *
     * @param stopped the side
     */
    record TimeStopped(ClockSide stopped, ClockDigits time) implements EepromRecord {}

    /** Something else happened. */
    record Mark(Kind kind) implements EepromRecord {}

    /** What a mark stands for, by its byte. */
    enum Kind {
        POWER_UP(0x6A),
        END_OF_LOG(0x6B),
        FOUR_ROWS(0x6C),
        EMPTY_BOARD(0x6D),
        DOWNLOADED(0x6E),
        BEGIN_POSITION(0x6F),
        BEGIN_POSITION_TURNED(0x7A),
        START_GAME(0x7B),
        WATCHDOG(0x7C),
        RESERVED_7D(0x7D),
        RESERVED_7E(0x7E),
        NOTHING(0x7F),
        NOTHING_ZERO(0x00);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        int code() {
            return code;
        }

        /** The kind with that byte, null if there is none. */
        static Kind of(int code) {
            for (Kind kind : values()) {
                if (kind.code == code) {
                    return kind;
                }
            }
            return null;
        }
    }
}
