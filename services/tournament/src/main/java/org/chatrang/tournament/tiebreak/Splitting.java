package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Splits a group of tied participants, each still tied part again, until nothing splits any more. */
final class Splitting {
    private final List<String> steps = new ArrayList<>();
    private final Field field;

    /** One way to split: the parts in order; a single part if nothing is broken. */
    @FunctionalInterface
    interface Splitter {
        List<List<Integer>> split(Field field, List<Integer> group, List<String> steps);
    }

    private Splitting(Field field) {
        this.field = field;
    }

    /**
     * Tries the splitters in order on a group. After any success each part starts again with the first of them.
     */
    static GroupMeasure.GroupOrder order(Field field, List<Integer> group, List<Splitter> splitters) {
        Splitting splitting = new Splitting(field);
        List<List<Integer>> parts = splitting.resolve(group, splitters);
        if (parts.size() == 1) {
            return new GroupMeasure.GroupOrder(Collections.nCopies(group.size(), 0), splitting.steps);
        }
        Map<Integer, Integer> ranks = new HashMap<>();
        int rank = 1;
        for (List<Integer> part : parts) {
            for (int place : part) {
                ranks.put(place, rank);
            }
            rank += part.size();
        }
        return new GroupMeasure.GroupOrder(group.stream().map(ranks::get).toList(), splitting.steps);
    }

    private List<List<Integer>> resolve(List<Integer> group, List<Splitter> splitters) {
        if (group.size() > 1) {
            for (Splitter splitter : splitters) {
                List<List<Integer>> parts = splitter.split(field, group, steps);
                if (parts.size() > 1) {
                    List<List<Integer>> resolved = new ArrayList<>();
                    parts.forEach(part -> resolved.addAll(resolve(part, splitters)));
                    return resolved;
                }
            }
        }
        return List.of(group);
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
