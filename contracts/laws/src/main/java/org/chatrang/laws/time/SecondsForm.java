package org.chatrang.laws.time;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The machine form of a time control, in seconds. */
final class SecondsForm {
    private static final Pattern PERIOD =
            Pattern.compile("(?:(\\d{1,3})/)?(\\d{1,6}(?:\\.\\d{1,3})?)(?:([+db])(\\d{1,5}(?:\\.\\d{1,3})?))?");
    private static final Pattern UNEQUAL = Pattern.compile("W([^-]+)-B([^-]+)");

    private SecondsForm() {}

    static Optional<TimeControl> parse(String text) {
        Matcher unequal = UNEQUAL.matcher(text.strip());
        String white = unequal.matches() ? unequal.group(1) : text.strip();
        String black = unequal.matches() ? unequal.group(2) : white;
        try {
            return periods(white)
                    .flatMap(ours ->
                            periods(black).map(theirs -> new TimeControl(ours, theirs, PeriodAddition.MOVE_COUNT)));
        } catch (IllegalArgumentException impossible) {
            return Optional.empty(); // no time at all, or periods after the last move
        }
    }

    static String format(TimeControl control) {
        String white = format(control.white());
        return control.isUnequal() ? "W" + white + "-B" + format(control.black()) : white;
    }

    private static Optional<List<Period>> periods(String text) {
        List<Period> periods = new ArrayList<>();
        for (String field : text.split(":", -1)) {
            Matcher period = PERIOD.matcher(field.strip());
            if (!period.matches()) {
                return Optional.empty();
            }
            OptionalInt moves =
                    period.group(1) == null ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(period.group(1)));
            Delay delay = period.group(3) == null ? Delay.NONE : delay(period.group(3), seconds(period.group(4)));
            periods.add(new Period(moves, seconds(period.group(2)), delay));
        }
        return Optional.of(periods);
    }

    private static Delay delay(String sign, Duration amount) {
        return Delay.of(
                switch (sign) {
                    case "d" -> DelayKind.SIMPLE_DELAY;
                    case "b" -> DelayKind.BRONSTEIN;
                    default -> DelayKind.FISCHER;
                },
                amount);
    }

    private static String format(List<Period> periods) {
        return periods.stream().map(SecondsForm::format).collect(Collectors.joining(":"));
    }

    private static String format(Period period) {
        String moves = period.moves().isPresent() ? period.moves().getAsInt() + "/" : "";
        return moves
                + seconds(period.base())
                + switch (period.delay().kind()) {
                    case NONE -> "";
                    case FISCHER -> "+" + seconds(period.delay().amount());
                    case SIMPLE_DELAY -> "d" + seconds(period.delay().amount());
                    case BRONSTEIN -> "b" + seconds(period.delay().amount());
                };
    }

    private static Duration seconds(String text) {
        return Duration.ofMillis(new BigDecimal(text).movePointRight(3).longValueExact());
    }

    private static String seconds(Duration time) {
        return BigDecimal.valueOf(time.toMillis(), 3).stripTrailingZeros().toPlainString();
    }
}
