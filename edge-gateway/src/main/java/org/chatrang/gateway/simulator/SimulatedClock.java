package org.chatrang.gateway.simulator;

/**
 * A clock beside a board.
 *
 * @param leftMillis time of the left side, seen from its front
 * @param rightMillis time of the right side
 * @param rightUp the lever is up at the right: its time runs, or will
 * @param running whether time runs
 */
record SimulatedClock(long leftMillis, long rightMillis, boolean rightUp, boolean running) {
    /** The same after that much time. */
    SimulatedClock after(long millis) {
        if (!running) {
            return this;
        }
        return rightUp
                ? new SimulatedClock(leftMillis, Math.max(0, rightMillis - millis), true, true)
                : new SimulatedClock(Math.max(0, leftMillis - millis), rightMillis, false, true);
    }

    /** What it shows in whole seconds is the same. */
    boolean showsSame(SimulatedClock other) {
        return leftMillis / 1000 == other.leftMillis / 1000
                && rightMillis / 1000 == other.rightMillis / 1000
                && rightUp == other.rightUp
                && running == other.running;
    }
}
