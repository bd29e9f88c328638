package org.chatrang.tournament.file.trf;

import java.util.List;

/**
 * Record 240: byes of a round, given or announced for the next one.
 *
 * @param kind {@code F}, {@code H} or {@code Z}
 * @param round from 1
 * @param numbers players, or teams in a team tournament
 */
public record ByeRecord(char kind, int round, List<Integer> numbers) implements TrfRecord {
    static final int NUMBERS = 11;

    public ByeRecord {
        numbers = List.copyOf(numbers);
    }

    static ByeRecord read(Columns columns) {
        columns.blanks(4, 6, 10);
        char kind = Character.toUpperCase(columns.at(5));
        if ("FHZ".indexOf(kind) < 0) {
            columns.problem(5, "F, H or Z", String.valueOf(columns.at(5)).strip());
        }
        return new ByeRecord(
                kind, columns.required(7, 9, "a round"), columns.numbers(NUMBERS, 4, "a number of a player or team"));
    }

    @Override
    public String line() {
        return new Row("240")
                .left(5, 5, String.valueOf(kind))
                .right(7, 9, round)
                .numbers(NUMBERS, 4, numbers)
                .toString();
    }
}
