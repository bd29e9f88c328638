package org.chatrang.tournament.olympiad;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Table;

/**
 * The prizes of the rating groups: the teams in the order of their average rating before round 3 make groups of equal size, A
 * first; in each the best team without a medal wins. Where the number does not divide, the first groups have one team more.
 *
 * @param group the letter
 * @param teams by average, the numbers
 * @param prizes the best of the group without a medal, in order of rank
 */
public record RatingGroups(String group, List<Integer> teams, List<Integer> prizes) {
    public static final int GROUPS = 5;

    public RatingGroups {
        teams = List.copyOf(teams);
        prizes = List.copyOf(prizes);
    }

    /**
     * The groups of a table.
     *
     * @param averages average rating of each team by number
     * @param medalled teams that have a medal already
     */
    public static List<RatingGroups> of(Table table, Map<Integer, Points> averages, Set<Integer> medalled) {
        List<Integer> order = new ArrayList<>(averages.keySet());
        order.sort(Comparator.<Integer, Points>comparing(averages::get)
                .reversed()
                .thenComparing(Comparator.naturalOrder()));
        List<RatingGroups> groups = new ArrayList<>();
        int next = 0;
        for (int group = 0; group < GROUPS; group++) {
            int size = order.size() / GROUPS + (group < order.size() % GROUPS ? 1 : 0);
            List<Integer> teams = order.subList(next, next + size);
            next += size;
            List<Integer> prizes = table.rows().stream()
                    .map(Row::number)
                    .filter(number -> teams.contains(number) && !medalled.contains(number))
                    .limit(3)
                    .toList();
            groups.add(new RatingGroups(String.valueOf((char) ('A' + group)), teams, prizes));
        }
        return groups;
    }
}
