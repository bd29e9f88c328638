package org.chatrang.tournament.tiebreak;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.chatrang.tournament.model.Points;

/** Splits by what teams scored on some boards in the whole event (C.07, 12): top board result, bottom board elimination. */
record WholeEventBoards(int from, int to) implements Splitting.Splitter {
    @Override
    public List<List<Integer>> split(Field field, List<Integer> group, Notes notes) {
        Map<Integer, Long> values = new HashMap<>();
        for (int place : group) {
            values.put(place, points(field.line(place)));
        }
        notes.add(() -> describe(field, group, values));
        return Splitting.byValue(group, values);
    }

    private String describe(Field field, List<Integer> group, Map<Integer, Long> values) {
        StringJoiner text =
                new StringJoiner(", ", from == to ? "board " + from + ": " : "boards 1 to " + to + ": ", "");
        for (int place : group) {
            text.add(field.line(place).number() + ": " + new Points(values.get(place)));
        }
        return text.toString();
    }

    private long points(Line line) {
        long sum = 0;
        for (int round = 1; round <= line.rounds(); round++) {
            for (BoardPoints board : line.cell(round).boards()) {
                sum += board.board() >= from && board.board() <= to ? board.units() : 0;
            }
        }
        return sum;
    }
}
