package org.chatrang.gateway.assignment;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.WakeupException;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.gateway.journal.AssignmentPlace;
import org.chatrang.gateway.journal.KeptAssignment;
import org.chatrang.gateway.publish.BusSettings;
import org.chatrang.gateway.publish.BusWords;
import org.jboss.logging.Logger;

/**
 * The one thread that reads {@code board-assignments} and picks this gateway's boards. It begins with the topic's past, of
 * which only the newest assignment of each board counts: until all of it is read the gateway goes on with what its journal
 * says, for a board's former games are over. A board that is given to another gateway, or whose record is deleted, has no
 * game here any more.
 */
public final class AssignmentFeed {
    private static final Logger LOG = Logger.getLogger(AssignmentFeed.class);
    private static final Duration POLL = Duration.ofMillis(500);

    private final BusSettings settings;
    private final String gateway;
    private final Assignments assignments;
    private volatile boolean stopping;
    private volatile KafkaConsumer<String, byte[]> polling;
    private Thread thread;

    public AssignmentFeed(BusSettings settings, String gateway, Assignments assignments) {
        this.settings = settings;
        this.gateway = gateway;
        this.assignments = assignments;
    }

    /** Starts the thread, if there is a bus to read. */
    public void start() {
        if (!settings.hasAddress()) {
            return;
        }
        thread = Thread.ofPlatform().name("assignments").start(this::run);
    }

    private void run() {
        try {
            while (!stopping) {
                try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(settings.consumer())) {
                    polling = consumer;
                    read(consumer);
                } catch (WakeupException | InterruptException e) {
                    return;
                } catch (KafkaException e) {
                    LOG.warnf("event=assignments-unread reason=\"%s\"", BusWords.of(e, settings));
                    polling = null;
                    Thread.sleep(settings.retryEvery());
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void read(KafkaConsumer<String, byte[]> consumer) throws InterruptedException {
        List<TopicPartition> partitions = consumer.partitionsFor(Topics.BOARD_ASSIGNMENTS.name()).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        if (partitions.isEmpty()) {
            throw new KafkaException("the bus has no topic " + Topics.BOARD_ASSIGNMENTS.name() + " yet");
        }
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        readPast(consumer);
        while (!stopping) {
            take(consumer.poll(POLL));
        }
    }

    /** What was committed when this began is past. */
    private void readPast(KafkaConsumer<String, byte[]> consumer) throws InterruptedException {
        Map<TopicPartition, Long> ends = consumer.endOffsets(consumer.assignment());
        Map<String, KeptAssignment> past = new LinkedHashMap<>();
        while (!stopping
                && ends.entrySet().stream().anyMatch(end -> consumer.position(end.getKey()) < end.getValue())) {
            consumer.poll(POLL).forEach(record -> read(record, past));
        }
        if (!stopping) {
            assignments.take(past.values());
            LOG.infof("event=assignments-read boards=%d", assignments.size());
        }
    }

    private void take(ConsumerRecords<String, byte[]> records) throws InterruptedException {
        Map<String, KeptAssignment> news = new LinkedHashMap<>();
        records.forEach(record -> read(record, news));
        if (!news.isEmpty()) {
            assignments.take(news.values());
        }
    }

    /** Of each board the newest counts. What takes a board away from this gateway is of interest if it had it. */
    private void read(ConsumerRecord<String, byte[]> record, Map<String, KeptAssignment> newest) {
        try {
            Optional<BoardAssignment> read = record.value() == null
                    ? Optional.empty()
                    : Optional.of(Codec.read(record.value(), BoardAssignment.class));
            AssignmentPlace place = new AssignmentPlace(record.partition(), record.offset(), record.timestamp());
            String board = read.map(BoardAssignment::boardId).orElse(record.key());
            read.filter(assignment -> gateway.equals(assignment.gatewayId()))
                    .or(() -> Optional.ofNullable(newest.get(board))
                            .map(KeptAssignment::assignment)
                            .or(() -> assignments.of(board))
                            .map(AssignmentFeed::withoutGame))
                    .ifPresent(assignment -> newest.put(board, new KeptAssignment(assignment, place)));
        } catch (UnreadableRecordException e) {
            LOG.errorf(
                    "event=assignment-unreadable board=%s partition=%d offset=%d reason=\"%s\"",
                    record.key(), record.partition(), record.offset(), e.getMessage());
        }
    }

    private static BoardAssignment withoutGame(BoardAssignment last) {
        return new BoardAssignment(
                last.boardId(), last.gatewayId(), last.venue(), last.table(), null, null, last.rotated());
    }

    /** Ends the thread. */
    public void stop() throws InterruptedException {
        stopping = true;
        if (thread == null) {
            return;
        }
        KafkaConsumer<String, byte[]> consumer = polling;
        if (consumer != null) {
            consumer.wakeup();
        } else {
            thread.interrupt();
        }
        if (!thread.join(Duration.ofSeconds(3))) {
            thread.interrupt();
            thread.join(Duration.ofSeconds(5));
        }
    }
}
