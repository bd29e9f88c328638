package org.chatrang.tournament.rating;

/**
 * The development coefficient K (B.02, 8.3.3): 40 for the first 30 games and for the young below 2300, 10 for who has ever
 * reached 2400, 20 for all others.
 */
public final class KFactor {
    private static final int NEW = 40;
    private static final int USUAL = 20;
    private static final int MASTER = 10;
    private static final int NEW_UNTIL = 30;
    private static final int YOUNG_BELOW = 2300;
    private static final int MASTER_FROM = 2400;
    private static final int LAST_YOUNG_YEAR = 18;
    private static final int LARGEST_PRODUCT = 700;

    private KFactor() {}

    /**
     * The coefficient of a player whose history is known.
     *
     * @param rating the rating in the list of the period
     * @param games rated games before
     * @param reached2400 whether a published or interim rating ever was 2400 or more
     * @param birthYear 0 if unknown
     * @param year the year of the games
     */
    public static int of(int rating, int games, boolean reached2400, int birthYear, int year) {
        if (reached2400 || rating >= MASTER_FROM) {
            return MASTER;
        }
        boolean young = birthYear > 0 && year - birthYear <= LAST_YOUNG_YEAR && rating < YOUNG_BELOW;
        return games < NEW_UNTIL || young ? NEW : USUAL;
    }

    /** An assumption where only a report is known: 30 games played, 2400 reached only if rated so now. */
    public static int assumed(int rating, int birthYear, int year) {
        return of(rating, NEW_UNTIL, false, birthYear, year);
    }

    /** The coefficient for so many games of one period: lowered so that K times games is at most 700. */
    public static int limited(int k, int games) {
        return games == 0 ? k : Math.min(k, LARGEST_PRODUCT / games);
    }
}
