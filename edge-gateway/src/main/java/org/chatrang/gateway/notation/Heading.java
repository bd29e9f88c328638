package org.chatrang.gateway.notation;

import java.util.Locale;

/**
 * What a source writes above a game, as far as it tells which game it is; empty where the source does not say.
 *
 * @param round the round, with the board's number or without
 * @param white White's name
 * @param black Black's name
 */
public record Heading(String round, String white, String black) {
    /** A source that says nothing, as a scoresheet. */
    public static final Heading NONE = new Heading("", "", "");

    public Heading {
        round = letters(round);
        white = letters(white);
        black = letters(black);
    }

    /** Question marks, blanks and punctuation say nothing, and names are written in one way today, in another tomorrow. */
    private static String letters(String text) {
        return text == null ? "" : text.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}.]|^\\.+$", "");
    }

    /** Whether this is above another game, and not the same with one of its names put right. */
    public boolean isOfAnotherGameThan(Heading other) {
        return differ(round, other.round) || differ(white, other.white) && differ(black, other.black);
    }

    private static boolean differ(String one, String other) {
        return !one.isEmpty() && !other.isEmpty() && !one.equals(other);
    }
}
