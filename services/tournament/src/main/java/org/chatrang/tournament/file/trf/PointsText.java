package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;

/** Points as the format writes them: a decimal number with at least one digit after the point. */
final class PointsText {
    private PointsText() {}

    static BigDecimal parse(String field) {
        return new BigDecimal(field.replace(',', '.'));
    }

    static String write(BigDecimal points) {
        if (points == null) {
            return "";
        }
        BigDecimal exact = points.stripTrailingZeros();
        return exact.setScale(Math.max(1, exact.scale())).toPlainString();
    }
}
