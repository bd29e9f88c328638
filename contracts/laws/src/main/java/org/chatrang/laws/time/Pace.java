package org.chatrang.laws.time;

import java.time.Duration;
import org.chatrang.laws.Colour;

/** Standard, rapid or blitz chess, by the time each player has for 60 moves (Articles A.1 and B.1). */
public enum Pace {
    /** 60 minutes or more. */
    STANDARD,
    /** More than 10 minutes, less than 60. */
    RAPID,
    /** 10 minutes or less. */
    BLITZ;

    private static final Duration STANDARD_FROM = Duration.ofMinutes(60);
    private static final Duration BLITZ_UP_TO = Duration.ofMinutes(10);

    /** The pace of a time control. With unequal times the longer one decides: "each player" must be within the bound. */
    public static Pace of(TimeControl control) {
        Duration white = control.timeForSixtyMoves(Colour.WHITE);
        Duration black = control.timeForSixtyMoves(Colour.BLACK);
        return of(white.compareTo(black) >= 0 ? white : black);
    }

    /** The pace for a time for 60 moves. */
    public static Pace of(Duration forSixtyMoves) {
        if (forSixtyMoves.compareTo(STANDARD_FROM) >= 0) {
            return STANDARD;
        }
        return forSixtyMoves.compareTo(BLITZ_UP_TO) > 0 ? RAPID : BLITZ;
    }
}
