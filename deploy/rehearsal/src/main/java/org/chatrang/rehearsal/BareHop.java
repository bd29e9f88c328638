package org.chatrang.rehearsal;

import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** Copies records from one topic to another, one transaction a poll, offsets within it: what any exactly-once service must at least do. */
final class BareHop implements Runnable, AutoCloseable {
    private static final Duration POLL = Duration.ofMillis(100);

    private final Clients clients;
    private final String from;
    private final String to;
    private volatile boolean stopped;

    BareHop(Clients clients, String from, String to) {
        this.clients = clients;
        this.from = from;
        this.to = to;
    }

    @Override
    public void run() {
        try (KafkaConsumer<String, byte[]> consumer = clients.consumer("rehearsal-hop", "earliest");
                KafkaProducer<String, byte[]> producer = clients.transactionalProducer()) {
            producer.initTransactions();
            consumer.subscribe(List.of(from));
            while (!stopped) {
                ConsumerRecords<String, byte[]> batch = consumer.poll(POLL);
                if (!batch.isEmpty()) {
                    copy(batch, consumer, producer);
                }
            }
        }
    }

    private void copy(
            ConsumerRecords<String, byte[]> batch,
            KafkaConsumer<String, byte[]> consumer,
            KafkaProducer<String, byte[]> producer) {
        Map<TopicPartition, OffsetAndMetadata> next = new HashMap<>();
        producer.beginTransaction();
        for (ConsumerRecord<String, byte[]> record : batch) {
            producer.send(new ProducerRecord<>(to, record.partition(), record.key(), record.value()));
            next.put(
                    new TopicPartition(record.topic(), record.partition()), new OffsetAndMetadata(record.offset() + 1));
        }
        producer.sendOffsetsToTransaction(next, consumer.groupMetadata());
        producer.commitTransaction();
    }

    @Override
    public void close() {
        stopped = true;
    }
}
