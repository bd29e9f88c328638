package org.chatrang.tournament.rank;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.GroupMeasure;

/**
 * The orders of tied groups, kept from one ranking to the next. An order depends on who is in the group and on their rounds,
 * on nothing else: a group of the same members of whom none has another round keeps its order.
 */
public final class GroupOrders {
    private Map<Key, List<Integer>> kept = new HashMap<>();
    private Map<Key, List<Integer>> used = new HashMap<>();

    private record Key(int tieBreak, List<Integer> group) {}

    /** Begins a ranking after these participants got other rounds; what the last ranking did not need is dropped. */
    public void begin(Set<Integer> changed) {
        kept = used;
        used = new HashMap<>();
        kept.keySet().removeIf(key -> key.group().stream().anyMatch(changed::contains));
    }

    /** Begins from nothing. */
    public void beginAfresh() {
        kept = new HashMap<>();
        used = new HashMap<>();
    }

    List<Integer> order(int tieBreak, GroupMeasure measure, Field field, List<Integer> group) {
        Key key = new Key(tieBreak, List.copyOf(group));
        List<Integer> order = kept.get(key);
        if (order == null) {
            order = measure.order(field, group);
        }
        used.put(key, order);
        return order;
    }
}
