package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Splits a group of tied participants, each still tied part again, until nothing splits any more. */
final class Splitting {
    private final Field field;
    private final Notes notes;

    /** One way to split: the parts in order; a single part if nothing is broken. */
    @FunctionalInterface
    interface Splitter {
        List<List<Integer>> split(Field field, List<Integer> group, Notes notes);
    }

    private Splitting(Field field, Notes notes) {
        this.field = field;
        this.notes = notes;
    }

    /**
     * Tries the splitters in order on a group. One that breaks the tie is applied to the parts too, until it breaks nothing
     * more (13.3.1); then what is still tied starts again with the first of them (13.3.3).
     */
    static List<Integer> order(Field field, List<Integer> group, List<Splitter> splitters, Notes notes) {
        Splitting splitting = new Splitting(field, notes);
        List<List<Integer>> parts = splitting.resolve(group, splitters);
        if (parts.size() == 1) {
            return Collections.nCopies(group.size(), 0);
        }
        Map<Integer, Integer> ranks = new HashMap<>();
        int rank = 1;
        for (List<Integer> part : parts) {
            for (int place : part) {
                ranks.put(place, rank);
            }
            rank += part.size();
        }
        return group.stream().map(ranks::get).toList();
    }

    private List<List<Integer>> resolve(List<Integer> group, List<Splitter> splitters) {
        if (group.size() > 1) {
            for (Splitter splitter : splitters) {
                List<List<Integer>> parts = exhaust(group, splitter);
                if (parts.size() > 1) {
                    List<List<Integer>> resolved = new ArrayList<>();
                    parts.forEach(part -> resolved.addAll(resolve(part, splitters)));
                    return resolved;
                }
            }
        }
        return List.of(group);
    }

    private List<List<Integer>> exhaust(List<Integer> group, Splitter splitter) {
        List<List<Integer>> parts = group.size() == 1 ? List.of(group) : splitter.split(field, group, notes);
        if (parts.size() == 1) {
            return parts;
        }
        List<List<Integer>> exhausted = new ArrayList<>();
        parts.forEach(part -> exhausted.addAll(exhaust(part, splitter)));
        return exhausted;
    }

    /** Parts by a value, the highest first. */
    static List<List<Integer>> byValue(List<Integer> group, Map<Integer, Long> values) {
        List<Integer> sorted = new ArrayList<>(group);
        sorted.sort((one, other) -> Long.compare(values.get(other), values.get(one)));
        List<List<Integer>> parts = new ArrayList<>();
        for (int place : sorted) {
            if (parts.isEmpty() || !values.get(parts.getLast().getFirst()).equals(values.get(place))) {
                parts.add(new ArrayList<>());
            }
            parts.getLast().add(place);
        }
        return parts;
    }
}
