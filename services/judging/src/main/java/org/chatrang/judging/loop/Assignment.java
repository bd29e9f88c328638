package org.chatrang.judging.loop;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRebalanceListener;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.chatrang.events.Topics;

/**
 * The partitions this instance holds. One that is given is read again from its low-water mark; one that is taken away is
 * forgotten at once, because between two polls everything is either committed or dropped.
 */
final class Assignment implements ConsumerRebalanceListener {
    private final Consumer<byte[], byte[]> consumer;
    private final LoopListener listener;
    private final Map<TopicPartition, PartitionLog> logs = new HashMap<>();
    private final Map<TopicPartition, Long> recovering = new HashMap<>();

    Assignment(Consumer<byte[], byte[]> consumer, LoopListener listener) {
        this.consumer = consumer;
        this.listener = listener;
    }

    Set<TopicPartition> places() {
        return logs.keySet();
    }

    PartitionLog log(TopicPartition place) {
        return logs.get(place);
    }

    TopicPartition place(PartitionLog log) {
        return new TopicPartition(Topics.GAME_EVENTS.name(), log.partition());
    }

    boolean holds(PartitionLog log) {
        return logs.get(place(log)) == log;
    }

    int openGames() {
        return logs.values().stream().mapToInt(PartitionLog::openGames).sum();
    }

    @Override
    public void onPartitionsAssigned(Collection<TopicPartition> places) {
        // Waits for transactions that a predecessor left open: offsets are only told when they are certain.
        Map<TopicPartition, OffsetAndMetadata> committed = consumer.committed(new HashSet<>(places));
        Map<TopicPartition, Long> beginnings = consumer.beginningOffsets(places);
        Map<TopicPartition, Long> ends = consumer.endOffsets(places);
        for (TopicPartition place : places) {
            OffsetAndMetadata mark = committed.get(place);
            // Beyond the end only if the log was lost and made anew: then what is new in it has no verdicts yet.
            long ruleFrom = mark == null ? 0 : Math.min(mark.offset(), ends.get(place));
            long from = Math.max(beginnings.get(place), Math.min(LowWaterMark.of(mark), ruleFrom));
            consumer.seek(place, from);
            logs.put(place, new PartitionLog(place.partition(), from, ruleFrom));
            recovering.put(place, System.nanoTime());
        }
        listener.assigned(logs.size());
    }

    @Override
    public void onPartitionsRevoked(Collection<TopicPartition> places) {
        logs.keySet().removeAll(places);
        recovering.keySet().removeAll(places);
        listener.assigned(logs.size());
    }

    /** After a refused batch: reads again what was read but not kept. */
    void rewind() {
        Set<TopicPartition> held = consumer.assignment();
        logs.forEach((place, log) -> {
            if (held.contains(place)) {
                consumer.seek(place, log.next());
            }
        });
    }

    /** Tells the listener of partitions whose recovery ended with the last batch. */
    void noteRecovered() {
        recovering.entrySet().removeIf(entry -> {
            PartitionLog log = logs.get(entry.getKey());
            if (!log.isRecovered()) {
                return false;
            }
            Duration took = Duration.ofNanos(System.nanoTime() - entry.getValue());
            listener.recovered(log.partition(), log.openGames(), took);
            return true;
        });
    }
}
