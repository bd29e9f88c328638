package org.chatrang.tournament.tiebreak;

import org.chatrang.tournament.model.Points;

/** Divisions rounded half up, as the regulations round everything. */
final class Halves {
    private Halves() {}

    /** The quotient as a multiple of the step, half up. */
    static long divide(long dividend, long divisor, long step) {
        return Math.floorDiv(2 * dividend + divisor * step, 2 * divisor * step) * step;
    }

    /** The mean of ratings held in units, as a whole rating in units. */
    static long wholeMean(long sum, int count) {
        return divide(sum, count, Points.ONE_POINT);
    }

    static long hundredthsMean(long sum, int count) {
        return divide(sum, count, Points.ONE_POINT / 100);
    }
}
