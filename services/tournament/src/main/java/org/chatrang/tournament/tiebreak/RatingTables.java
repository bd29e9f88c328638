package org.chatrang.tournament.tiebreak;

/** The two tables of FIDE B.02: 8.1.1 (percentage to rating difference) and 8.1.2 (rating difference to percentage). */
public final class RatingTables {
    /** dp for p = 0.50, 0.51, …, 1.00. */
    private static final int[] DIFFERENCE = {
        0, 7, 14, 21, 29, 36, 43, 50, 57, 65, 72, 80, 87, 95, 102, 110, 117, 125, 133, 141, 149, 158, 166, 175, 184,
        193, 202, 211, 220, 230, 240, 251, 262, 273, 284, 296, 309, 322, 336, 351, 366, 383, 401, 422, 444, 470, 501,
        538, 589, 677, 800
    };

    /** The largest difference for which the stronger player is expected to score 0.50, 0.51, …, 0.99. */
    private static final int[] LARGEST = {
        3, 10, 17, 25, 32, 39, 46, 53, 61, 68, 76, 83, 91, 98, 106, 113, 121, 129, 137, 145, 153, 162, 170, 179, 188,
        197, 206, 215, 225, 235, 245, 256, 267, 278, 290, 302, 315, 328, 344, 357, 374, 391, 411, 432, 456, 484, 517,
        559, 619, 735
    };

    private static final int[] PERCENT = percents();

    private RatingTables() {}

    private static int[] percents() {
        int[] table = new int[LARGEST[LARGEST.length - 1] + 2];
        int percent = 50;
        for (int difference = 0; difference < table.length; difference++) {
            while (percent < 100 && difference > LARGEST[percent - 50]) {
                percent++;
            }
            table[difference] = percent;
        }
        return table;
    }

    /**
     * The rating difference a percentage stands for.
     *
     * @param percent from 0 to 100
     */
    public static int differenceFor(int percent) {
        return percent >= 50 ? DIFFERENCE[percent - 50] : -DIFFERENCE[50 - percent];
    }

    /** The percentage expected of a player who is rated this much higher (or, negative, lower); the full scale. */
    public static int expectedPercent(int difference) {
        int higher = PERCENT[Math.min(Math.abs(difference), PERCENT.length - 1)];
        return difference >= 0 ? higher : 100 - higher;
    }
}
