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

    /** A report after one of three rounds, with the second one paired. */
    public static String report() {
        return """
                012 Open
                042 2026/03/07
                202 BH/C1,SB
                001    1 m    One                               2400                             1.0          2 w 1     3 w
                001    2 m    Two                               2300                             1.0          1 b 0  0000 - U
                001    3 m    Three                             2200                             1.0          4 w 1     1 b
                001    4 m    Four                              2100                             0.0          3 b 0     5 w
                001    5 m    Five                              2000                             0.0       0000 - Z     4 b
                142 3
                """;
    }

    /** A report whose second round pairs the players of the first again. */
    public static String rematch() {
        return """
                001    1 m    One                               2400                             1.0          2 w 1     2 b
                001    2 m    Two                               2300                             0.0          1 b 0     1 w
                """;
    }
}
