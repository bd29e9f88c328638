package org.chatrang.gateway.publish;

import java.util.Map;
import java.util.TreeMap;
import org.apache.kafka.common.InvalidRecordException;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.errors.RecordTooLargeException;
import org.apache.kafka.common.errors.SerializationException;
import org.apache.kafka.common.errors.TimeoutException;

/**
 * Tells a bus that is away from a bus that refuses only some boards: a record it will never take, or a partition that has
 * no leader while others have. Failures of records that merely shared the transaction count for neither.
 */
final class Refusals {
    private final Map<String, String> faulty = new TreeMap<>();
    private final Map<String, String> unavailable = new TreeMap<>();
    private int taken;
    private Throwable first;

    void add(String board, Throwable failure) {
        switch (failure) {
            case null -> taken++;
            case RecordTooLargeException e -> faulty.put(board, e.getMessage());
            case SerializationException e -> faulty.put(board, e.getMessage());
            case InvalidRecordException e -> faulty.put(board, e.getMessage());
            case TimeoutException e -> unavailable.put(board, e.getMessage());
            default -> {}
        }
        if (failure != null && first == null) {
            first = failure;
        }
    }

    void throwIfAny() {
        if (first == null) {
            return;
        }
        Map<String, String> refused = new TreeMap<>(faulty);
        if (taken > 0) {
            refused.putAll(unavailable);
        }
        if (!refused.isEmpty()) {
            throw new BoardsRefusedException(refused);
        }
        throw first instanceof KafkaException known ? known : new KafkaException(first);
    }
}
