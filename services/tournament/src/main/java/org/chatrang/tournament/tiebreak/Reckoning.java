package org.chatrang.tournament.tiebreak;

import java.util.List;

/**
 * A value with what it is made of.
 *
 * @param defined whether there is a value at all; a participant without one comes after those who have one
 * @param units the value in units of {@link org.chatrang.tournament.model.Points}, ratings too
 * @param contributions of each round that has one
 * @param steps what was done with the sum of the contributions, in words; empty if the sum is the value
 */
public record Reckoning(boolean defined, long units, List<Contribution> contributions, String steps) {
    static Reckoning sum(List<Contribution> contributions) {
        long units = 0;
        for (Contribution contribution : contributions) {
            units += contribution.cut() == Cut.NONE ? contribution.units() : 0;
        }
        return new Reckoning(true, units, contributions, "");
    }

    static Reckoning of(long units, List<Contribution> contributions, String steps) {
        return new Reckoning(true, units, contributions, steps);
    }

    static Reckoning undefined(List<Contribution> contributions, String why) {
        return new Reckoning(false, 0, contributions, why);
    }

    Reckoning plus(long bonus, String why) {
        return bonus == 0 ? this : new Reckoning(defined, units + bonus, contributions, why);
    }
}
