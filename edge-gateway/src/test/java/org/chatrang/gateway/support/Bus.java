package org.chatrang.gateway.support;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.gateway.publish.BusSettings;
import org.chatrang.stack.KafkaServer;
import org.chatrang.stack.TopicDefinition;

/** The bus as the others see it: the desk assigns boards, a judge reads what is committed. */
public final class Bus implements AutoCloseable {
    private final KafkaServer kafka;
    private final KafkaConsumer<String, byte[]> reader;
    private final Map<String, List<GameEvent>> games = new HashMap<>();
    private int read;

    public Bus(KafkaServer kafka) {
        this.kafka = kafka;
        kafka.createTopics(Topics.meant().stream()
                .map(topic -> new TopicDefinition(topic.name(), Topics.LOCAL_PARTITIONS, topic.config()))
                .toList());
        reader = new KafkaConsumer<>(BusSettings.of(kafka.bootstrapServers()).consumer());
        List<TopicPartition> partitions = reader.partitionsFor(Topics.GAME_EVENTS.name()).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        reader.assign(partitions);
        reader.seekToBeginning(partitions);
    }

    /** Assigns games {@code <event>.<k>} to the boards {@code pgn-<k>} of a gateway. */
    public void assign(String gateway, String event, int boards) {
        assign(
                gateway,
                event,
                IntStream.rangeClosed(1, boards).mapToObj(k -> "pgn-" + k).toList());
    }

    /** Assigns game {@code <event>.<k>} to the k-th of those boards of a gateway. */
    public void assign(String gateway, String event, List<String> boards) {
        Map<String, Object> config = Map.of("bootstrap.servers", kafka.bootstrapServers(), "acks", "all");
        try (KafkaProducer<String, byte[]> producer =
                new KafkaProducer<>(config, new StringSerializer(), new ByteArraySerializer())) {
            for (int k = 1; k <= boards.size(); k++) {
                BoardAssignment assignment =
                        new BoardAssignment(boards.get(k - 1), gateway, "Hall", k, event + "." + k, null, false);
                producer.send(new ProducerRecord<>(
                        Topics.BOARD_ASSIGNMENTS.name(), assignment.boardId(), Codec.bytes(assignment)));
            }
        }
    }

    /** Reads on until the condition holds. */
    public void readUntil(String what, Duration atMost, BooleanSupplier condition) {
        long end = System.nanoTime() + atMost.toNanos();
        while (!condition.getAsBoolean()) {
            if (System.nanoTime() - end > 0) {
                throw new AssertionError("did not come true within " + atMost + ": " + what + "; read " + read);
            }
            reader.poll(Duration.ofMillis(50)).forEach(this::take);
        }
    }

    /** Reads on as long as anything comes within that time. */
    public void readToQuiet(Duration quiet) {
        for (int before = -1; before != read; ) {
            before = read;
            long end = System.nanoTime() + quiet.toNanos();
            while (end - System.nanoTime() > 0) {
                reader.poll(Duration.ofMillis(100)).forEach(this::take);
            }
        }
    }

    private void take(ConsumerRecord<String, byte[]> record) {
        try {
            GameEvent event = Codec.readEvent(record.value());
            if (!event.gameId().equals(record.key())) {
                throw new AssertionError("key " + record.key() + " of an event of " + event.gameId());
            }
            games.computeIfAbsent(event.gameId(), game -> new ArrayList<>()).add(event);
            read++;
        } catch (UnreadableRecordException e) {
            throw new AssertionError(e);
        }
    }

    /** Events read so far, of all games. */
    public int read() {
        return read;
    }

    /** Events read so far of games whose name begins so. */
    public int read(String prefix) {
        return games.entrySet().stream()
                .filter(game -> game.getKey().startsWith(prefix))
                .mapToInt(game -> game.getValue().size())
                .sum();
    }

    /** The game's events read so far, in the order of the partition. */
    public List<GameEvent> game(String game) {
        return games.getOrDefault(game, List.of());
    }

    /** All games read so far. */
    public Map<String, List<GameEvent>> games() {
        return new LinkedHashMap<>(games);
    }

    @Override
    public void close() {
        reader.close();
    }
}
