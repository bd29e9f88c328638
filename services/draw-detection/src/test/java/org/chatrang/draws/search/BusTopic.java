package org.chatrang.draws.search;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.chatrang.events.Codec;
import org.chatrang.events.UnreadableRecordException;

/** What is committed in one partition of a topic. */
final class BusTopic {
    private BusTopic() {}

    static List<ConsumerRecord<byte[], byte[]>> read(String brokers, String topic, int partition) {
        List<ConsumerRecord<byte[], byte[]>> records = new ArrayList<>();
        try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", brokers, "isolation.level", "read_committed"),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer())) {
            TopicPartition place = new TopicPartition(topic, partition);
            consumer.assign(List.of(place));
            consumer.seekToBeginning(List.of(place));
            long end = consumer.endOffsets(List.of(place)).get(place);
            while (consumer.position(place) < end) {
                consumer.poll(Duration.ofMillis(100)).forEach(records::add);
            }
        }
        return records;
    }

    static <T> T value(ConsumerRecord<byte[], byte[]> record, Class<T> type) {
        try {
            return Codec.read(record.value(), type);
        } catch (UnreadableRecordException unreadable) {
            throw new AssertionError(unreadable);
        }
    }
}
