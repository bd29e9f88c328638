package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.List;

/**
 * Record 310: a team.
 *
 * @param number pairing number, from 1
 * @param name the team's name
 * @param nickname up to five characters, empty if none
 * @param strength as written, e.g. the average rating, empty if none
 * @param matchPoints null if not given
 * @param gamePoints null if not given
 * @param rank null if not given
 * @param members starting numbers in the order of the boards
 */
public record TeamRecord(
        int number,
        String name,
        String nickname,
        String strength,
        BigDecimal matchPoints,
        BigDecimal gamePoints,
        Integer rank,
        List<Integer> members)
        implements TrfRecord {
    static final int MATCH_POINTS = 55;
    static final int GAME_POINTS = 62;
    static final int MEMBERS = 74;

    public TeamRecord {
        members = List.copyOf(members);
    }

    static TeamRecord read(Columns columns) {
        columns.blanks(4, 8, 41, 47, 54, 61, 68, 72, 73);
        int number = columns.required(5, 7, "the team's number");
        return new TeamRecord(
                number,
                columns.text(9, 40),
                columns.text(42, 46),
                columns.text(48, 53),
                columns.points(MATCH_POINTS, 60, "match points such as 11.5"),
                columns.points(GAME_POINTS, 67, "game points such as 11.5"),
                columns.whole(69, 71, "a rank"),
                columns.numbers(MEMBERS, 4, "a player's number"));
    }

    @Override
    public String line() {
        return new Row("310")
                .right(5, 7, number)
                .left(9, 40, name)
                .left(42, 46, nickname)
                .right(48, 53, strength)
                .right(MATCH_POINTS, 60, PointsText.write(matchPoints))
                .right(GAME_POINTS, 67, PointsText.write(gamePoints))
                .right(69, 71, rank)
                .numbers(MEMBERS, 4, members)
                .toString();
    }
}
