package org.chatrang.gateway.simulator;

import org.chatrang.laws.Square;

/** Where the kings are put to show a result: light squares for White, dark ones for Black, one of each for a draw. */
final class CentreSquares {
    private CentreSquares() {}

    /** For White's and Black's king; none for a result that is not shown. */
    static int[] of(String result) {
        return switch (result) {
            case "1-0" -> new int[] {square("e4"), square("d5")};
            case "0-1" -> new int[] {square("d4"), square("e5")};
            case "1/2-1/2" -> new int[] {square("e4"), square("e5")};
            default -> new int[0];
        };
    }

    private static int square(String name) {
        return Square.of(name.charAt(0) - 'a', name.charAt(1) - '1');
    }
}
