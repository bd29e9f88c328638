package org.chatrang.judging.loop;

import java.util.HashMap;
import java.util.Map;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.RangeAssignor;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/** The two Kafka clients of a judge loop. Every setting that exactly-once rests on is here, none of them configurable. */
final class Clients {
    private static final int ASK_AGAIN_MILLIS = 5_000;
    private static final int GIVE_UP_MILLIS = 15_000;

    private Clients() {}

    static Consumer<byte[], byte[]> consumer(LoopSettings settings) {
        Map<String, Object> config = common(settings);
        config.put(ConsumerConfig.GROUP_ID_CONFIG, settings.groupId());
        // A known member that starts again takes its partitions back at once; as a new one it would make the whole
        // group wait
        // until the killed one's session has run out.
        config.put(ConsumerConfig.GROUP_INSTANCE_ID_CONFIG, settings.transactionalId());
        config.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        config.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        config.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        config.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        // Classic protocol and eager assignment: at a rebalance every partition is given up before any is taken, so no
        // instance rules on a partition that another one still holds.
        config.put(ConsumerConfig.GROUP_PROTOCOL_CONFIG, "classic");
        config.put(ConsumerConfig.PARTITION_ASSIGNMENT_STRATEGY_CONFIG, RangeAssignor.class.getName());
        config.put(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, (int)
                settings.sessionTimeout().toMillis());
        config.put(
                ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG,
                (int) settings.sessionTimeout().toMillis() / 6);
        config.put(ConsumerConfig.MAX_POLL_INTERVAL_MS_CONFIG, 60_000);
        config.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, settings.maxPollRecords());
        config.put(ConsumerConfig.DEFAULT_API_TIMEOUT_MS_CONFIG, GIVE_UP_MILLIS);
        return new KafkaConsumer<>(config, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    }

    static Producer<byte[], byte[]> producer(LoopSettings settings) {
        Map<String, Object> config = common(settings);
        config.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, settings.transactionalId());
        config.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        config.put(ProducerConfig.ACKS_CONFIG, "all");
        config.put(ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, (int)
                settings.transactionTimeout().toMillis());
        // The client waits this long between the end of one transaction and the start of the next: 100 ms unless told.
        config.put(ProducerConfig.RETRY_BACKOFF_MS_CONFIG, 2);
        config.put(ProducerConfig.LINGER_MS_CONFIG, 0);
        config.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, GIVE_UP_MILLIS);
        config.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, GIVE_UP_MILLIS);
        return new KafkaProducer<>(config, new ByteArraySerializer(), new ByteArraySerializer());
    }

    private static Map<String, Object> common(LoopSettings settings) {
        Map<String, Object> config = new HashMap<>();
        config.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, settings.bootstrapServers());
        config.put(CommonClientConfigs.CLIENT_ID_CONFIG, settings.judge().label() + "-" + settings.instance());
        config.put(CommonClientConfigs.REQUEST_TIMEOUT_MS_CONFIG, ASK_AGAIN_MILLIS);
        config.put(CommonClientConfigs.METADATA_MAX_AGE_CONFIG, ASK_AGAIN_MILLIS);
        config.put(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG, 500);
        return config;
    }
}
