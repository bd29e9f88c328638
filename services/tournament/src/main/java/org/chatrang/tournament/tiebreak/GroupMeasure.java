package org.chatrang.tournament.tiebreak;

import java.util.List;

/** A tie-break that orders participants that are tied, and has no meaning outside their group. */
public interface GroupMeasure {
    /**
     * Orders a group.
     *
     * @param group the places of the tied participants in the field, at least two
     */
    GroupOrder order(Field field, List<Integer> group);

    /**
     * The order of a group.
     *
     * @param ranks in the order of the group: 1 for the first; those who stay tied share the better rank. All 0 if nothing was
     *     broken
     * @param steps what was compared, one line for each pass
     */
    record GroupOrder(List<Integer> ranks, List<String> steps) {
        public GroupOrder {
            ranks = List.copyOf(ranks);
            steps = List.copyOf(steps);
        }
    }
}
