package org.chatrang.standings.table;

import java.math.BigDecimal;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.GameResult;
import org.chatrang.events.Side;

/**
 * The points a result is worth (Article 10.1).
 *
 * @param win for a win
 * @param draw for a draw
 * @param loss for a loss
 */
public record PointsRule(BigDecimal win, BigDecimal draw, BigDecimal loss) {
    /** The name of the event's own setting, e.g. {@code points=3-1-0}: win, draw, loss. */
    public static final String REGULATION = "points";

    /** One, a half, nothing: unless the event says otherwise. */
    public static final PointsRule USUAL = new PointsRule(BigDecimal.ONE, new BigDecimal("0.5"), BigDecimal.ZERO);

    private static final int LONGEST = 12;

    /** Reads {@code win-draw-loss}, each a decimal number or ½; empty if it is not that. */
    public static Optional<PointsRule> parse(String text) {
        String[] parts = text == null ? new String[0] : text.strip().split("\\s*-\\s*", -1);
        if (parts.length != 3) {
            return Optional.empty();
        }
        try {
            return Optional.of(new PointsRule(number(parts[0]), number(parts[1]), number(parts[2])));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    /** What an event's regulations say, the usual points if they say nothing that can be read. */
    public static PointsRule of(Map<String, String> regulations) {
        return parse(regulations.get(REGULATION)).orElse(USUAL);
    }

    /** The points of a side. */
    public BigDecimal points(GameResult result, Side side) {
        return switch (outcome(result, side)) {
            case WIN -> win;
            case DRAW -> draw;
            case LOSS -> loss;
        };
    }

    static Outcome outcome(GameResult result, Side side) {
        return switch (result) {
            case WHITE_WINS -> side == Side.WHITE ? Outcome.WIN : Outcome.LOSS;
            case BLACK_WINS -> side == Side.BLACK ? Outcome.WIN : Outcome.LOSS;
            case DRAW -> Outcome.DRAW;
            case BOTH_LOSE -> Outcome.LOSS;
        };
    }

    private static BigDecimal number(String text) {
        String decimal = text.equals("½") ? "0.5" : text.equals("1½") ? "1.5" : text;
        if (!decimal.matches("\\d{1," + LONGEST + "}(\\.\\d{1," + LONGEST + "})?")) {
            throw new NumberFormatException(text);
        }
        return new BigDecimal(decimal);
    }

    /** A result from one side. */
    enum Outcome {
        WIN,
        DRAW,
        LOSS
    }
}
