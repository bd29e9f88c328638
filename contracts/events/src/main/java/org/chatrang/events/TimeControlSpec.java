package org.chatrang.events;

import java.util.List;

/**
 * A time control (Article 6.1, Guidelines III).
 *
 * @param text as the organiser wrote it, null if only given as data
 * @param white White's periods in order
 * @param black Black's periods in order, the same as White's unless it is an Armageddon game
 * @param periodChange what adds the next period's time on the clocks in use
 */
public record TimeControlSpec(String text, List<PeriodSpec> white, List<PeriodSpec> black, PeriodChange periodChange) {
    public TimeControlSpec {
        white = Require.list(white, "white");
        black = black == null ? white : Require.list(black, "black");
        if (white.isEmpty() || black.isEmpty()) {
            throw new IllegalArgumentException(
                    "field \"white\" or \"black\" has no period: leave the time control out if it is not known");
        }
        periodChange = periodChange == null ? PeriodChange.FLAG : periodChange;
    }

    /** What adds the next period's time: real clocks do it in both ways. */
    public enum PeriodChange {
        MOVE_COUNT,
        FLAG
    }
}
