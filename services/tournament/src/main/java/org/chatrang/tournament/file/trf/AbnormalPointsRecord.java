package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.List;

/**
 * Record 299: points that differ from the point system for the players or teams, the round and the kind of result it is
 * limited to.
 *
 * @param kind {@code W D L F H Z + -}, or a blank for points added or taken away whatever the result
 * @param matchPoints null for players
 * @param gamePoints the points of players, the game points of teams; null if not given
 * @param round 0 for every round
 * @param numbers players or teams, empty for all of them
 */
public record AbnormalPointsRecord(
        char kind, BigDecimal matchPoints, BigDecimal gamePoints, int round, List<Integer> numbers)
        implements TrfRecord {
    static final int NUMBERS = 24;
    private static final String KINDS = "WDLFHZ+- ";

    public AbnormalPointsRecord {
        numbers = List.copyOf(numbers);
    }

    static AbnormalPointsRecord read(Columns columns) {
        columns.blanks(4, 6, 12, 18, 19, 23);
        char kind = Character.toUpperCase(columns.at(5));
        if (KINDS.indexOf(kind) < 0) {
            columns.problem(5, "W, D, L, F, H, Z, +, - or a blank", String.valueOf(columns.at(5)));
        }
        Integer round = columns.whole(20, 22, "a round, 000 for all");
        return new AbnormalPointsRecord(
                kind,
                columns.points(7, 11, "match points such as 1.0"),
                columns.points(13, 17, "points such as 1.0"),
                round == null ? 0 : round,
                columns.numbers(NUMBERS, 4, "a number of a player or team"));
    }

    @Override
    public String line() {
        return new Row("299")
                .left(5, 5, String.valueOf(kind))
                .right(7, 11, PointsText.write(matchPoints))
                .right(13, 17, PointsText.write(gamePoints))
                .right(20, 22, round == 0 ? "000" : String.valueOf(round))
                .numbers(NUMBERS, 4, numbers)
                .toString();
    }
}
