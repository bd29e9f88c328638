package org.chatrang.gateway.signal;

/**
 * What a chess clock shows, as the source tells it.
 *
 * @param left the left side as seen from the clock's front; White if {@link #byColour}
 * @param right the right side; Black if {@link #byColour}
 * @param runs the side whose time runs, or would run if the clock were not stopped (the side whose lever is up); null if the
 *     source does not say
 * @param running whether time runs at all
 * @param lowBattery the clock's battery is low
 * @param byColour the source knows which side is whose, and left means White
 */
public record ClockFace(Face left, Face right, ClockSide runs, boolean running, boolean lowBattery, boolean byColour) {
    /**
     * One side of the clock.
     *
     * @param millis time shown in milliseconds, null if not shown
     * @param flag the flag is shown as fallen
     * @param blocked the clock is stopped by that flag
     */
    public record Face(Long millis, boolean flag, boolean blocked) {
        /** A time and no flag. */
        public static Face of(long millis) {
            return new Face(millis, false, false);
        }
    }

    /** Which side of a clock, as seen from its front. */
    public enum ClockSide {
        LEFT,
        RIGHT;

        public ClockSide other() {
            return this == LEFT ? RIGHT : LEFT;
        }
    }

    /** That side. */
    public Face face(ClockSide side) {
        return side == ClockSide.LEFT ? left : right;
    }
}
