package org.chatrang.rehearsal;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;

/** Reads what comes back and measures it against when it was sent. */
final class Arrivals implements Runnable, AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(50);

    private final KafkaConsumer<String, byte[]> consumer;
    private final Reader reader;
    private final Map<String, Long> sentNanos;
    private final Map<String, Latencies> latencies = new ConcurrentHashMap<>();
    private final Map<String, Long> doubled = new ConcurrentHashMap<>();
    private final Set<String> seen = new HashSet<>();
    private volatile boolean stopped;

    /** Says which path a record came by and which sent event it answers; null for records of others. */
    interface Reader {
        Arrival read(ConsumerRecord<String, byte[]> record);
    }

    /**
     * An answer.
     *
     * @param path the judge, or the hop
     * @param sent the event answered
     */
    record Arrival(String path, String sent) {}

    Arrivals(KafkaConsumer<String, byte[]> consumer, String topic, Reader reader, Map<String, Long> sentNanos) {
        this.consumer = consumer;
        this.reader = reader;
        this.sentNanos = sentNanos;
        List<TopicPartition> partitions = new ArrayList<>();
        consumer.partitionsFor(topic).forEach(p -> partitions.add(new TopicPartition(topic, p.partition())));
        consumer.assign(partitions);
        consumer.seekToEnd(partitions);
        partitions.forEach(consumer::position);
    }

    @Override
    public void run() {
        try (consumer) {
            while (!stopped) {
                for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                    take(record, System.nanoTime());
                }
            }
        }
    }

    private void take(ConsumerRecord<String, byte[]> record, long now) {
        Arrival arrival = reader.read(record);
        Long sent = arrival == null ? null : sentNanos.get(arrival.sent());
        if (sent == null) {
            return;
        }
        if (seen.add(arrival.path() + " " + arrival.sent())) {
            latencies.computeIfAbsent(arrival.path(), Latencies::new).record(now - sent);
        } else {
            doubled.merge(arrival.path(), 1L, Long::sum);
        }
    }

    Latencies of(String path) {
        return latencies.computeIfAbsent(path, Latencies::new);
    }

    long doubled(String path) {
        return doubled.getOrDefault(path, 0L);
    }

    @Override
    public void close() {
        stopped = true;
    }
}
