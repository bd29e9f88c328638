package org.chatrang.scaler.bus;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.WakeupException;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GameScheduled;
import org.chatrang.events.Settlement;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.scaler.plan.Rounds;
import org.jboss.logging.Logger;

/**
 * Reads all schedules and results into the {@link Rounds}, each instance for itself and without a group. After any trouble
 * it begins again; what it has read before does no harm, for schedules and results replace each other.
 */
public final class RoundReader implements Runnable, AutoCloseable {
    private static final Logger LOG = Logger.getLogger(RoundReader.class);
    private static final Duration POLL = Duration.ofSeconds(1);
    private static final Duration PAUSE = Duration.ofSeconds(2);
    /** Most records are moves: only what may be a schedule is parsed. */
    private static final byte[] SCHEDULE = "\"GAME_SCHEDULED\"".getBytes(UTF_8);

    private final Map<String, Object> broker;
    private final Duration lookBack;
    private final Rounds rounds;
    private final Runnable unreadable;
    private final Object pause = new Object();
    private volatile Consumer<byte[], byte[]> consumer;
    private volatile boolean closed;
    private volatile boolean caughtUp;
    private volatile Instant lastPoll = Instant.now();

    /**
     * A reader, to be run in a thread of its own.
     *
     * @param broker where the broker is and how to speak to it
     * @param unreadable told of each schedule or result that cannot be read; it is passed over
     */
    public RoundReader(Map<String, Object> broker, Duration lookBack, Rounds rounds, Runnable unreadable) {
        this.broker = broker;
        this.lookBack = lookBack;
        this.rounds = rounds;
        this.unreadable = unreadable;
    }

    /** Whether everything that was there at the start has been read. */
    public boolean caughtUp() {
        return caughtUp;
    }

    /** When the bus was last asked, answered or not. */
    public Instant lastPoll() {
        return lastPoll;
    }

    @Override
    public void run() {
        while (!closed) {
            lastPoll = Instant.now();
            try {
                read();
            } catch (WakeupException | InterruptException e) {
                LOG.debug("stopped");
            } catch (KafkaException e) {
                LOG.warnf("reading schedules again from the beginning: %s", e.getMessage());
                rest();
            }
        }
    }

    private void read() {
        try (KafkaConsumer<byte[], byte[]> current = new KafkaConsumer<>(settings())) {
            consumer = current;
            Map<TopicPartition, Long> ends = start(current);
            while (!closed) {
                current.poll(POLL).forEach(this::take);
                lastPoll = Instant.now();
                ends.entrySet().removeIf(end -> current.position(end.getKey()) >= end.getValue());
                caughtUp |= ends.isEmpty();
            }
        } finally {
            consumer = null;
        }
    }

    private Map<TopicPartition, Long> start(Consumer<byte[], byte[]> current) {
        List<TopicPartition> events = partitions(current, Topics.GAME_EVENTS.name());
        List<TopicPartition> results = partitions(current, Topics.RESULTS.name());
        List<TopicPartition> all =
                Stream.concat(events.stream(), results.stream()).toList();
        current.assign(all);
        current.seekToBeginning(all);
        long from = Instant.now().minus(lookBack).toEpochMilli();
        Map<TopicPartition, Long> times = new HashMap<>();
        events.forEach(partition -> times.put(partition, from));
        current.offsetsForTimes(times).forEach((partition, found) -> {
            if (found != null) {
                current.seek(partition, found.offset());
            }
        });
        return new HashMap<>(current.endOffsets(all));
    }

    private static List<TopicPartition> partitions(Consumer<byte[], byte[]> current, String topic) {
        List<TopicPartition> found = current.partitionsFor(topic).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        if (found.isEmpty()) {
            throw new KafkaException("topic " + topic + " does not exist (yet)");
        }
        return found;
    }

    private void take(ConsumerRecord<byte[], byte[]> record) {
        if (record.value() == null) {
            return;
        }
        try {
            if (record.topic().equals(Topics.RESULTS.name())) {
                rounds.settlement(Codec.read(record.value(), Settlement.class));
            } else if (holdsSchedule(record.value())) {
                GameEvent event = Codec.readEvent(record.value());
                if (event.fact() instanceof GameScheduled schedule) {
                    rounds.scheduled(event, schedule);
                }
            }
        } catch (UnreadableRecordException e) {
            LOG.warnf(
                    "topic=%s partition=%d offset=%d passed over: %s",
                    record.topic(), record.partition(), record.offset(), e.getMessage());
            unreadable.run();
        }
    }

    private static boolean holdsSchedule(byte[] json) {
        for (int i = 0; i <= json.length - SCHEDULE.length; i++) {
            if (java.util.Arrays.equals(json, i, i + SCHEDULE.length, SCHEDULE, 0, SCHEDULE.length)) {
                return true;
            }
        }
        return false;
    }

    private Map<String, Object> settings() {
        Map<String, Object> settings = new HashMap<>(broker);
        settings.putAll(Map.of(
                "key.deserializer",
                ByteArrayDeserializer.class,
                "value.deserializer",
                ByteArrayDeserializer.class,
                "isolation.level",
                "read_committed",
                "auto.offset.reset",
                "earliest",
                "enable.auto.commit",
                false,
                "allow.auto.create.topics",
                false));
        return settings;
    }

    private void rest() {
        synchronized (pause) {
            try {
                if (!closed) {
                    pause.wait(PAUSE.toMillis());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                closed = true;
            }
        }
    }

    @Override
    public void close() {
        synchronized (pause) {
            closed = true;
            pause.notifyAll();
        }
        Consumer<byte[], byte[]> current = consumer;
        if (current != null) {
            current.wakeup();
        }
    }
}
