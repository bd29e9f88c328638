package org.chatrang.tournament.olympiad;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Table;

/**
 * The combined classification of federations (Gaprindashvili Trophy): the sum of the places of both sections, the lower the
 * better; then the sums of match points, TB1, TB2 and TB3.
 *
 * @param sums match points, TB1, TB2, TB3 of both sections together
 * @param rank shared by federations the rules leave tied
 */
public record Combined(String federation, int places, List<Points> sums, int rank) {
    public Combined {
        sums = List.copyOf(sums);
    }

    private static final Comparator<Combined> ORDER = order();

    /**
     * Classifies the federations that are in both tables.
     *
     * @param open ranked by {@link OlympiadRules#tieBreaks()}
     * @param federation of a row; a federation with several teams in a section counts with its best
     */
    public static List<Combined> classify(Table open, Table women, Function<Row, String> federation) {
        Map<String, Row> inOpen = best(open, federation);
        Map<String, Row> inWomen = best(women, federation);
        List<Combined> all = new ArrayList<>();
        inOpen.forEach((name, row) -> {
            Row other = inWomen.get(name);
            if (other != null) {
                all.add(new Combined(name, row.rank() + other.rank(), sums(row, other), 0));
            }
        });
        all.sort(ORDER.thenComparing(Combined::federation));
        List<Combined> ranked = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            boolean tied = i > 0 && ORDER.compare(all.get(i - 1), all.get(i)) == 0;
            Combined each = all.get(i);
            ranked.add(new Combined(
                    each.federation(),
                    each.places(),
                    each.sums(),
                    tied ? ranked.get(i - 1).rank() : i + 1));
        }
        return ranked;
    }

    private static Comparator<Combined> order() {
        Comparator<Combined> order = Comparator.comparingInt(Combined::places);
        for (int i = 0; i < 4; i++) {
            int sum = i;
            order = order.thenComparing(combined -> combined.sums().get(sum), Comparator.reverseOrder());
        }
        return order;
    }

    private static Map<String, Row> best(Table table, Function<Row, String> federation) {
        Map<String, Row> best = new HashMap<>();
        table.rows().forEach(row -> best.putIfAbsent(federation.apply(row), row));
        return best;
    }

    private static List<Points> sums(Row one, Row other) {
        List<Points> sums = new ArrayList<>(List.of(one.points().plus(other.points())));
        for (int k = 0; k < 3; k++) {
            sums.add(new Points(
                    one.values().get(k).units() + other.values().get(k).units()));
        }
        return sums;
    }
}
