package org.chatrang.gateway.clocks;

import java.time.Duration;
import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.SignalTime;

/** The clock of one board, reading by reading. The lever says who pressed; no other indicator is used. */
public final class ClockTrack {
    private static final Duration FOREVER = Duration.ofDays(1);
    private static final Duration STANDING_EVERY = Duration.ofMinutes(1);
    private static final Duration STANDING_FOR = Duration.ofMinutes(30);

    private final ClockSides sides = new ClockSides();
    private ClockFace face;
    private SignalTime readAt;
    /** Whose lever was up when the source last said so. */
    private ClockSide runs;

    private ClockSide firstFlag;
    /** Readings were missed, so that any difference may be time that went by. */
    private boolean gap;

    private SignalTime toldAt;

    /** Takes the next reading. */
    public ClockNews shown(SignalTime at, ClockFace now) {
        if (now.byColour()) {
            sides.byColour();
        }
        ClockFace before = face;
        ClockReading earlier = before == null ? null : reading();
        ClockSide pressed = pressed(before, now);
        ClockSide fell = flagFell(now);
        Duration elapsed = readAt == null ? Duration.ZERO : at.since(readAt);
        boolean compare = earlier != null && !gap;
        face = now;
        readAt = at;
        gap = false;
        runs = now.runs() == null ? runs : now.runs();
        ClockReading reading = reading();
        Side presser = pressed == null ? null : sides.owner(pressed);
        List<TimeJump> jumps = compare ? JumpFinder.between(earlier, reading, elapsed, presser) : List.of();
        return new ClockNews(
                reading,
                presser,
                before == null ? now.running() : before.running() != now.running(),
                fell == null ? null : sides.owner(fell),
                now.lowBattery() && (before == null || !before.lowBattery()),
                jumps);
    }

    private ClockSide pressed(ClockFace before, ClockFace now) {
        boolean thrown = runs != null && now.runs() != null && runs != now.runs();
        return thrown && (now.running() || before.running()) ? runs : null;
    }

    private ClockSide flagFell(ClockFace now) {
        if (firstFlag != null && !now.face(firstFlag).flag()) {
            firstFlag = null;
        }
        if (firstFlag == null) {
            for (ClockSide side : ClockSide.values()) {
                if (now.face(side).flag()) {
                    firstFlag = side;
                    return side;
                }
            }
        }
        return null;
    }

    /** What the clock shows, null without a clock. */
    public ClockReading reading() {
        if (face == null) {
            return null;
        }
        ClockFace.Face white = face.face(side(Side.WHITE));
        ClockFace.Face black = face.face(side(Side.BLACK));
        Side flag = firstFlag == null ? null : sides.owner(firstFlag);
        return new ClockReading(white.millis(), black.millis(), running(), flag == Side.WHITE, flag == Side.BLACK);
    }

    private ClockSide side(Side owner) {
        return sides.owner(ClockSide.LEFT) == owner ? ClockSide.LEFT : ClockSide.RIGHT;
    }

    /** Whose time runs, null if nobody's does or there is no clock. */
    public Side running() {
        return face != null && face.running() && runs != null ? sides.owner(runs) : null;
    }

    /** Whether a clock is connected. */
    public boolean attached() {
        return face != null;
    }

    /** Whether its battery is low. */
    public boolean lowBattery() {
        return face != null && face.lowBattery();
    }

    /** There is no clock any more. */
    public void removed() {
        face = null;
        runs = null;
        firstFlag = null;
        gap = true;
    }

    /** Readings may have been missed. */
    public void missed() {
        gap = true;
    }

    /** The board was found to stand with its connector at White's right, or not. */
    public void boardTurned(boolean turned) {
        sides.boardTurned(turned);
    }

    /** The one who pressed is the one who had moved. */
    public void agreed() {
        sides.agreed();
    }

    /** The one who pressed had not moved, the other had. Returns whether the sides are now read the other way round. */
    public boolean contradicted() {
        return sides.contradicted();
    }

    /** Whether it is more than a guess whose side of the clock is whose. */
    public boolean sidesSure() {
        return sides.isSure();
    }

    /** The reading was passed on. */
    public void told(SignalTime at) {
        toldAt = at;
    }

    /**
     * Whether a reading should be passed on although nothing happened: of a running clock a fresh one, and of one that stands
     * that it still stands, for as long as somebody may wait for it to go on.
     */
    public boolean isDue(SignalTime at, Duration every) {
        if (face == null) {
            return false;
        }
        Duration untold = toldAt == null ? FOREVER : at.since(toldAt);
        if (face.running()) {
            return readAt.equals(at) && untold.compareTo(every) >= 0;
        }
        return untold.compareTo(STANDING_EVERY) >= 0 && at.since(readAt).compareTo(STANDING_FOR) <= 0;
    }
}
