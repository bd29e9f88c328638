package org.chatrang.tournament.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.Reach;

/**
 * Who looks at whose rounds. A value looks at the lines of the opponents that stand in the participant's own line, and, if it
 * is made of their values, at those of their opponents. So a participant whose own line did not change is touched by a change
 * of lines exactly if one of them stands in its line (or in the line of one that stands in it).
 */
final class Readers {
    /** For each place those that have it as an opponent, once for each meeting. */
    private final List<List<Integer>> readers = new ArrayList<>();

    Readers(Field field) {
        for (int place = 0; place < field.size(); place++) {
            readers.add(new ArrayList<>());
        }
        for (int place = 0; place < field.size(); place++) {
            add(field, place);
        }
    }

    /** The line of a place becomes another one. */
    void replace(Field before, Field after, int place) {
        for (int opponent : before.line(place).opponents()) {
            readers.get(opponent).remove((Integer) place);
        }
        add(after, place);
    }

    private void add(Field field, int place) {
        for (int opponent : field.line(place).opponents()) {
            readers.get(opponent).add(place);
        }
    }

    /** The places whose values of this reach may be others after the lines of these places changed. */
    Set<Integer> touched(Collection<Integer> changed, Reach reach) {
        Set<Integer> touched = new TreeSet<>(changed);
        int steps = switch (reach) {
            case OWN, GROUP -> 0;
            case OPPONENTS -> 1;
            case OPPONENTS_OF_OPPONENTS -> 2;
        };
        for (int step = 0; step < steps; step++) {
            for (int place : List.copyOf(touched)) {
                touched.addAll(readers.get(place));
            }
        }
        return touched;
    }
}
