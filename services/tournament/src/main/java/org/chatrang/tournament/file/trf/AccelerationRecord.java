package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;

/**
 * Record 250: fictitious points, for pairing only.
 *
 * @param matchPoints null for players
 * @param gamePoints null if none
 * @param firstRound from 1
 * @param lastRound the same or a later one
 * @param first the first player or team
 * @param last the last one
 */
public record AccelerationRecord(
        BigDecimal matchPoints, BigDecimal gamePoints, int firstRound, int lastRound, int first, int last)
        implements TrfRecord {
    static AccelerationRecord read(Columns columns) {
        columns.blanks(4, 9, 14, 18, 22);
        return new AccelerationRecord(
                columns.points(5, 8, "match points such as 1.0"),
                columns.points(10, 13, "points such as 1.0"),
                columns.required(15, 17, "the first round"),
                columns.required(19, 21, "the last round"),
                columns.required(23, 26, "the first player or team"),
                columns.required(28, 31, "the last player or team"));
    }

    @Override
    public String line() {
        return new Row("250")
                .right(5, 8, PointsText.write(matchPoints))
                .right(10, 13, PointsText.write(gamePoints))
                .right(15, 17, firstRound)
                .right(19, 21, lastRound)
                .right(23, 26, first)
                .right(28, 31, last)
                .toString();
    }
}
