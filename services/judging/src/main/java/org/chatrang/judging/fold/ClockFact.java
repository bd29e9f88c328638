package org.chatrang.judging.fold;

import java.time.Instant;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;
import org.chatrang.laws.Position;

/** What concerns time. The clock judge's remit. */
public sealed interface ClockFact extends Fact {
    /**
     * A flag has fallen.
     *
     * @param side whose
     * @param shown the reading it rests on
     * @param how how that is known
     * @param position the position when it was noticed
     */
    record FlagFell(Side side, ClockReading shown, HowKnown how, Position position) implements ClockFact {}

    /** Both flags have fallen and nobody knows which first; it draws the game or play goes on. */
    record BothFlagsFell(ClockReading shown, boolean drawn) implements ClockFact {}

    /** A flag is down or due, but the arbiter has to say so. */
    record FlagDue(Side side, ClockReading shown, Instant dueAt, String why) implements ClockFact {}

    /** A claim that the opponent's flag had fallen, against what the clock shows. */
    record ClaimWrong(Side claimant, ClockReading shown, String why) implements ClockFact {}

    /** The time of a next period was added. */
    record PeriodAdded(Side side, int period, ClockReading shown) implements ClockFact {}

    /** Time that a side was to get was put on its clock. */
    record TimeGiven(Side side, long millis, ClockReading shown) implements ClockFact {}

    /** A clock shows what it should not; stated once for each oddity. */
    record Unexpected(Oddity oddity, Side side, ClockReading shown, Long expectedMillis) implements ClockFact {}

    /** A move came without a reading; stated once. */
    record Missing(Side side) implements ClockFact {}

    /** The default time is over and a player has neither arrived nor moved; null for both. */
    record Absent(Side side, Instant dueAt) implements ClockFact {}

    /** A player arrived; {@code late} after the default time. */
    record Arrived(Side side, boolean late) implements ClockFact {}

    /** How a fallen flag is known. */
    enum HowKnown {
        /** The clock carries the flag or stands at zero. */
        SHOWN,
        /** The same, and the opponent claimed it. */
        CLAIMED
    }

    /** What can be wrong with a clock. */
    enum Oddity {
        /** The first reading does not fit the base time. */
        WRONG_BASE,
        /** More time than before and no reason for it. */
        GAIN_WITHOUT_REASON,
        /** The increment does not seem to be added. */
        INCREMENT_NOT_ADDED,
        /** The period's moves are made, the clock stands at zero and no time was added. */
        PERIOD_NOT_ADDED,
        /** Time a side was to get for the opponent's offence was not put on its clock. */
        PENALTY_NOT_GIVEN,
        /** Both clocks stand while a move is awaited. */
        STOPPED
    }
}
