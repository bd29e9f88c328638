package org.chatrang.gateway.journal;

import java.util.HashMap;
import java.util.Map;

/**
 * What is known to be on the bus.
 *
 * @param entries per board the number of the last entry on the bus
 * @param offsets per partition the offset behind which nothing of an unacknowledged entry can stand
 */
public record Acknowledgement(Map<String, Long> entries, Map<Integer, Long> offsets) {
    public Acknowledgement {
        entries = Map.copyOf(entries);
        offsets = Map.copyOf(offsets);
    }

    /** Nothing new. */
    static Acknowledgement none() {
        return new Acknowledgement(Map.of(), Map.of());
    }

    boolean isEmpty() {
        return entries.isEmpty() && offsets.isEmpty();
    }

    /** Both together. */
    Acknowledgement and(Acknowledgement other) {
        Map<String, Long> laterEntries = new HashMap<>(entries);
        other.entries.forEach((board, entry) -> laterEntries.merge(board, entry, Math::max));
        Map<Integer, Long> laterOffsets = new HashMap<>(offsets);
        laterOffsets.putAll(other.offsets);
        return new Acknowledgement(laterEntries, laterOffsets);
    }
}
