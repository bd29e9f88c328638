package org.chatrang.tournament.tiebreak;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.function.IntFunction;
import org.chatrang.tournament.model.Points;

/**
 * Breaks a tie of exactly two teams by the boards of the matches between them (C.07, 13.3.2).
 *
 * @param name what is compared, for the explanation
 * @param weight of a board in the sum; a negative weight makes less better
 */
record MutualBoards(String name, IntFunction<Integer> weight) implements Splitting.Splitter {
    @Override
    public List<List<Integer>> split(Field field, List<Integer> group, Notes notes) {
        if (group.size() != 2) {
            return List.of(group);
        }
        Map<Integer, Long> values = new HashMap<>();
        for (int i = 0; i < 2; i++) {
            values.put(group.get(i), sum(field.line(group.get(i)), group.get(1 - i)));
        }
        List<List<Integer>> parts = Splitting.byValue(group, values);
        notes.add(() -> describe(field, group, values));
        return parts;
    }

    private String describe(Field field, List<Integer> group, Map<Integer, Long> values) {
        StringJoiner text = new StringJoiner(", ", name + " in their match: ", "");
        for (int place : group) {
            text.add(field.line(place).number() + ": " + new Points(Math.abs(values.get(place))));
        }
        return text.toString();
    }

    private long sum(Line line, int opponent) {
        long sum = 0;
        for (int round = 1; round <= line.rounds(); round++) {
            Cell cell = line.cell(round);
            if (cell.opponent() == opponent) {
                for (BoardPoints board : cell.boards()) {
                    sum += weight.apply(board.board()) * board.units();
                }
            }
        }
        return sum;
    }
}
