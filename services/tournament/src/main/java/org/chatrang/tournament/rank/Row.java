package org.chatrang.tournament.rank;

import java.util.List;
import org.chatrang.tournament.model.Points;

/**
 * One participant of a table.
 *
 * @param place in the field
 * @param number the pairing number
 * @param rank from 1; shared by those the list leaves tied, who all have the best of their ranks
 * @param points the primary score
 * @param annulled a participant of a round robin whose games do not count: it stands behind all others
 * @param values one for each tie-break of the list
 */
public record Row(int place, int number, String name, int rank, Points points, boolean annulled, List<Value> values) {
    public Row {
        values = List.copyOf(values);
    }
}
