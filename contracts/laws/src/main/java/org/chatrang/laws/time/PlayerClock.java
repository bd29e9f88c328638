package org.chatrang.laws.time;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.chatrang.laws.Colour;

/**
 * The clock of one player, computed from the time control and what has happened. Time comes only from the time control
 * and from {@link #add}, and goes only by {@link #run} and {@link #press}; it never falls below zero.
 *
 * <p>A correction after an irregularity is made with states: a move taken back with the time used for it is
 * {@code beforeTheMove.run(elapsed)}, which holds neither the increment nor the count of that move.
 *
 * @param periods this side's periods
 * @param addition when the time of a next period comes
 * @param remaining time left, without the part of a simple delay still to come
 * @param period the current period, from 0; a repeated last period counts on
 * @param movesInPeriod moves completed in the current period
 * @param onMove time used so far for the move being thought about
 * @param flagFallen true once the time of a period ran out before its moves were made (Article 6.8)
 */
public record PlayerClock(
        List<Period> periods,
        PeriodAddition addition,
        Duration remaining,
        int period,
        int movesInPeriod,
        Duration onMove,
        boolean flagFallen) {

    public PlayerClock {
        periods = List.copyOf(periods);
        Objects.requireNonNull(addition, "addition");
        if (remaining.isNegative() || onMove.isNegative() || period < 0 || movesInPeriod < 0) {
            throw new IllegalArgumentException("a clock cannot be at " + remaining + ", move " + movesInPeriod
                    + " of period " + period + ", " + onMove + " into the move");
        }
    }

    /** The clock before the game: the first period's time, with the increment for the first move. */
    public static PlayerClock start(TimeControl control, Colour side) {
        List<Period> periods = control.periods(side);
        Period first = periods.getFirst();
        return new PlayerClock(
                periods, control.addition(), first.base().plus(increment(first)), 0, 0, Duration.ZERO, false);
    }

    /** Time passes while the player thinks. */
    public PlayerClock run(Duration elapsed) {
        requireNoneNegative(elapsed);
        Duration used = charged(onMove.plus(elapsed)).minus(charged(onMove));
        PlayerClock later = with(remaining, period, movesInPeriod, onMove.plus(elapsed), flagFallen);
        return flagFallen ? later : later.take(used);
    }

    /** The player completes a move after {@code elapsed} more: time passes, then what the move brings is added. */
    public PlayerClock press(Duration elapsed) {
        PlayerClock pressed = run(elapsed);
        PlayerClock counted = pressed.with(
                pressed.remaining, pressed.period, pressed.movesInPeriod + 1, Duration.ZERO, pressed.flagFallen);
        if (pressed.flagFallen) {
            return counted;
        }
        Duration used = pressed.onMove;
        Duration givenBack = pressed.delay().kind() == DelayKind.BRONSTEIN
                ? shorter(used, pressed.delay().amount())
                : Duration.ZERO;
        PlayerClock next = counted.plus(givenBack).withPeriodByMoveCount();
        return next.plus(increment(next.current()));
    }

    /** Minutes added by the arbiter or as the opponent's penalty (Articles 7.5.5, 9.5.3, 12.9). A fallen flag stays. */
    public PlayerClock add(Duration time) {
        requireNoneNegative(time);
        return plus(time);
    }

    /** Minutes taken by the arbiter (Article 12.9); no more than there are. At zero the flag is down. */
    public PlayerClock subtract(Duration time) {
        requireNoneNegative(time);
        Duration left = remaining.minus(shorter(remaining, time));
        return with(left, period, movesInPeriod, onMove, flagFallen || left.isZero());
    }

    /** The arbiter sets the time, or a clock's reading is taken as it is (Article 6.10.1); the flag is up again if any. */
    public PlayerClock set(Duration time) {
        requireNoneNegative(time);
        return with(time, period, movesInPeriod, onMove, time.isZero());
    }

    /** The arbiter corrects the move counter (Article 6.10.2); no time comes or goes with it. */
    public PlayerClock setMoves(int period, int movesInPeriod) {
        return with(remaining, period, movesInPeriod, onMove, flagFallen);
    }

    /** Goes on to the next period by hand, e.g. when a reading shows that the clock has done so. */
    public PlayerClock nextPeriod() {
        int over = current().moves().isPresent()
                ? Math.max(0, movesInPeriod - current().moves().getAsInt())
                : 0;
        PlayerClock next = with(remaining, period + 1, over, onMove, flagFallen);
        return next.plus(next.current().base());
    }

    /** Thinking time until the flag falls if the player does not move. Zero if it has fallen. */
    public Duration untilFlag() {
        if (flagFallen) {
            return Duration.ZERO;
        }
        Duration delayLeft = delay().kind() == DelayKind.SIMPLE_DELAY
                ? delay().amount().minus(shorter(onMove, delay().amount()))
                : Duration.ZERO;
        Duration time = remaining.plus(delayLeft);
        PlayerClock atZero = this;
        while (atZero.goesOnByFlag()) {
            atZero = atZero.with(Duration.ZERO, atZero.period, atZero.movesInPeriod, onMove, false)
                    .nextPeriod();
            time = time.plus(atZero.remaining);
        }
        return time;
    }

    /** Moves still to be made in this period, 0 if they are made or the period has no number. */
    public int movesToGo() {
        return Math.max(0, current().moves().orElse(0) - movesInPeriod);
    }

    /** The period the clock is in. */
    public Period current() {
        return periods.get(Math.min(period, periods.size() - 1));
    }

    private PlayerClock take(Duration time) {
        if (time.compareTo(remaining) < 0) {
            return with(remaining.minus(time), period, movesInPeriod, onMove, false);
        }
        if (time.isZero()) {
            return this;
        }
        Duration beyond = time.minus(remaining);
        PlayerClock atZero = with(Duration.ZERO, period, movesInPeriod, onMove, true);
        return goesOnByFlag()
                ? atZero.with(Duration.ZERO, period, movesInPeriod, onMove, false)
                        .nextPeriod()
                        .take(beyond)
                : atZero;
    }

    /** At zero with the moves of the period made, a clock that adds by flag goes on with the next period. */
    private boolean goesOnByFlag() {
        return addition == PeriodAddition.FLAG && hasNextPeriod() && movesToGo() == 0;
    }

    private PlayerClock withPeriodByMoveCount() {
        return addition == PeriodAddition.MOVE_COUNT && hasNextPeriod() && movesToGo() == 0 ? nextPeriod() : this;
    }

    private boolean hasNextPeriod() {
        return current().moves().isPresent();
    }

    private Delay delay() {
        return current().delay();
    }

    /** What a move costs so far, a simple delay taken off. */
    private Duration charged(Duration thinking) {
        return delay().kind() == DelayKind.SIMPLE_DELAY
                ? thinking.minus(shorter(thinking, delay().amount()))
                : thinking;
    }

    private PlayerClock plus(Duration time) {
        return with(remaining.plus(time), period, movesInPeriod, onMove, flagFallen);
    }

    private PlayerClock with(Duration left, int inPeriod, int moves, Duration thinking, boolean fallen) {
        return new PlayerClock(periods, addition, left, inPeriod, moves, thinking, fallen);
    }

    private static Duration increment(Period period) {
        return period.delay().kind() == DelayKind.FISCHER ? period.delay().amount() : Duration.ZERO;
    }

    private static Duration shorter(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    private static void requireNoneNegative(Duration time) {
        if (time.isNegative()) {
            throw new IllegalArgumentException("time cannot be negative: " + time);
        }
    }
}
