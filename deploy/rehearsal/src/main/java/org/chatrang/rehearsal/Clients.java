package org.chatrang.rehearsal;

import java.util.Map;
import java.util.UUID;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/** Kafka clients with the settings the judges use, so that the comparison is one of code and not of settings. */
final class Clients {
    private final String bootstrapServers;

    Clients(String bootstrapServers) {
        this.bootstrapServers = bootstrapServers;
    }

    KafkaProducer<String, byte[]> producer() {
        return new KafkaProducer<>(
                Map.of("bootstrap.servers", bootstrapServers, "acks", "all", "enable.idempotence", true),
                new StringSerializer(),
                new ByteArraySerializer());
    }

    KafkaProducer<String, byte[]> transactionalProducer() {
        return new KafkaProducer<>(
                Map.of(
                        "bootstrap.servers",
                        bootstrapServers,
                        "transactional.id",
                        "rehearsal-hop-" + UUID.randomUUID(),
                        "retry.backoff.ms",
                        2),
                new StringSerializer(),
                new ByteArraySerializer());
    }

    KafkaConsumer<String, byte[]> consumer(String group, String offsetReset) {
        return new KafkaConsumer<>(
                Map.of(
                        "bootstrap.servers",
                        bootstrapServers,
                        "group.id",
                        group,
                        "group.protocol",
                        "classic",
                        "isolation.level",
                        "read_committed",
                        "enable.auto.commit",
                        false,
                        "auto.offset.reset",
                        offsetReset),
                new StringDeserializer(),
                new ByteArrayDeserializer());
    }

    String bootstrapServers() {
        return bootstrapServers;
    }
}
