package org.chatrang.broadcast.tape;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.eclipse.microprofile.config.ConfigProvider;

/** Puts records on the bus. */
public final class Producer implements AutoCloseable {
    private final KafkaProducer<byte[], byte[]> kafka;

    public Producer(String bootstrapServers) {
        kafka = new KafkaProducer<>(
                Map.of("bootstrap.servers", bootstrapServers, "enable.idempotence", "true"),
                new ByteArraySerializer(),
                new ByteArraySerializer());
    }

    /** To the broker of the running service. */
    public static Producer here() {
        return new Producer(ConfigProvider.getConfig().getValue("kafka.bootstrap.servers", String.class));
    }

    /** In this order, and all of them have arrived when it returns. */
    public void send(List<Sent> records) {
        records.forEach(record -> raw(record.topic(), record.key(), record.value()));
        kafka.flush();
    }

    /** Any bytes at all. */
    public void raw(String topic, String key, byte[] value) {
        kafka.send(new ProducerRecord<>(topic, key.getBytes(StandardCharsets.UTF_8), value));
    }

    @Override
    public void close() {
        kafka.close();
    }
}
