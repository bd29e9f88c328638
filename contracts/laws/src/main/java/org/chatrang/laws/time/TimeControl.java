package org.chatrang.laws.time;

import java.time.Duration;
import java.util.List;
import java.util.Objects;
import org.chatrang.laws.Colour;

/**
 * The time control of a game: one or more periods for each side (Article 6, Guidelines III). A last period with a number
 * of moves repeats.
 *
 * @param white White's periods, in order
 * @param black Black's periods; different from White's in an Armageddon game
 * @param addition when a clock adds the time of a next period
 */
public record TimeControl(List<Period> white, List<Period> black, PeriodAddition addition) {
    public TimeControl {
        white = checked(white);
        black = checked(black);
        Objects.requireNonNull(addition, "addition");
    }

    /** The same periods for both sides, added by the move counter. */
    public static TimeControl of(Period... periods) {
        return new TimeControl(List.of(periods), List.of(periods), PeriodAddition.MOVE_COUNT);
    }

    /** All moves in so many minutes, with so many seconds added for each move. */
    public static TimeControl minutesAndSeconds(int minutes, int seconds) {
        return of(Period.allMoves(Duration.ofMinutes(minutes), Delay.increment(Duration.ofSeconds(seconds))));
    }

    /**
     * Reads the machine form of PGN and of tournament reports: times in seconds, e.g. {@code 40/5400+30:1800+30},
     * {@code 300}, {@code W300-B240}; {@code 300d5} is a simple delay, {@code 300b5} Bronstein.
     *
     * @throws IllegalArgumentException if the text is not in that form
     */
    public static TimeControl parseSeconds(String text) {
        return SecondsForm.parse(text)
                .orElseThrow(() -> new IllegalArgumentException("no time control in seconds: \"" + text
                        + "\"; expected e.g. 40/5400+30:1800+30, 300+5 or W300-B240"));
    }

    /** Reads a time control as people and broadcasters write it, or in seconds; see {@link TimeControlText}. */
    public static TimeControlReading read(String text) {
        return TimeControlText.read(text);
    }

    public List<Period> periods(Colour side) {
        return side == Colour.WHITE ? white : black;
    }

    /** True if the sides have different times. */
    public boolean isUnequal() {
        return !white.equals(black);
    }

    public TimeControl withAddition(PeriodAddition other) {
        return new TimeControl(white, black, other);
    }

    /** The time for 60 moves that decides the pace (Articles A.1 and B.1): base times and 60 increments or delays. */
    public Duration timeForSixtyMoves(Colour side) {
        List<Period> periods = periods(side);
        Duration time = Duration.ZERO;
        int left = 60;
        for (int i = 0; left > 0; i++) {
            Period period = periods.get(Math.min(i, periods.size() - 1));
            int moves = Math.min(left, period.moves().orElse(left));
            time = time.plus(period.base()).plus(period.delay().amount().multipliedBy(moves));
            left -= moves;
        }
        return time;
    }

    /** The machine form that {@link #parseSeconds} reads; {@link #addition} is not part of it. */
    public String toSeconds() {
        return SecondsForm.format(this);
    }

    private static List<Period> checked(List<Period> periods) {
        if (periods.isEmpty()) {
            throw new IllegalArgumentException("a time control needs at least one period");
        }
        boolean endless = periods.subList(0, periods.size() - 1).stream()
                .anyMatch(period -> period.moves().isEmpty());
        if (endless) {
            throw new IllegalArgumentException("only the last period can be for all the remaining moves: " + periods);
        }
        return List.copyOf(periods);
    }
}
