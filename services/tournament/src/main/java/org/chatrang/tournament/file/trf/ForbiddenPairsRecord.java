package org.chatrang.tournament.file.trf;

import java.util.List;

/**
 * Record 260: players or teams that must not be paired with each other.
 *
 * @param firstRound from 1
 * @param lastRound the same or a later one
 * @param numbers two or more players or teams
 */
public record ForbiddenPairsRecord(int firstRound, int lastRound, List<Integer> numbers) implements TrfRecord {
    static final int NUMBERS = 13;

    public ForbiddenPairsRecord {
        numbers = List.copyOf(numbers);
    }

    static ForbiddenPairsRecord read(Columns columns) {
        columns.blanks(4, 8, 12);
        ForbiddenPairsRecord pairs = new ForbiddenPairsRecord(
                columns.required(5, 7, "the first round"),
                columns.required(9, 11, "the last round"),
                columns.numbers(NUMBERS, 4, "a number of a player or team"));
        if (pairs.numbers.size() < 2) {
            columns.problem(NUMBERS, "two or more players or teams", pairs.numbers.isEmpty() ? "" : "one");
        }
        return pairs;
    }

    @Override
    public String line() {
        return new Row("260")
                .right(5, 7, firstRound)
                .right(9, 11, lastRound)
                .numbers(NUMBERS, 4, numbers)
                .toString();
    }
}
