package org.chatrang.broadcast.pgn;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chatrang.events.PeriodSpec;
import org.chatrang.events.TimeControlSpec;

/** The TimeControl tag as the PGN standard writes it, e.g. {@code 40/5400+30:1800+30}. */
final class TimeControlTag {
    private static final long SECOND = 1000;

    private TimeControlTag() {}

    /** Both sides' control in the standard's form, else as the organiser wrote it, else empty. */
    static Optional<String> of(TimeControlSpec control) {
        if (control == null) {
            return Optional.empty();
        }
        return standard(control.white()).or(() -> Optional.ofNullable(control.text()));
    }

    /** Black's control if it is another one than White's (Armageddon). */
    static Optional<String> ofBlack(TimeControlSpec control) {
        return control == null || control.black().equals(control.white())
                ? Optional.empty()
                : standard(control.black());
    }

    private static Optional<String> standard(List<PeriodSpec> periods) {
        boolean sayable = periods.stream().allMatch(TimeControlTag::sayable);
        return periods.isEmpty() || !sayable
                ? Optional.empty()
                : Optional.of(periods.stream().map(TimeControlTag::period).collect(Collectors.joining(":")));
    }

    /** The standard knows increments, but no word for a delay. */
    private static boolean sayable(PeriodSpec period) {
        return switch (period.increment()) {
            case NONE, FISCHER -> true;
            case BRONSTEIN, SIMPLE_DELAY -> false;
        };
    }

    private static String period(PeriodSpec period) {
        String moves = period.moves() == null ? "" : period.moves() + "/";
        String increment = period.incrementMillis() == 0 ? "" : "+" + period.incrementMillis() / SECOND;
        return moves + period.baseMillis() / SECOND + increment;
    }
}
