package org.chatrang.tournament.tiebreak;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Points;

/** Splits by what teams scored on some boards in the whole event (C.07, 12): top board result, bottom board elimination. */
record WholeEventBoards(int from, int to) implements Splitting.Splitter {
    @Override
    public List<List<Integer>> split(Field field, List<Integer> group, List<String> steps) {
        Map<Integer, Long> values = new HashMap<>();
        StringBuilder line =
                new StringBuilder(from == to ? "board " + from + ":" : "boards " + from + " to " + to + ":");
        for (int place : group) {
            long points = points(field.line(place));
            values.put(place, points);
            line.append(' ').append(field.line(place).number()).append(": ").append(new Points(points));
        }
        steps.add(line.toString());
        return Splitting.byValue(group, values);
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
