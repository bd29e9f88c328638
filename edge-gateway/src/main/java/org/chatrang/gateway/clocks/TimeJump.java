package org.chatrang.gateway.clocks;

import org.chatrang.events.Side;

/**
 * A side's time changed otherwise than by running or by an increment at the press.
 *
 * @param kind what it looks like
 * @param side whose time
 * @param millis how much more it shows than it would have, negative if less
 */
public record TimeJump(Kind kind, Side side, long millis) {
    /** What a change of time looks like. */
    public enum Kind {
        /** The time of the next period was added: full minutes, five at least, while the clock ran. */
        PERIOD_ADDED("period added"),
        /** The time was set while the clock stood, as arbiters do. */
        ADJUSTED("time set while the clock stood"),
        /** Nothing explains it: a fault of the clock, of its cable, or readings were lost. */
        JUMP("time jumped");

        private final String words;

        Kind(String words) {
            this.words = words;
        }
    }

    /** In words, e.g. "period added: White +1800 s". */
    public String text() {
        return "%s: %s %+d s"
                .formatted(kind.words, side == Side.WHITE ? "White" : "Black", Math.round(millis / 1000.0));
    }
}
