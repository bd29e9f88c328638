package org.chatrang.judging.fold;

import java.time.Instant;

/**
 * One player's clock as it was last shown.
 *
 * @param millis time left when last shown, null if not shown, or if the arbiter has been at it since
 * @param at when that was
 * @param moves moves the player had completed by then
 * @param periods periods whose time was seen to be added after the first one's
 * @param baseChecked a first reading at a press was compared with the base time
 * @param owed time this side is to get and has not been seen to get, in milliseconds
 * @param owedSince the player's completed moves when it became owed
 * @param withoutIncrement moves in a row after which the increment seemed missing
 */
public record SideClock(
        Long millis,
        Instant at,
        int moves,
        int periods,
        boolean baseChecked,
        long owed,
        int owedSince,
        int withoutIncrement) {
    static final SideClock UNKNOWN = new SideClock(null, null, 0, 0, false, 0, 0, 0);

    SideClock shown(long left, Instant when, int completed, boolean byPress) {
        return new SideClock(left, when, completed, periods, baseChecked || byPress, owed, owedSince, withoutIncrement);
    }

    SideClock withPeriod() {
        return new SideClock(millis, at, moves, periods + 1, baseChecked, owed, owedSince, withoutIncrement);
    }

    SideClock owing(long more, int completed) {
        return new SideClock(millis, at, moves, periods, baseChecked, owed + more, completed, withoutIncrement);
    }

    SideClock paid() {
        return new SideClock(millis, at, moves, periods, baseChecked, 0, 0, withoutIncrement);
    }

    SideClock withoutIncrement(int inARow) {
        return new SideClock(millis, at, moves, periods, baseChecked, owed, owedSince, inARow);
    }

    SideClock setByArbiter(long left, Instant when) {
        return new SideClock(left, when, moves, periods, true, 0, 0, 0);
    }

    SideClock touchedByArbiter() {
        return new SideClock(null, null, moves, periods, true, 0, 0, 0);
    }
}
