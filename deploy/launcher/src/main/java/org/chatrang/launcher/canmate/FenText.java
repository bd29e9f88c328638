package org.chatrang.launcher.canmate;

import org.chatrang.laws.Position;

/**
 * A position as people write it: FEN, X-FEN or Shredder-FEN. Counters may be missing, and castling rights and the en passant
 * square together too: then there are none.
 */
final class FenText {
    private static final int RANKS = 8;

    private FenText() {}

    /** @throws IllegalArgumentException if it is none, with a message that names what is wrong and the fix */
    static Position read(String text) {
        String[] fields = text.split("\\s+");
        if (fields[0].chars().filter(letter -> letter == '/').count() < RANKS - 1) {
            throw new IllegalArgumentException(
                    "\"" + shortened(text) + "\" does not begin with the placement of a FEN, eight"
                            + " ranks with / between them: write nothing but the FEN on the line");
        }
        return Position.ofFen(fields.length == 2 ? text + " - -" : text);
    }

    private static String shortened(String text) {
        return text.length() <= 80 ? text : text.substring(0, 80) + "…";
    }
}
