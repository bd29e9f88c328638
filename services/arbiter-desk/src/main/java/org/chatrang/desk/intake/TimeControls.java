package org.chatrang.desk.intake;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.chatrang.desk.DeskException;
import org.chatrang.events.PeriodSpec;
import org.chatrang.events.TimeControlSpec;
import org.chatrang.laws.Colour;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.time.DelayKind;
import org.chatrang.laws.time.Period;
import org.chatrang.laws.time.PeriodAddition;
import org.chatrang.laws.time.TimeControl;
import org.chatrang.laws.time.TimeControlReading;

/**
 * The time control of a game. A text that is not understood, or that the game's first clock reading contradicts (files often
 * carry the main games' text in their rapid and blitz tie-breaks too), is left out: then no flag is reckoned.
 */
final class TimeControls {
    private static final Duration ROUNDING = Duration.ofMinutes(1);

    private TimeControls() {}

    /**
     * What can be scheduled.
     *
     * @param spec the time control, null if nothing is known
     * @param problem why it is not known in full, empty if it is
     */
    record Scheduled(TimeControlSpec spec, Optional<String> problem) {}

    static Scheduled of(Optional<String> text, PgnGame game) {
        if (text.isEmpty()) {
            return new Scheduled(null, Optional.of("no time control is given"));
        }
        return switch (TimeControl.read(text.get())) {
            case TimeControlReading.NotUnderstood(String written, String reason) ->
                new Scheduled(
                        null,
                        Optional.of("the time control \"" + written + "\" is not understood and left out: " + reason));
            case TimeControlReading.Parsed(String written, TimeControl control) -> fitting(written, control, game);
        };
    }

    private static Scheduled fitting(String text, TimeControl control, PgnGame game) {
        Optional<Duration> first = game.plies().stream()
                .limit(1)
                .map(PgnPly::clock)
                .flatMap(Optional::stream)
                .findFirst();
        if (first.isPresent() && !fits(first.get(), control.white().getFirst())) {
            return new Scheduled(
                    null,
                    Optional.of("the first clock reading " + first.get() + " does not fit the time control \"" + text
                            + "\"; it is left out"));
        }
        return new Scheduled(spec(text, control), Optional.empty());
    }

    private static TimeControlSpec spec(String text, TimeControl control) {
        return new TimeControlSpec(
                text,
                periods(control.periods(Colour.WHITE)),
                periods(control.periods(Colour.BLACK)),
                control.addition() == PeriodAddition.MOVE_COUNT
                        ? TimeControlSpec.PeriodChange.MOVE_COUNT
                        : TimeControlSpec.PeriodChange.FLAG);
    }

    /** The time control a request asks for. */
    static TimeControlSpec specOf(String text) {
        return switch (TimeControl.read(text)) {
            case TimeControlReading.NotUnderstood(String written, String reason) ->
                throw DeskException.badInput(
                        "query parameter timeControl", null, "\"" + written + "\" is not understood", reason);
            case TimeControlReading.Parsed(String written, TimeControl control) -> spec(written, control);
        };
    }

    /** Nobody has less than half, or more than all, of the first period after the first move. */
    private static boolean fits(Duration reading, Period period) {
        Duration most = period.base().plus(period.delay().amount()).plus(ROUNDING);
        return reading.compareTo(most) <= 0 && reading.multipliedBy(2).compareTo(period.base()) >= 0;
    }

    private static List<PeriodSpec> periods(List<Period> periods) {
        return periods.stream()
                .map(period -> new PeriodSpec(
                        period.moves().isPresent() ? period.moves().getAsInt() : null,
                        period.base().toMillis(),
                        period.delay().amount().toMillis(),
                        kind(period.delay().kind())))
                .toList();
    }

    private static PeriodSpec.IncrementKind kind(DelayKind kind) {
        return switch (kind) {
            case NONE -> PeriodSpec.IncrementKind.NONE;
            case FISCHER -> PeriodSpec.IncrementKind.FISCHER;
            case BRONSTEIN -> PeriodSpec.IncrementKind.BRONSTEIN;
            case SIMPLE_DELAY -> PeriodSpec.IncrementKind.SIMPLE_DELAY;
        };
    }
}
