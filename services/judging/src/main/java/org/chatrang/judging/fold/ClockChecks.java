package org.chatrang.judging.fold;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.OptionalInt;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Side;
import org.chatrang.laws.time.DelayKind;
import org.chatrang.laws.time.Period;

/**
 * Compares what a clock shows with what it showed before (Article 6.10.2: wrong settings). Readings are whole seconds, some
 * are missing, and both ways of adding a period exist on real clocks: only what none of this explains is an oddity, and each
 * kind of oddity is told once in a game.
 */
final class ClockChecks {
    /** Two readings, each cut to whole seconds. */
    private static final long ROUNDING = 2_000;

    private static final long LARGE_INCREMENT = 5_000;
    private static final int IN_A_ROW = 3;
    /** Sources may play games faster than they were played: then no time passes between two presses. */
    private static final long LONG_ENOUGH = 10_000;

    private static final int MOVES_TO_PAY = 2;
    private static final Duration STANDING = Duration.ofSeconds(60);

    private ClockChecks() {}

    static void compare(Turn turn, ClockReading reading, Side side, boolean pressedInVain, boolean byPress) {
        Long shown = reading.millis(side);
        if (shown == null) {
            return;
        }
        SideClock before = turn.state().clocks().of(side);
        int moves = ClockFold.movesOf(turn.state(), side);
        Optional<Period> period = turn.rules().time().period(side, before.periods());
        if (before.millis() == null) {
            if (!before.baseChecked() && byPress) {
                period.ifPresent(first -> base(turn, reading, side, first, moves));
            }
        } else if (period.isPresent()) {
            int presses = Math.max(0, moves - before.moves()) + (pressedInVain ? 1 : 0);
            long increment = increment(period.get());
            gain(turn, reading, side, shown - before.millis() - presses * increment, moves - presses);
            if (byPress && presses == 1) {
                slowness(turn, reading, side, increment);
            }
        }
        keep(turn, side, clock -> clock.shown(shown, turn.at(), moves, byPress));
        unpaid(turn, reading, side, moves);
    }

    /** Two readings a minute apart, no clock runs and neither has moved. */
    static void standing(Turn turn, ClockRead read) {
        Clocks clocks = turn.state().clocks();
        boolean stood = read.occasion() == ClockRead.Occasion.PERIODIC
                && turn.state().phase() == Phase.RUNNING
                && turn.state().pending().isEmpty()
                && read.clock().running() == null
                && read.clock().equals(clocks.shown())
                && Duration.between(clocks.shownAt(), turn.at()).compareTo(STANDING) >= 0;
        if (stood) {
            tell(turn, ClockFact.Oddity.STOPPED, turn.state().toMove(), read.clock(), null);
        }
    }

    /** Too much time for the period; or, after the first move, so little that no thinking explains it. */
    private static void base(Turn turn, ClockReading reading, Side side, Period first, int moves) {
        long most = first.base().toMillis() + (moves + 1) * increment(first);
        long shown = reading.millis(side);
        boolean tooLittle = moves <= 1 && shown > 0 && most - shown > thought(turn, first);
        if (shown > most + ROUNDING || tooLittle) {
            tell(turn, ClockFact.Oddity.WRONG_BASE, side, reading, most);
        }
    }

    /** The time that may be gone after the first move: what has passed since the start, as far as that is known, and a lot more. */
    private static long thought(Turn turn, Period first) {
        long base = first.base().toMillis();
        Instant started = turn.state().clocks().startedAt();
        return started == null ? base / 2 : Duration.between(started, turn.at()).toMillis() + base / 4;
    }

    /** More time than before, increments apart: a penalty given, a period added, or no reason known. */
    private static void gain(Turn turn, ClockReading reading, Side side, long gain, int movesBefore) {
        SideClock before = turn.state().clocks().of(side);
        if (gain <= ROUNDING) {
            withoutGain(turn, reading, side, movesBefore);
            return;
        }
        if (before.owed() > 0 && gain <= before.owed() + ROUNDING) {
            turn.add(new ClockFact.TimeGiven(side, before.owed(), reading));
            keep(turn, side, SideClock::paid);
            return;
        }
        Optional<Period> next = turn.rules().time().next(side, before.periods());
        boolean ranOut = turn.rules().time().movesUpTo(side, before.periods()).stream()
                .anyMatch(needed -> movesBefore >= needed);
        if (next.isPresent() && explains(next.get().base().toMillis() + before.owed(), gain, before.millis(), ranOut)) {
            turn.add(new ClockFact.PeriodAdded(side, before.periods() + 2, reading));
            keep(turn, side, clock -> clock.paid().withPeriod());
            return;
        }
        tell(turn, ClockFact.Oddity.GAIN_WITHOUT_REASON, side, reading, reading.millis(side) - gain);
    }

