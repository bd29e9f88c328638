package org.chatrang.tournament.rank;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.LongUnaryOperator;
import java.util.stream.IntStream;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.tiebreak.Code;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * Orders a field: by the primary score, then by each tie-break within those still tied (C.07, 4.2).
 */
final class Ranker {
    private final Field field;
    private final ValueGrid grid;
    private final GroupOrders groupOrders;

    Ranker(Field field, ValueGrid grid, GroupOrders groupOrders) {
        this.field = field;
        this.grid = grid;
        this.groupOrders = groupOrders;
    }

    /** The tied groups in order; within a group by place. Sets the values of the tie-breaks that order groups. */
    List<List<Integer>> rank() {
        List<List<Integer>> groups = byScore();
        for (int k = 0; k < grid.tieBreaks().size(); k++) {
            List<List<Integer>> finer = new ArrayList<>(groups.size());
            for (List<Integer> group : groups) {
                split(k, group, finer);
            }
            groups = finer;
        }
        return groups;
    }

    private List<List<Integer>> byScore() {
        ScoreKind primary = field.setting().primary();
        List<Integer> counted = new ArrayList<>();
        List<Integer> annulled = new ArrayList<>();
        IntStream.range(0, field.size())
                .forEach(place -> (field.line(place).isAnnulled() ? annulled : counted).add(place));
        List<List<Integer>> groups = new ArrayList<>();
        sorted(counted, place -> -field.line((int) place).score(primary), groups);
        if (!annulled.isEmpty()) {
            groups.add(annulled);
        }
        return groups;
    }

    private void split(int k, List<Integer> group, List<List<Integer>> into) {
        TieBreak tieBreak = grid.tieBreaks().get(k);
        if (grid.ordersGroups(k)) {
            List<Integer> order = group.size() == 1 ? null : groupOrders.order(k, grid.groupMeasure(k), field, group);
            for (int i = 0; i < group.size(); i++) {
                int rank = order == null ? 0 : order.get(i);
                grid.set(k, group.get(i), rank * Points.ONE_POINT);
            }
        }
        if (group.size() == 1 || tieBreak.code() == Code.BC && !haveTheSameGamePoints(group)) {
            into.add(group);
            return;
        }
        long sign = tieBreak.isLowerBetter() ? 1 : -1;
        sorted(
                group,
                place -> grid.isDefined(k, (int) place) ? sign * grid.units(k, (int) place) : Long.MAX_VALUE,
                into);
    }

    /** Board count compares teams with the same game points only (C.07, 12). */
    private boolean haveTheSameGamePoints(List<Integer> group) {
        long first = field.line(group.getFirst()).score(ScoreKind.GAME_POINTS);
        return group.stream().allMatch(place -> field.line(place).score(ScoreKind.GAME_POINTS) == first);
    }

    private static void sorted(List<Integer> group, LongUnaryOperator key, List<List<Integer>> into) {
        List<Integer> order = new ArrayList<>(group);
        order.sort(Comparator.<Integer>comparingLong(key::applyAsLong).thenComparingInt(place -> place));
        List<Integer> current = null;
        long last = 0;
        for (int place : order) {
            long value = key.applyAsLong(place);
            if (current == null || value != last) {
                current = new ArrayList<>();
                into.add(current);
                last = value;
            }
            current.add(place);
        }
    }
}
