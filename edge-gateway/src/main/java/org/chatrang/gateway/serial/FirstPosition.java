package org.chatrang.gateway.serial;

import java.util.Arrays;
import java.util.Locale;
import org.chatrang.gateway.signal.SensedBoard;

/** The first positions of chess and Chess960 (FIDE Laws, Guidelines II.2): the usual one is one of the 960. */
public final class FirstPosition {
    private static final String PAWNS = "/pppppppp/8/8/8/8/PPPPPPPP/";

    private FirstPosition() {}

    /** Whether the board, as White sees it, shows one. */
    public static boolean is(SensedBoard board) {
        String placement = board.placement();
        if (placement.length() != 8 + PAWNS.length() + 8) {
            return false;
        }
        String black = placement.substring(0, 8);
        return placement.equals(black + PAWNS + black.toUpperCase(Locale.ROOT)) && isRow(black);
    }

    private static boolean isRow(String men) {
        char[] sorted = men.toCharArray();
        Arrays.sort(sorted);
        int king = men.indexOf('k');
        return String.valueOf(sorted).equals("bbknnqrr")
                && (men.indexOf('b') + men.lastIndexOf('b')) % 2 == 1
                && men.indexOf('r') < king
                && king < men.lastIndexOf('r');
    }
}
