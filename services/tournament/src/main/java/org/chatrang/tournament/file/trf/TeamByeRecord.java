package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.List;

/**
 * Record 320: the teams that got the pairing-allocated bye.
 *
 * @param matchPoints what it is worth, null for a draw's
 * @param gamePoints what it is worth, null for a draw's
 * @param teams the team of each round from 1, 0 for none
 */
public record TeamByeRecord(BigDecimal matchPoints, BigDecimal gamePoints, List<Integer> teams) implements TrfRecord {
    static final int TEAMS = 15;

    public TeamByeRecord {
        teams = List.copyOf(teams);
    }

    static TeamByeRecord read(Columns columns) {
        columns.blanks(4, 9, 14);
        return new TeamByeRecord(
                columns.points(5, 8, "match points such as 1.0"),
                columns.points(10, 13, "game points such as 2.0"),
                columns.numbers(TEAMS, 3, "a team's number"));
    }

    @Override
    public String line() {
        return new Row("320")
                .right(5, 8, PointsText.write(matchPoints))
                .right(10, 13, PointsText.write(gamePoints))
                .numbers(TEAMS, 3, teams)
                .toString();
    }
}
