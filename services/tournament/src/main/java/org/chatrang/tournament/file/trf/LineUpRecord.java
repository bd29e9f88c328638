package org.chatrang.tournament.file.trf;

import java.util.List;

/**
 * Record 300: who sat at a team's boards in a round, when it was not the first of its members in their order.
 *
 * @param round from 1
 * @param team the team
 * @param opponent its opponent
 * @param boards starting numbers from board 1; 0 for an empty board
 */
public record LineUpRecord(int round, int team, int opponent, List<Integer> boards) implements TrfRecord {
    static final int BOARDS = 17;

    public LineUpRecord {
        boards = List.copyOf(boards);
    }

    static LineUpRecord read(Columns columns) {
        columns.blanks(4, 8, 12, 16);
        return new LineUpRecord(
                columns.required(5, 7, "a round"),
                columns.required(9, 11, "a team's number"),
                columns.required(13, 15, "the opposing team's number"),
                columns.numbers(BOARDS, 4, "a player's number"));
    }

    @Override
    public String line() {
        return new Row("300")
                .right(5, 7, round)
                .right(9, 11, team)
                .right(13, 15, opponent)
                .numbers(BOARDS, 4, boards)
                .toString();
    }
}
