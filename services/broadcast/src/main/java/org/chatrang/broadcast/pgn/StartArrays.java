package org.chatrang.broadcast.pgn;

import java.util.Arrays;
import java.util.Locale;

/** Tells a start position of Chess960 from an adjourned or composed one, by its text alone. */
final class StartArrays {
    private static final String USUAL = "rnbqkbnr";
    private static final String BETWEEN = "pppppppp/8/8/8/8/PPPPPPPP";

    private StartArrays() {}

    /** Whether these are all the pieces on their ranks, in another order than the usual one. */
    static boolean isShuffled(String fen) {
        String placement = fen.split(" ", 2)[0];
        int slash = placement.indexOf('/');
        if (slash != USUAL.length()) {
            return false;
        }
        String black = placement.substring(0, slash);
        String shuffled = "%s/%s/%s".formatted(black, BETWEEN, black.toUpperCase(Locale.ROOT));
        return placement.equals(shuffled)
                && !black.equals(USUAL)
                && sorted(black).equals(sorted(USUAL));
    }

    private static String sorted(String pieces) {
        char[] letters = pieces.toCharArray();
        Arrays.sort(letters);
        return new String(letters);
    }
}
