package org.chatrang.gateway.assignment;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.InterruptException;
import org.apache.kafka.common.errors.WakeupException;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.Codec;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.gateway.publish.BusSettings;
import org.jboss.logging.Logger;

/** The one thread that reads {@code board-assignments}, from its beginning, and picks this gateway's boards. */
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

    /** Starts the thread. */
    public void start() {
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
                    LOG.warnf("event=assignments-unread reason=\"%s\"", e.getMessage());
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
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        while (!stopping) {
            for (ConsumerRecord<String, byte[]> record : consumer.poll(POLL)) {
                take(record);
            }
        }
    }

    private void take(ConsumerRecord<String, byte[]> record) throws InterruptedException {
        if (record.value() == null) {
            return;
        }
        try {
            BoardAssignment assignment = Codec.read(record.value(), BoardAssignment.class);
            if (gateway.equals(assignment.gatewayId()) && assignment.boardId() != null) {
                assignments.assign(assignment);
            }
        } catch (UnreadableRecordException e) {
            LOG.errorf(
                    "event=assignment-unreadable board=%s partition=%d offset=%d reason=\"%s\"",
                    record.key(), record.partition(), record.offset(), e.getMessage());
        }
    }

    /** Ends the thread. */
    public void stop() throws InterruptedException {
        stopping = true;
        KafkaConsumer<String, byte[]> consumer = polling;
        if (consumer != null) {
            consumer.wakeup();
        }
        if (!thread.join(Duration.ofSeconds(3))) {
            thread.interrupt();
            thread.join(Duration.ofSeconds(5));
        }
    }
}
