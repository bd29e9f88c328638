package org.chatrang.gateway.clocks;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;

/**
 * Tells time that goes by from time that is given or taken. A clock is read in whole seconds, perhaps a second late; an
 * increment comes with the press; a delay lets the time stand while the clock runs; a clock adds the next period by itself,
 * at a press or when the time before has run out, whatever the number of the move.
 */
final class JumpFinder {
    /** Rounding of both readings, and the second by which a reading may be late. */
    private static final long TOLERANCE = 2_500;
    /** The largest increment or delay in use, and the rounding. */
    private static final long LARGEST_INCREMENT = 65_000;
    /** The shortest period a schedule adds. */
    private static final long SHORTEST_PERIOD = 300_000;

    private JumpFinder() {}

    /**
     * Compares two readings.
     *
     * @param elapsed time between them
     * @param pressed who pressed in between, null if nobody did
     */
    static List<TimeJump> between(ClockReading before, ClockReading now, Duration elapsed, Side pressed) {
        List<TimeJump> jumps = new ArrayList<>();
        for (Side side : Side.values()) {
            if (before.millis(side) != null && now.millis(side) != null) {
                of(side, before, now, elapsed.toMillis(), pressed).ifPresent(jumps::add);
            }
        }
        return jumps;
    }

    private static Optional<TimeJump> of(Side side, ClockReading before, ClockReading now, long elapsed, Side pressed) {
        long change = now.millis(side) - before.millis(side);
        if (before.running() == null) {
            // Started since, it may have run a while.
            boolean ran = now.running() != null && change <= 0 && -change <= elapsed + TOLERANCE;
            return change == 0 || ran ? Optional.empty() : jump(TimeJump.Kind.ADJUSTED, side, change);
        }
        boolean ran = before.running() == side;
        long surplus = ran ? change + Math.min(elapsed, before.millis(side)) : change;
        if (surplus > TOLERANCE) {
            return more(side, change, surplus, pressed);
        }
        boolean mayHaveRun = ran || now.running() == side;
        long shortfall = mayHaveRun ? change + elapsed : change;
        return shortfall < -TOLERANCE ? jump(TimeJump.Kind.JUMP, side, shortfall) : Optional.empty();
    }

    private static Optional<TimeJump> more(Side side, long change, long surplus, Side pressed) {
        if (surplus >= SHORTEST_PERIOD - TOLERANCE
                && Math.floorMod(surplus + TOLERANCE, SHORTEST_PERIOD) <= LARGEST_INCREMENT + TOLERANCE) {
            return jump(TimeJump.Kind.PERIOD_ADDED, side, surplus);
        }
        boolean increment = pressed == side && surplus <= LARGEST_INCREMENT;
        boolean delay = change <= 0 && surplus <= LARGEST_INCREMENT;
        return increment || delay ? Optional.empty() : jump(TimeJump.Kind.JUMP, side, surplus);
    }

    private static Optional<TimeJump> jump(TimeJump.Kind kind, Side side, long millis) {
        return Optional.of(new TimeJump(kind, side, millis));
    }
}
