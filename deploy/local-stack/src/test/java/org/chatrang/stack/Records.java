package org.chatrang.stack;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Writes and reads plain strings in partition 0 of a topic. */
final class Records {
    private Records() {}

    /** Returns when the broker has acknowledged every record. */
    static void produce(KafkaServer kafka, String topic, List<String> values) {
        Map<String, Object> settings = Map.of("bootstrap.servers", kafka.bootstrapServers(), "acks", "all");
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
            for (String value : values) {
                producer.send(new ProducerRecord<>(topic, 0, "key", value)).get();
            }
        } catch (Exception e) {
            throw new AssertionError("cannot write to " + topic, e);
        }
    }

    static List<String> consume(KafkaServer kafka, String topic, int count) {
        Map<String, Object> settings =
                Map.of("bootstrap.servers", kafka.bootstrapServers(), "auto.offset.reset", "earliest");
        List<String> values = new ArrayList<>();
        Deadline deadline = Deadline.after(Duration.ofSeconds(30));
        try (var consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new StringDeserializer())) {
            consumer.assign(List.of(new TopicPartition(topic, 0)));
            while (values.size() < count && !deadline.isOver()) {
                consumer.poll(Duration.ofMillis(200)).forEach(record -> values.add(record.value()));
            }
        }
        return values;
    }
}
