package org.chatrang.judging.loop;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Reads what is committed in a topic. */
final class TopicReader implements AutoCloseable {
    private final KafkaConsumer<byte[], byte[]> consumer;
    private final List<TopicPartition> places;

    TopicReader(String bootstrapServers, String topic, int partitions) {
        consumer = new KafkaConsumer<>(
                Map.of("bootstrap.servers", bootstrapServers, "isolation.level", "read_committed"),
                new ByteArrayDeserializer(),
                new ByteArrayDeserializer());
        places = new ArrayList<>();
        for (int partition = 0; partition < partitions; partition++) {
            places.add(new TopicPartition(topic, partition));
        }
        consumer.assign(places);
        consumer.seekToBeginning(places);
    }

    /** Everything there is now that was not read before, in partition order within each partition. */
    void readOn(Consumer<ConsumerRecord<byte[], byte[]>> taker) {
        Map<TopicPartition, Long> ends = consumer.endOffsets(places);
        while (places.stream().anyMatch(place -> consumer.position(place) < ends.get(place))) {
            consumer.poll(Duration.ofMillis(200)).forEach(taker);
        }
    }

    /** Grows with each committed record. */
    long end() {
        return consumer.endOffsets(places).values().stream()
                .mapToLong(Long::longValue)
                .sum();
    }

    @Override
    public void close() {
        consumer.close();
    }
}
