package org.chatrang.laws.edition;

import java.math.BigDecimal;

/**
 * Points for a game (Article 10.1).
 *
 * @param win for a win
 * @param draw for a draw
 * @param loss for a loss
 */
public record Points(BigDecimal win, BigDecimal draw, BigDecimal loss) {

    /** One, a half and nothing. */
    public static final Points USUAL = parse("1-0.5-0");

    public Points {
        if (win.compareTo(draw) < 0 || draw.compareTo(loss) < 0) {
            throw new IllegalArgumentException("a win must give no less than a draw, a draw no less than a loss: " + win
                    + ", " + draw + ", " + loss);
        }
    }

    /** Reads win, draw and loss with hyphens between, e.g. {@code 3-1-0} or {@code 1-½-0}. */
    public static Points parse(String text) {
        String[] points = text.strip().replace("\u00BD", "0.5").split("-");
        if (points.length != 3) {
            throw new IllegalArgumentException("write the points for win, draw and loss like 3-1-0, not " + text);
        }
        return new Points(new BigDecimal(points[0]), new BigDecimal(points[1]), new BigDecimal(points[2]));
    }
}
