package org.chatrang.standings.outbox;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.standings.store.OutboxRow;

/**
 * Divides rows into waves to be sent one after the other: no wave has two records of one key, and each key's records keep
 * their order. A record whose sending fails can so never be overtaken by a later one of its key.
 */
final class Waves {
    private Waves() {}

    static List<List<OutboxRow>> of(List<OutboxRow> inOrder) {
        List<List<OutboxRow>> waves = new ArrayList<>();
        Map<Key, Integer> nextOfKey = new HashMap<>();
        for (OutboxRow row : inOrder) {
            Key key = Key.of(row);
            int wave = nextOfKey.getOrDefault(key, 0);
            if (wave == waves.size()) {
                waves.add(new ArrayList<>());
            }
            waves.get(wave).add(row);
            nextOfKey.put(key, wave + 1);
        }
        return waves;
    }

    private record Key(String topic, ByteBuffer key) {
        static Key of(OutboxRow row) {
            return new Key(row.topic, row.recordKey == null ? null : ByteBuffer.wrap(row.recordKey));
        }
    }
}
