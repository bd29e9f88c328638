package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;

/** A tie-break that orders participants that are tied, and has no meaning outside their group. */
public final class GroupMeasure {
    private final List<Splitting.Splitter> splitters;

    GroupMeasure(List<Splitting.Splitter> splitters) {
        this.splitters = List.copyOf(splitters);
    }

    /**
     * Orders a group.
     *
     * @param group the places of the tied participants in the field, at least two
     * @return in the order of the group: 1 for the first; those who stay tied share the better rank. All 0 if nothing was
     *     broken
     */
    public List<Integer> order(Field field, List<Integer> group) {
        return Splitting.order(field, group, splitters, Notes.NONE);
    }

    /** What is compared to order a group, one line for each pass. */
    public List<String> steps(Field field, List<Integer> group) {
        List<String> steps = new ArrayList<>();
        Splitting.order(field, group, splitters, step -> steps.add(step.get()));
        return steps;
    }
}
