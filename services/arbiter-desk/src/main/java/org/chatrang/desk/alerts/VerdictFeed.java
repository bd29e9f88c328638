package org.chatrang.desk.alerts;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.WakeupException;
import org.chatrang.events.Codec;
import org.chatrang.events.Topics;
import org.chatrang.events.UnreadableRecordException;
import org.chatrang.events.Verdict;
import org.jboss.logging.Logger;

/** The one thread that reads {@code verdicts}, from the beginning, into the book of alerts. */
public final class VerdictFeed {
    private static final Logger LOG = Logger.getLogger(VerdictFeed.class);
    private static final Duration POLL = Duration.ofMillis(500);

    private final Map<String, Object> consumerSettings;
    private final Duration retryEvery;
    private final AlertBook book;
    private volatile boolean stopping;
    private volatile KafkaConsumer<String, byte[]> polling;
    private volatile long lastTurn = System.nanoTime();
    private Thread thread;

    public VerdictFeed(Map<String, Object> consumerSettings, Duration retryEvery, AlertBook book) {
        this.consumerSettings = consumerSettings;
        this.retryEvery = retryEvery;
        this.book = book;
    }

    /** Starts the thread. */
    public void start() {
        thread = Thread.ofPlatform().name("verdicts").start(this::run);
    }

    /** How long ago the thread last came round. */
    public Duration sinceLastTurn() {
        return Duration.ofNanos(System.nanoTime() - lastTurn);
    }

    private void run() {
        try {
            while (!stopping) {
                lastTurn = System.nanoTime();
                try (KafkaConsumer<String, byte[]> consumer = new KafkaConsumer<>(consumerSettings)) {
                    polling = consumer;
                    read(consumer);
                } catch (WakeupException e) {
                    return;
                } catch (KafkaException e) {
                    LOG.warnf("event=verdicts-unread reason=\"%s\"", e.getMessage());
                    Thread.sleep(retryEvery);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void read(KafkaConsumer<String, byte[]> consumer) {
        List<TopicPartition> partitions = consumer.partitionsFor(Topics.VERDICTS.name()).stream()
                .map(info -> new TopicPartition(info.topic(), info.partition()))
                .toList();
        consumer.assign(partitions);
        consumer.seekToBeginning(partitions);
        while (!stopping) {
            lastTurn = System.nanoTime();
            consumer.poll(POLL).forEach(this::take);
        }
    }

    private void take(ConsumerRecord<String, byte[]> record) {
        try {
            book.take(Codec.read(record.value(), Verdict.class));
        } catch (UnreadableRecordException e) {
            LOG.errorf(
                    "event=verdict-unreadable game=%s partition=%d offset=%d reason=\"%s\"",
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
