package org.chatrang.gateway.boards;

import java.time.Duration;
import java.time.InstantSource;
import org.chatrang.gateway.signal.SignalTime;

/**
 * Stamps signals as they arrive. Boards that are simulated faster than real come to rest so many times sooner, so for them
 * the time by which waiting is measured runs so many times faster; the wall clock does not.
 */
public final class SignalClock {
    private static final Duration SHORTEST = Duration.ofMillis(15);

    private static final Duration QUARTER = Duration.ofMillis(250);

    private final InstantSource wall;
    private final double speed;
    private final long origin = System.nanoTime();

    /** For real boards. */
    public SignalClock(InstantSource wall) {
        this(wall, 1);
    }

    /** For boards that play so many times as fast as people do. */
    public SignalClock(InstantSource wall, double speed) {
        if (!(speed > 0)) {
            throw new IllegalArgumentException("speed of the boards " + speed + ": a number above 0 was expected");
        }
        this.wall = wall;
        this.speed = speed;
    }

    /** How long in real time that much of the boards' time takes; never so short that waiting for it is all there is to do. */
    Duration real(Duration ofBoards) {
        Duration real = Duration.ofNanos((long) (ofBoards.toNanos() / speed));
        return real.compareTo(SHORTEST) > 0 ? real : SHORTEST;
    }

    /** How often a board that is silent is told that time goes by, in real time: four times a second of its own. */
    public Duration tick() {
        return real(QUARTER);
    }

    /** Now. */
    public SignalTime now() {
        return ago(Duration.ZERO);
    }

    /** So much real time before now. */
    public SignalTime ago(Duration real) {
        long passed = System.nanoTime() - origin - real.toNanos();
        return new SignalTime(wall.instant().minus(real), origin + (speed == 1 ? passed : (long) (passed * speed)));
    }
}
