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
import org.chatrang.laws.time.TimeControlReading;

/** A time control as it travels, as one of the Laws. */
final class TimeControls {
    private TimeControls() {}

    /** The time control; null if none is given or it cannot be understood, which is added to the problems. */
    static TimeControl of(TimeControlSpec spec, List<String> problems) {
        if (spec == null) {
            return null;
        }
        try {
            if (!spec.white().isEmpty()) {
                return new TimeControl(
                        spec.white().stream().map(TimeControls::period).toList(),
                        spec.black().stream().map(TimeControls::period).toList(),
                        addition(spec));
            }
            return spec.text() == null ? null : ofText(spec, problems);
        } catch (RuntimeException impossible) {
            problems.add("the time control is impossible (" + Quote.of(impossible.getMessage())
                    + "); only what the clocks show is judged");
            return null;
        }
    }

    private static TimeControl ofText(TimeControlSpec spec, List<String> problems) {
        return switch (TimeControl.read(spec.text())) {
            case TimeControlReading.Parsed parsed -> parsed.control().withAddition(addition(spec));
            case TimeControlReading.NotUnderstood not -> {
                problems.add("the time control \"" + Quote.of(spec.text()) + "\" is not understood ("
                        + Quote.of(not.reason()) + "); only what the clocks show is judged");
                yield null;
            }
        };
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
}
