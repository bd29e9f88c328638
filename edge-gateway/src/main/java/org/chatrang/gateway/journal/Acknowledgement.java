package org.chatrang.gateway.journal;

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
}