    /** No more time than before, where a period's time should have come or did come unseen. */
    private static void withoutGain(Turn turn, ClockReading reading, Side side, int movesBefore) {
        SideClock before = turn.state().clocks().of(side);
        OptionalInt needed = turn.rules().time().movesUpTo(side, before.periods());
        if (needed.isEmpty()) {
            return;
        }
        int moves = ClockFold.movesOf(turn.state(), side);
        Period next = turn.rules().time().next(side, before.periods()).orElseThrow();
        if (turn.rules().time().countsMoves()) {
            if (moves == needed.getAsInt() && movesBefore < moves) {
                long expected = before.millis() + next.base().toMillis();
                tell(turn, ClockFact.Oddity.PERIOD_NOT_ADDED, side, reading, expected);
            }
            return;
        }
        boolean ranOutUnseen = movesBefore >= needed.getAsInt()
                && reading.millis(side) > 0
                && Duration.between(before.at(), turn.at()).toMillis() >= before.millis();
        if (ranOutUnseen) {
            turn.add(new ClockFact.PeriodAdded(side, before.periods() + 2, reading));
            keep(turn, side, SideClock::withPeriod);
        }
    }

    /**
     * The added time less what was used of the time before it; if the period's moves had been made already, the clock may have
     * run out, gone on with the added time and used of that too.
     */
    private static boolean explains(long added, long gain, long before, boolean ranOut) {
        return gain <= added + ROUNDING && (ranOut || gain >= added - before - ROUNDING);
    }

    /** Whether the move cost as much as the wall clock says plus the increment that should have come, again and again. */
    private static void slowness(Turn turn, ClockReading reading, Side side, long increment) {
        SideClock before = turn.state().clocks().of(side);
        if (increment < LARGE_INCREMENT) {
            return;
        }
        Instant since = turn.state().clocks().shownAt();
        if (since == null || !since.equals(before.at())) {
            return;
        }
        long elapsed = Duration.between(since, turn.at()).toMillis();
        long lacking = before.millis() + increment - elapsed - reading.millis(side);
        boolean lacks = elapsed >= LONG_ENOUGH && Math.abs(lacking - increment) <= ROUNDING;
        int inARow = lacks ? before.withoutIncrement() + 1 : 0;
        keep(turn, side, clock -> clock.withoutIncrement(inARow));
        if (inARow >= IN_A_ROW) {
            tell(turn, ClockFact.Oddity.INCREMENT_NOT_ADDED, side, reading, before.millis() + increment - elapsed);
        }
    }

    private static void unpaid(Turn turn, ClockReading reading, Side side, int moves) {
        SideClock clock = turn.state().clocks().of(side);
        if (clock.owed() > 0 && moves - clock.owedSince() >= MOVES_TO_PAY) {
            tell(turn, ClockFact.Oddity.PENALTY_NOT_GIVEN, side, reading, reading.millis(side) + clock.owed());
            keep(turn, side, SideClock::paid);
        }
    }

    static void tell(Turn turn, ClockFact.Oddity oddity, Side side, ClockReading reading, Long expected) {
        Clocks clocks = turn.state().clocks();
        if (!clocks.told().contains(oddity)) {
            turn.add(new ClockFact.Unexpected(oddity, side, reading, expected));
            turn.edit(edit -> edit.clocks(clocks.telling(oddity)));
        }
    }

    private static void keep(Turn turn, Side side, java.util.function.UnaryOperator<SideClock> change) {
        Clocks clocks = turn.state().clocks();
        turn.edit(edit -> edit.clocks(clocks.with(side, change.apply(clocks.of(side)))));
    }

    private static long increment(Period period) {
        return period.delay().kind() == DelayKind.FISCHER
                ? period.delay().amount().toMillis()
                : 0;
    }
}
