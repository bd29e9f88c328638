package org.chatrang.judging.fold;

import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import org.chatrang.events.PeriodSpec;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.laws.time.Delay;
import org.chatrang.laws.time.DelayKind;
import org.chatrang.laws.time.Period;
import org.chatrang.laws.time.PeriodAddition;
import org.chatrang.laws.time.TimeControl;

/** A time control as it travels, as one of the Laws, and back. */
public final class TimeControls {
    private TimeControls() {}

    /** The time control; null if none is given or it is impossible, which is added to the problems. */
    static TimeControl of(TimeControlSpec spec, List<String> problems) {
        if (spec == null) {
            return null;
        }
        try {
            return new TimeControl(
                    spec.white().stream().map(TimeControls::period).toList(),
                    spec.black().stream().map(TimeControls::period).toList(),
                    addition(spec));
        } catch (RuntimeException impossible) {
            problems.add("the time control is impossible (" + Quote.of(impossible.getMessage())
                    + "); only what the clocks show is judged");
            return null;
        }
    }

    private static PeriodAddition addition(TimeControlSpec spec) {
        return switch (spec.periodChange()) {
            case MOVE_COUNT -> PeriodAddition.MOVE_COUNT;
            case FLAG -> PeriodAddition.FLAG;
        };
    }

    private static Period period(PeriodSpec spec) {
        OptionalInt moves = spec.moves() == null ? OptionalInt.empty() : OptionalInt.of(spec.moves());
        DelayKind kind = switch (spec.increment()) {
            case NONE -> DelayKind.NONE;
            case FISCHER -> DelayKind.FISCHER;
            case BRONSTEIN -> DelayKind.BRONSTEIN;
            case SIMPLE_DELAY -> DelayKind.SIMPLE_DELAY;
        };
        Duration amount = kind == DelayKind.NONE ? Duration.ZERO : Duration.ofMillis(spec.incrementMillis());
        return new Period(moves, Duration.ofMillis(spec.baseMillis()), Delay.of(kind, amount));
    }

    /** A time control of the Laws as it travels. */
    public static TimeControlSpec spec(String text, TimeControl control, TimeControlSpec.PeriodChange change) {
        return new TimeControlSpec(text, specs(control.white()), specs(control.black()), change);
    }

    private static List<PeriodSpec> specs(List<Period> periods) {
        return periods.stream().map(TimeControls::spec).toList();
    }

    private static PeriodSpec spec(Period period) {
        Integer moves = period.moves().isPresent() ? period.moves().getAsInt() : null;
        PeriodSpec.IncrementKind kind = switch (period.delay().kind()) {
            case NONE -> PeriodSpec.IncrementKind.NONE;
            case FISCHER -> PeriodSpec.IncrementKind.FISCHER;
            case BRONSTEIN -> PeriodSpec.IncrementKind.BRONSTEIN;
            case SIMPLE_DELAY -> PeriodSpec.IncrementKind.SIMPLE_DELAY;
        };
        return new PeriodSpec(
                moves, period.base().toMillis(), period.delay().amount().toMillis(), kind);
    }
}
