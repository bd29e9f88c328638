package org.chatrang.tournament.rank;

import org.chatrang.tournament.model.Points;

/**
 * A value of a table.
 *
 * @param defined whether there is one
 * @param units in units of {@link Points}
 * @param places decimals it is printed with at least
 */
public record Value(boolean defined, long units, int places, State state) {
    /** The decimal, for programs; if there is no value {@code -0}, as FIDE's reference program prints it. */
    public String decimal() {
        return defined ? text() : "-0";
    }

    /** The decimal as it is printed for people; a dash if there is no value. */
    public String text() {
        if (!defined) {
            return "-";
        }
        Points exact = new Points(units);
        String asIs = exact.toString();
        int needed = asIs.endsWith(".0") ? 0 : asIs.length() - asIs.indexOf('.') - 1;
        return exact.text(Math.max(places, needed));
    }
}
