package org.chatrang.launcher.demo;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.chatrang.events.Codec;
import org.chatrang.events.Settlement;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;

/** Reads verdicts and results from their beginning into a {@link Scoreboard}, as any outside listener would. */
final class BusListener implements AutoCloseable {
    private final Scoreboard scoreboard;
    private final KafkaConsumer<String, byte[]> consumer;
    private final Thread thread;

    BusListener(String bootstrapServers, Scoreboard scoreboard) {
        this.scoreboard = scoreboard;
        Map<String, Object> settings = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, bootstrapServers,
                ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed",
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        consumer = new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
        thread = Thread.ofPlatform().name("bus-listener").daemon().start(this::listen);
    }

    private void listen() {
        List<TopicPartition> partitions = Stream.of(Topics.VERDICTS, Topics.RESULTS)
                .flatMap(topic -> consumer.partitionsFor(topic.name()).stream())
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        consumer.assign(partitions);
        try (consumer) {
            while (true) {
                consumer.poll(Duration.ofSeconds(1)).forEach(this::hear);
            }
        } catch (WakeupException closing) {
            // The only way out.
        }
    }

    private void hear(ConsumerRecord<String, byte[]> heard) {
        if (heard.topic().equals(Topics.VERDICTS.name())) {
            scoreboard.verdict();
        } else if (heard.value() != null) {
            try {
                scoreboard.settled(Codec.read(heard.value(), Settlement.class));
            } catch (UnreadableRecordException foreign) {
                // Whoever wrote it has its own alarm; the closing table shows the game as open.
            }
        }
    }

    @Override
    public void close() {
        consumer.wakeup();
        try {
            thread.join(Duration.ofSeconds(5));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
