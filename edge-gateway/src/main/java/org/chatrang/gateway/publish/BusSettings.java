package org.chatrang.gateway.publish;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * How the bus is reached.
 *
 * @param common settings of every Kafka client, {@code bootstrap.servers} among them
 * @param patience how long a batch may take before the bus counts as away
 * @param retryEvery longest pause between attempts to reach it
 * @param batch events in one transaction at most
 */
public record BusSettings(Map<String, Object> common, Duration patience, Duration retryEvery, int batch) {
    public static final String ADDRESS = CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG;

    public BusSettings {
        common = Map.copyOf(common);
    }

    /** Whether anybody said where the bus is. */
    public boolean hasAddress() {
        return !address().isEmpty();
    }

    /** Where the bus is, empty if nobody said. */
    String address() {
        return String.valueOf(common.getOrDefault(ADDRESS, "")).strip();
    }

    /** The usual patience with a broker at that address. */
    public static BusSettings of(String bootstrapServers) {
        return new BusSettings(
                Map.of(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers),
                Duration.ofSeconds(20),
                Duration.ofSeconds(5),
                500);
    }

    /** What the gateway sets itself, whatever is configured. */
    public static Set<String> own() {
        BusSettings nothing = new BusSettings(Map.of(), Duration.ofSeconds(1), Duration.ofSeconds(1), 1);
        Set<String> own = new TreeSet<>(nothing.producer("").keySet());
        own.addAll(nothing.consumer().keySet());
        return own;
    }

    /** For a producer that sends every record once and, transaction by transaction, all or nothing. */
    Map<String, Object> producer(String transactionalId) {
        Map<String, Object> config = clients();
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId);
        config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, (int)
                patience.multipliedBy(2).toMillis());
        config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, (int) patience.toMillis());
        config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, patience.toMillis());
        config.put(ProducerConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) patience.toMillis() / 2);
        config.put(ProducerConfig.BUFFER_MEMORY_CONFIG, 8L << 20);
        // between two transactions the client waits this long when the first is not quite finished: 100 ms by default
        config.put(ProducerConfig.RETRY_BACKOFF_MS_CONFIG, 2L);
        config.put(ProducerConfig.KEY_SERIALIZER_CLASS_CONFIG, StringSerializer.class);
        config.put(ProducerConfig.VALUE_SERIALIZER_CLASS_CONFIG, ByteArraySerializer.class);
        return config;
    }

    /** For a reader of committed records that belongs to no group. */
    public Map<String, Object> consumer() {
        Map<String, Object> config = clients();
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        config.put(ConsumerConfig.FETCH_MAX_BYTES_CONFIG, 4 << 20);
        config.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, (int) patience.toMillis());
        config.put(ConsumerConfig.REQUEST_TIMEOUT_MS_CONFIG, (int) patience.toMillis() / 2);
        config.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, StringDeserializer.class);
        config.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class);
        return config;
    }

    Map<String, Object> clients() {
        Map<String, Object> config = new HashMap<>(common);
        config.put(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG, 1000L);
        return config;
    }
}
