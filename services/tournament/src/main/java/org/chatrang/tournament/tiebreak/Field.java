package org.chatrang.tournament.tiebreak;

import java.util.List;

/**
 * The participants of a tournament after a round, each at a fixed place (0, 1, …) in the order of their numbers. Immutable;
 * with other lines it is another field that shares the rest.
 */
public final class Field {
    private final Setting setting;
    private final Line[] lines;
    private final boolean allRated;
    private final int neverPaired;

    Field(Setting setting, Line[] lines) {
        this.setting = setting;
        this.lines = lines;
        boolean rated = true;
        for (Line line : lines) {
            rated &= line.rating() > 0;
        }
        this.allRated = rated;
        this.neverPaired = neverPaired();
    }

    private Field(Setting setting, Line[] lines, boolean allRated) {
        this.setting = setting;
        this.lines = lines;
        this.allRated = allRated;
        this.neverPaired = neverPaired();
    }

    private int neverPaired() {
        int count = 0;
        if (setting.predetermined()) {
            for (Line line : lines) {
                count += line.opponents().isEmpty() ? 1 : 0;
            }
        }
        return count;
    }

    public Setting setting() {
        return setting;
    }

    public int size() {
        return lines.length;
    }

    public Line line(int place) {
        return lines[place];
    }

    /** Nobody in the field is unrated (C.07, 10). */
    public boolean allRated() {
        return allRated;
    }

    /** How many of a predetermined tournament never had an opponent, or none whose game counts. */
    public int participantsNeverPaired() {
        return neverPaired;
    }

    /** The field in which some participants have other rounds; their ratings are the same. */
    public Field with(List<Integer> places, List<Line> changed) {
        Line[] copy = lines.clone();
        for (int i = 0; i < changed.size(); i++) {
            copy[places.get(i)] = changed.get(i);
        }
        return new Field(setting, copy, allRated);
    }
}
