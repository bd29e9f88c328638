package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;

/**
 * One pass of the direct encounter (C.07, 6): the sum of the points in the games of the tied among each other; of repeated
 * meetings their mean (6.1.2). If not all of them met, those who would stay first whatever the missing games brought are
 * taken out one after the other.
 *
 * @param forfeitsPlayed forfeits count as games
 * @param complete who did not meet is not waited for: the pairings were predetermined
 */
record Encounters(ScoreKind kind, boolean forfeitsPlayed, boolean complete) implements Splitting.Splitter {
    /** Divisible by any number of meetings up to 10, so that means stay whole numbers. */
    private static final long COMMON = 2520;

    static Encounters of(TieBreak tieBreak, Setting setting, ScoreKind kind) {
        boolean predetermined = setting.predetermined() && !tieBreak.swiss();
        return new Encounters(kind, tieBreak.forfeitsPlayed() || predetermined, predetermined);
    }

    @Override
    public List<List<Integer>> split(Field field, List<Integer> group, Notes notes) {
        Set<Integer> members = new HashSet<>(group);
        Map<Integer, Long> values = new HashMap<>();
        Map<Integer, Long> maxima = new HashMap<>();
        boolean allMet = true;
        for (int place : group) {
            Map<Integer, List<Long>> meetings = meetings(field.line(place), members);
            long value = 0;
            for (List<Long> points : meetings.values()) {
                long sum = points.stream().mapToLong(Long::longValue).sum();
                value += sum * COMMON / points.size();
            }
            int missing = complete ? 0 : group.size() - 1 - meetings.size();
            allMet &= missing == 0;
            values.put(place, value);
            maxima.put(place, value + missing * field.setting().win(kind) * COMMON);
        }
        List<List<Integer>> parts = allMet ? Splitting.byValue(group, values) : certainlyFirst(group, values, maxima);
        notes.add(() -> describe(field, group, values, maxima, parts.size()));
        return parts;
    }

    private Map<Integer, List<Long>> meetings(Line line, Set<Integer> members) {
        Map<Integer, List<Long>> meetings = new HashMap<>();
        for (int round = 1; round <= line.rounds(); round++) {
            Cell cell = line.cell(round);
            if (isMeeting(cell) && members.contains(cell.opponent())) {
                meetings.computeIfAbsent(cell.opponent(), none -> new ArrayList<>())
                        .add(cell.units(kind));
            }
        }
        return meetings;
    }

    private boolean isMeeting(Cell cell) {
        return switch (cell.kind()) {
            case PLAYED -> cell.isPaired();
            case FORFEIT_WIN, FORFEIT_LOSS -> forfeitsPlayed;
            case PAIRING_BYE, FULL_BYE, REQUESTED_BYE, PENDING, VOID -> false;
        };
    }

    private static List<List<Integer>> certainlyFirst(
            List<Integer> group, Map<Integer, Long> values, Map<Integer, Long> maxima) {
        List<Integer> rest = new ArrayList<>(group);
        rest.sort((one, other) -> Long.compare(values.get(other), values.get(one)));
        List<List<Integer>> parts = new ArrayList<>();
        while (rest.size() > 1) {
            long first = values.get(rest.getFirst());
            boolean certain = rest.stream().skip(1).allMatch(place -> maxima.get(place) < first);
            if (!certain) {
                break;
            }
            parts.add(List.of(rest.removeFirst()));
        }
        parts.add(rest);
        return parts;
    }

    private String describe(
            Field field, List<Integer> group, Map<Integer, Long> values, Map<Integer, Long> maxima, int parts) {
        StringJoiner line = new StringJoiner(", ", kind.code() + " among the tied: ", parts > 1 ? "" : " (still tied)");
        for (int place : group) {
            long value = values.get(place);
            long maximum = maxima.get(place);
            String most = maximum > value ? " of at most " + new Points(maximum / COMMON) : "";
            line.add(field.line(place).number() + ": " + new Points(value / COMMON) + most);
        }
        return line.toString();
    }
}
