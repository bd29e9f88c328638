package org.chatrang.standings.table;

import java.util.Map;
import java.util.TreeMap;

/** How many games of each round are over. */
final class RoundCounts {
    private final TreeMap<Integer, Integer> counts = new TreeMap<>();

    /** Adds games to a round, or takes them away. */
    void add(int round, int games) {
        if (counts.merge(round, games, Integer::sum) == 0) {
            counts.remove(round);
        }
    }

    /** The last round with a game that is over; 0 if there is none. */
    int last() {
        Map.Entry<Integer, Integer> last = counts.lastEntry();
        return last == null ? 0 : last.getKey();
    }
}
