package org.chatrang.broadcast.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Stamp;

/**
 * Completed moves the legality judge has not answered yet.
 *
 * @param moves stamps of the completed moves, in log order
 * @param answered the last stamp of each source that was answered: a verdict may arrive here before its event
 */
public record Awaited(List<Stamp> moves, Map<String, Stamp> answered) {
    /** Nothing awaited. */
    public static final Awaited NOTHING = new Awaited(List.of(), Map.of());

    /** After a completed move. */
    public Awaited completed(Stamp stamp) {
        if (isAnswered(stamp, answered)) {
            return this;
        }
        List<Stamp> more = new ArrayList<>(moves);
        more.add(stamp);
        return new Awaited(List.copyOf(more), answered);
    }

    /** After an answer of the legality judge; null if it answers no readable record. */
    public Awaited answeredTo(Stamp stamp) {
        if (stamp == null || isAnswered(stamp, answered)) {
            return this;
        }
        Map<String, Stamp> upTo = new HashMap<>(answered);
        upTo.put(stamp.source(), stamp);
        List<Stamp> open = moves.isEmpty()
                ? moves
                : moves.stream().filter(move -> !isAnswered(move, upTo)).toList();
        return new Awaited(open, Map.copyOf(upTo));
    }

    private static boolean isAnswered(Stamp stamp, Map<String, Stamp> answered) {
        Stamp last = answered.get(stamp.source());
        return last != null && stamp.compareTo(last) <= 0;
    }
}
