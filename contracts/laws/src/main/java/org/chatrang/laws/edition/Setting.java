package org.chatrang.laws.edition;

import java.util.Locale;

/**
 * A point that the regulations of an event may settle for themselves: because they override an edition (LAWS.md 12), or
 * because the text of the Laws is silent (LAWS.md 11). Names in events are the constants' with small letters and hyphens.
 */
public enum Setting {
    /** Reduced rules: a flag is stated only when the player claims it. */
    FLAG_ONLY_ON_CLAIM(Kind.YES_NO, "no"),
    /** Reduced rules: the opponent's claim of an illegal move before his next move wins (draw if he cannot mate). */
    ILLEGAL_MOVE_CLAIM_WINS(Kind.YES_NO, "no"),
    /** 7.3: with colours reversed the game goes on whatever the move number. */
    COLOURS_REVERSED_GOES_ON(Kind.YES_NO, "no"),
    /** 9.1.1: no draw by agreement before each side has completed so many moves; 0: no such rule. */
    NO_AGREEMENT_BEFORE_MOVE(Kind.NUMBER, "0"),
    /** 9.1.1: no draw by agreement without the arbiter's consent. */
    AGREEMENT_NEEDS_CONSENT(Kind.YES_NO, "no"),
    /** 10.1: points for win, draw and loss. */
    POINTS(Kind.POINTS, "1-0.5-0"),
    /** Minutes for an illegal move, instead of the edition's. */
    IRREGULARITY_MINUTES(Kind.NUMBER, Kind.BY_EDITION),
    /** Minutes for a wrong claim, instead of the edition's. */
    WRONG_CLAIM_MINUTES(Kind.NUMBER, Kind.BY_EDITION),
    /** Blitz: both flags down is a draw at once. */
    BOTH_FLAGS_DRAW_IN_BLITZ(Kind.YES_NO, "no"),
    /** 6.7.1: default time in minutes, instead of the edition's. */
    DEFAULT_TIME_MINUTES(Kind.NUMBER, Kind.BY_EDITION),
    /** The default time runs from the scheduled start even when the round starts late. */
    DEFAULT_TIME_FROM_SCHEDULE(Kind.YES_NO, "no"),
    /** Both kings in the centre, or result pieces, are taken as the players' result; else an arbiter confirms. */
    RESULT_GESTURE_ACCEPTED(Kind.YES_NO, "no"),
    /** Positions of illegal moves taken back count for 9.2 and 9.6. */
    TAKEN_BACK_POSITIONS_COUNT(Kind.YES_NO, "no"),
    /** 6.9: a mate beyond the count of 9.6.2 does not count as possible. */
    FLAG_LOOKS_AT_MOVE_COUNT(Kind.YES_NO, "no"),
    /** Guidelines III.4 and III.5 were announced. */
    QUICKPLAY_FINISH(Kind.YES_NO, "no");

    /** What a setting's value can be. */
    enum Kind {
        YES_NO("yes or no"),
        NUMBER("a whole number from 0"),
        POINTS("points for win, draw and loss, like 3-1-0");

        static final String BY_EDITION = "by-edition";

        private final String words;

        Kind(String words) {
            this.words = words;
        }

        String words() {
            return words;
        }
    }

    private final Kind kind;
    private final String usual;

    Setting(Kind kind, String usual) {
        this.kind = kind;
        this.usual = usual;
    }

    /** Its name in events and files, e.g. {@code flag-only-on-claim}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The value that holds when an event says nothing; {@code by-edition} where that depends on the edition. */
    public String usual() {
        return usual;
    }

    Kind kind() {
        return kind;
    }
}
