package org.chatrang.tournament.whatif;

/**
 * The ranks a participant can still get.
 *
 * @param best the best rank; if not {@code exact}, certainly none better is possible
 * @param worst the worst rank; if not {@code exact}, certainly none worse is possible
 * @param exact both can come about; otherwise they are bounds
 * @param method how they were found, in words
 */
public record RankRange(int best, int worst, boolean exact, String method) {
    /** Where a participant stands in the race for the first places. */
    public enum Race {
        /** It has one of the places whatever happens. */
        CLINCHED,
        /** It cannot get one any more. */
        ELIMINATED,
        /** It can get one, and can miss all. */
        OPEN,
        /** The bounds do not tell. */
        NOT_KNOWN
    }

    public RankRange {
        if (best < 1 || worst < best) {
            throw new IllegalArgumentException("no range of ranks: " + best + " to " + worst);
        }
    }

    /**
     * The race for the first places.
     *
     * @param places how many there are; a shared rank counts as the best of its ranks
     */
    public Race race(int places) {
        if (worst <= places) {
            return Race.CLINCHED;
        }
        if (best > places) {
            return Race.ELIMINATED;
        }
        return exact ? Race.OPEN : Race.NOT_KNOWN;
    }
}
