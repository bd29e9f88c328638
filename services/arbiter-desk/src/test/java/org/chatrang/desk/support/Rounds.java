package org.chatrang.desk.support;

/** Small PGN files. */
public final class Rounds {
    private Rounds() {}

    /** A game with those tags. */
    public static String game(String... tags) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < tags.length; i += 2) {
            text.append('[').append(tags[i]).append(" \"").append(tags[i + 1]).append("\"]\n");
        }
        return text.append("\n1. e4 {[%clk 1:30:20]} e5 1-0\n\n").toString();
    }

    /** Two rounds of two games. */
    public static String two() {
        StringBuilder text = new StringBuilder();
        for (int round = 1; round <= 2; round++) {
            for (int board = 1; board <= 2; board++) {
                text.append(game(
                        "Event",
                        "Club Cup",
                        "Site",
                        "Hall",
                        "Round",
                        round + "." + board,
                        "White",
                        "White, " + board,
                        "Black",
                        "Black, " + board,
                        "WhiteFideId",
                        "100000" + board,
                        "Result",
                        "1-0",
                        "TimeControl",
                        "5400+30"));
            }
        }
        return text.toString();
    }
}
