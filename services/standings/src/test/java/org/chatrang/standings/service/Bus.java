package org.chatrang.standings.service;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TopicExistsException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;
import org.chatrang.events.Stamp;
import org.chatrang.events.TopicSettings;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.chatrang.standings.settlement.Said;

/** The other side of the bus: writes what judges and desk write, reads what the service publishes. */
final class Bus implements AutoCloseable {
    private static final int PARTITIONS = 4;

    private final String servers;
    private final KafkaProducer<String, byte[]> producer;

    Bus(String servers) {
        this.servers = servers;
        this.producer = new KafkaProducer<>(
                Map.of(
                        ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, servers,
                        ProducerConfig.LINGER_MS_CONFIG, 5,
                        ProducerConfig.RECONNECT_BACKOFF_MAX_MS_CONFIG, 500),
                new StringSerializer(),
                new ByteArraySerializer());
    }

    void createTopics() {
        List<NewTopic> topics = Stream.concat(Topics.meant().stream(), Stream.of(Topics.VERDICTS.deadLetters()))
                .map(topic -> new NewTopic(topic.name(), PARTITIONS, (short) 1).configs(topic.config()))
                .toList();
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", (Object) servers))) {
            admin.createTopics(topics).all().get();
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof TopicExistsException)) {
                throw new AssertionError(e);
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    void schedules(String game, GameScheduled schedule) {
        GameEvent event = GameEvent.of(game, new Stamp("desk", 1, 1), Said.at(0), schedule);
        send(Topics.GAME_EVENTS, game, Codec.bytes(event));
    }

    void says(Collection<Verdict> verdicts) {
        verdicts.forEach(verdict -> send(Topics.VERDICTS, verdict.gameId(), Codec.bytes(verdict)));
    }

    Future<RecordMetadata> send(TopicSettings topic, String key, byte[] value) {
        return producer.send(new ProducerRecord<>(topic.name(), key, value));
    }

    void flush() {
        producer.flush();
    }

    /** Every version of these games' results on the bus so far, in the order of publication. */
    List<Settlement> results(Collection<String> games) {
        return read(Topics.RESULTS).stream()
                .filter(record -> games.contains(record.key()))
                .map(Bus::settlement)
                .toList();
    }

    /** Everything a topic holds now, by partition in order. */
    List<ConsumerRecord<String, byte[]>> read(TopicSettings topic) {
        Map<String, Object> config = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG,
                servers,
                ConsumerConfig.GROUP_ID_CONFIG,
                UUID.randomUUID().toString(),
                ConsumerConfig.ISOLATION_LEVEL_CONFIG,
                "read_committed");
        List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
        try (var consumer = new KafkaConsumer<>(config, new StringDeserializer(), new ByteArrayDeserializer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(topic.name()).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
            while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                consumer.poll(Duration.ofMillis(100)).forEach(records::add);
            }
        }
        return records;
    }

    /** How many records a topic holds. */
    long size(TopicSettings topic) {
        return read(topic).size();
    }

    static String header(ConsumerRecord<?, ?> record, String name) {
        return new String(record.headers().lastHeader(name).value(), StandardCharsets.UTF_8);
    }

    static Settlement settlement(ConsumerRecord<String, byte[]> record) {
        try {
            return Codec.read(record.value(), Settlement.class);
        } catch (UnreadableRecordException e) {
            throw new AssertionError(e);
        }
    }

    @Override
    public void close() {
        producer.close();
    }
}
