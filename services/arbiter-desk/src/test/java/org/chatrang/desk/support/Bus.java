package org.chatrang.desk.support;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chatrang.desk.bus.BusSettings;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.TopicDefinition;

/** The bus as the others see it. */
public final class Bus {
    private final KafkaServer kafka;

    public Bus(KafkaServer kafka) {
        this.kafka = kafka;
        kafka.createTopics(Topics.meant().stream()
                .map(topic -> new TopicDefinition(topic.name(), Topics.LOCAL_PARTITIONS, topic.config()))
                .toList());
    }

    public BusSettings settings() {
        return new BusSettings(Map.of("bootstrap.servers", kafka.bootstrapServers()), Duration.ofSeconds(4));
    }

    /** The committed events of games whose name begins so, each game's in order. */
    public List<GameEvent> events(String prefix) {
        return committed(Topics.GAME_EVENTS.name()).stream()
                .filter(record -> record.key().startsWith(prefix))
                .map(record -> event(record.value()))
                .toList();
    }

    /** The committed assignments of games whose name begins so. */
    public List<BoardAssignment> assignments(String prefix) {
        return committed(Topics.BOARD_ASSIGNMENTS.name()).stream()
                .map(record -> assignment(record.value()))
                .filter(assignment -> assignment.gameId().startsWith(prefix))
                .toList();
    }

    public void publish(Verdict... verdicts) {
        Map<String, Object> config = Map.of("bootstrap.servers", kafka.bootstrapServers(), "acks", "all");
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            for (Verdict verdict : verdicts) {
                producer.send(new ProducerRecord<>(Topics.VERDICTS.name(), verdict.gameId(), Codec.bytes(verdict)));
            }
        }
    }

    private List<ConsumerRecord<String, byte[]>> committed(String topic) {
        List<ConsumerRecord<String, byte[]>> records = new ArrayList<>();
        try (KafkaConsumer<String, byte[]> consumer =
                new KafkaConsumer<>(settings().consumer())) {
            List<TopicPartition> partitions = consumer.partitionsFor(topic).stream()
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
            consumer.assign(partitions);
            consumer.seekToBeginning(partitions);
            Map<TopicPartition, Long> ends = writtenEnds(partitions);
            while (ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
                consumer.poll(Duration.ofMillis(100)).forEach(records::add);
            }
        }
        return records;
    }

    /** Also past transactions whose end the broker has not noted in the partitions yet. */
    private Map<TopicPartition, Long> writtenEnds(List<TopicPartition> partitions) {
        Map<String, Object> config = new HashMap<>(settings().consumer());
        config.put("isolation.level", "read_uncommitted");
        try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(config)) {
            return consumer.endOffsets(partitions);
        }
    }

    private static GameEvent event(byte[] value) {
        try {
            return Codec.readEvent(value);
        } catch (UnreadableRecordException e) {
            throw new AssertionError(e);
        }
    }

    private static BoardAssignment assignment(byte[] value) {
        try {
            return Codec.read(value, BoardAssignment.class);
        } catch (UnreadableRecordException e) {
            throw new AssertionError(e);
        }
    }
}
