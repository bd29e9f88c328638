package org.chatrang.tournament.model;

import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An exact decimal with four places, held as a whole number of ten-thousandths. Values of a point system have at most two
 * places, so a product of two of them (Sonneborn-Berger) is still exact.
 *
 * @param units the value in ten-thousandths of a point
 */
public record Points(long units) implements Comparable<Points> {
    /** Units of one point. */
    public static final long ONE_POINT = 10_000;

    private static final long HUNDREDTH = 100;

    public static final Points ZERO = new Points(0);
    public static final Points HALF = new Points(ONE_POINT / 2);
    public static final Points ONE = new Points(ONE_POINT);

    public static Points of(long whole) {
        return new Points(Math.multiplyExact(whole, ONE_POINT));
    }

    /**
     * Reads a decimal such as {@code 0.5}.
     *
     * @throws NumberFormatException if the text is no decimal or has more than four places
     */
    public static Points parse(String text) {
        try {
            return new Points(new BigDecimal(text.strip()).movePointRight(4).longValueExact());
        } catch (ArithmeticException e) {
            throw new NumberFormatException("\"" + text + "\" has more than four decimal places or is too large");
        }
    }

    /** Whether the value has at most two decimal places, as the values of a point system must. */
    public boolean isInHundredths() {
        return units % HUNDREDTH == 0;
    }

    public Points plus(Points other) {
        return new Points(Math.addExact(units, other.units));
    }

    public Points minus(Points other) {
        return new Points(Math.subtractExact(units, other.units));
    }

    public Points times(long factor) {
        return new Points(Math.multiplyExact(units, factor));
    }

    public BigDecimal toBigDecimal() {
        return BigDecimal.valueOf(units, 4);
    }

    /** The value with this number of decimal places, half up. */
    public String text(int places) {
        return toBigDecimal().setScale(places, RoundingMode.HALF_UP).toPlainString();
    }

    @Override
    public int compareTo(Points other) {
        return Long.compare(units, other.units);
    }

    /** With one decimal place at least, and as many as the value has. */
    @Override
    public String toString() {
        BigDecimal shortest = toBigDecimal().stripTrailingZeros();
        return shortest.setScale(Math.max(1, shortest.scale()), RoundingMode.UNNECESSARY)
                .toPlainString();
    }
}
