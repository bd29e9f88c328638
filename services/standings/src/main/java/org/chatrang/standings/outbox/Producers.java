package org.chatrang.standings.outbox;

import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.inject.Disposes;
import jakarta.enterprise.inject.Produces;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Makes the client that writes to the bus. The bare client and not a messaging channel: a channel tries its records one by
 * one, each for as long as it may block, so that with a broker away a batch would fail only after many minutes.
 */
@ApplicationScoped
class Producers {
    private static final Duration GRACE = Duration.ofSeconds(2);

    /** With the settings of {@code kafka.*}, among them those of TLS. */
    @Produces
    @ApplicationScoped
    Producer<byte[], byte[]> producer(@Identifier("default-kafka-broker") Map<String, Object> broker) {
        Map<String, Object> config = new HashMap<>(broker);
        config.put(ProducerConfig.CLIENT_ID_CONFIG, "standings-outbox");
        config.put(ProducerConfig.ACKS_CONFIG, "all");
        config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, 5_000);
        config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, 5_000);
        config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, 10_000);
        config.put(ProducerConfig.LINGER_MS_CONFIG, 0);
        config.put(ProducerConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 1_000);
        return new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer());
    }

    void close(@Disposes Producer<byte[], byte[]> producer) {
        producer.close(GRACE);
    }
}
