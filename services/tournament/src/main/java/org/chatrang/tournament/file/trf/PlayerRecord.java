package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/**
 * Record 001: a player and their rounds.
 *
 * @param number starting number, from 1
 * @param sex {@code m}, {@code w} or empty
 * @param title as written, empty if none
 * @param name family name first
 * @param rating null if unrated
 * @param federation three letters, empty if none is given
 * @param fideId as written, empty if none
 * @param birth as written, empty if not given
 * @param points in the tournament, null if not given
 * @param rank in the table, null if not given
 * @param rounds from round 1, without blank ones at the end
 */
public record PlayerRecord(
        int number,
        String sex,
        String title,
        String name,
        Integer rating,
        String federation,
        String fideId,
        String birth,
        BigDecimal points,
        Integer rank,
        List<RoundCell> rounds)
        implements TrfRecord {
    /** The record's code. */
    public static final String CODE = "001";

    static final int NUMBER_COLUMN = 5;
    static final int POINTS_COLUMN = 81;

    public PlayerRecord {
        rounds = List.copyOf(rounds);
    }

    static PlayerRecord read(Columns columns) {
        columns.blanks(4, 9, 14, 48, 53, 57, 69, 80, 85);
        int number = columns.required(NUMBER_COLUMN, 8, "the player's number");
        if (number == 0 && columns.text(NUMBER_COLUMN, 8).matches("0+")) {
            columns.problem(NUMBER_COLUMN, "a number from 1", "0");
        }
        return new PlayerRecord(
                number,
                columns.text(10, 10),
                columns.text(11, 13),
                columns.text(15, 47),
                positive(columns.whole(49, 52, "a rating")),
                columns.text(54, 56),
                columns.text(58, 68),
                columns.text(70, 79),
                columns.points(POINTS_COLUMN, 84, "points such as 11.5"),
                positive(columns.whole(86, 89, "a rank")),
                rounds(columns));
    }

    private static List<RoundCell> rounds(Columns columns) {
        List<RoundCell> rounds = new ArrayList<>();
        for (int round = 1; RoundCell.column(round) <= columns.length(); round++) {
            rounds.add(RoundCell.read(columns, round));
        }
        while (!rounds.isEmpty() && rounds.getLast().isBlank()) {
            rounds.removeLast();
        }
        return rounds;
    }

    private static Integer positive(Integer number) {
        return number == null || number == 0 ? null : number;
    }

    /** What the line says of a round, {@link RoundCell#BLANK} if nothing. */
    public RoundCell round(int round) {
        return round > rounds.size() ? RoundCell.BLANK : rounds.get(round - 1);
    }

    @Override
    public String line() {
        Row row = new Row(CODE)
                .right(NUMBER_COLUMN, 8, number)
                .left(10, 10, sex)
                .right(11, 13, title)
                .left(15, 47, name)
                .right(49, 52, rating)
                .left(54, 56, federation)
                .right(58, 68, fideId)
                .left(70, 79, birth)
                .right(POINTS_COLUMN, 84, PointsText.write(points))
                .right(86, 89, rank);
        for (int round = 1; round <= rounds.size(); round++) {
            rounds.get(round - 1).write(row, round);
        }
        return row.toString();
    }
}
