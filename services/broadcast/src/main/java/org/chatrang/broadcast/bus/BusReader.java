package org.chatrang.broadcast.bus;

import static org.chatrang.broadcast.LogKeys.COUNT;
import static org.chatrang.broadcast.LogKeys.MILLIS;
import static org.chatrang.broadcast.LogKeys.REASON;

import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.common.KafkaException;
import org.apache.kafka.common.PartitionInfo;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.TimeoutException;
import org.apache.kafka.common.errors.WakeupException;
import org.chatrang.events.Topics;
import org.jboss.logging.Logger;

/**
 * One thread that reads all partitions of the topics that are shown, from the beginning and then on for ever. Brokers may
 * come and go; the places reached are kept in memory.
 *
 * <pre>Waiting ──(topics there)──▶ CatchingUp ──(end seen at start reached)──▶ Following ──(stop)──▶ Stopped</pre>
 */
public final class BusReader implements Runnable {
    private static final Logger LOG = Logger.getLogger(BusReader.class);
    private static final Duration POLL = Duration.ofMillis(250);
    private static final Duration ASK = Duration.ofSeconds(3);
    private static final List<String> TOPICS = List.of(
            Topics.GAME_EVENTS.name(),
            Topics.VERDICTS.name(),
            Topics.RESULTS.name(),
            Topics.STANDINGS.name(),
            Topics.GATEWAY_HEALTH.name());

    private final Properties settings;
    private final Duration checkEvery;
    private final Consumer<ConsumerRecord<byte[], byte[]>> intake;
    private final Runnable caughtUp;
    private final Consumer<Boolean> reachability;
    private final Map<TopicPartition, Long> reached = new HashMap<>();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final long startedNanos = System.nanoTime();

    private volatile BusProgress progress = new BusProgress.Waiting("not asked yet");
    private volatile long lastTurnNanos = System.nanoTime();
    private volatile boolean reachable;
    private volatile long lag;
    private volatile KafkaConsumer<byte[], byte[]> current;
    private Map<TopicPartition, Long> endAtStart;
    private long read;

    /**
     * A reader, to be run by a thread of its own.
     *
     * @param settings of the Kafka consumer
     * @param checkEvery how often the brokers are asked whether they answer
     * @param intake takes each record; must not throw
     * @param caughtUp called once, when all that was on the bus at the start has been taken
     * @param reachability called when the brokers stop or begin to answer
     */
    public BusReader(
            Properties settings,
            Duration checkEvery,
            Consumer<ConsumerRecord<byte[], byte[]>> intake,
            Runnable caughtUp,
            Consumer<Boolean> reachability) {
        this.settings = settings;
        this.checkEvery = checkEvery;
        this.intake = intake;
        this.caughtUp = caughtUp;
        this.reachability = reachability;
    }

    /** How far it has come. */
    public BusProgress progress() {
        return progress;
    }

    /** How long ago the thread last went round its loop. */
    public Duration sinceLastTurn() {
        return Duration.ofNanos(System.nanoTime() - lastTurnNanos);
    }

    /** Whether the brokers answered when last asked. */
    public boolean reachable() {
        return reachable;
    }

    /** Records on the bus not read yet, when last asked. */
    public long lag() {
        return lag;
    }

    /** Asks the thread to end. */
    public void stop() {
        stop.countDown();
        KafkaConsumer<byte[], byte[]> consumer = current;
        if (consumer != null) {
            consumer.wakeup();
        }
    }

    @Override
    public void run() {
        while (!stopping()) {
            try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(settings)) {
                current = consumer;
                begin(consumer);
                follow(consumer);
            } catch (WakeupException e) {
                LOG.debug("woken up to stop");
            } catch (KafkaException e) {
                LOG.warnf("bus cannot be read, trying again %s=\"%s\"", REASON, e);
                reached(false);
                pause();
            } finally {
                current = null;
            }
        }
        progress = new BusProgress.Stopped();
    }

    private void begin(KafkaConsumer<byte[], byte[]> consumer) {
        List<TopicPartition> partitions = partitions(consumer);
        while (partitions.isEmpty() && !stopping()) {
            pause();
            partitions = partitions(consumer);
        }
        consumer.assign(partitions);
        partitions.stream().filter(p -> !reached.containsKey(p)).forEach(p -> consumer.seekToBeginning(List.of(p)));
        reached.forEach(consumer::seek);
        if (endAtStart == null && !stopping()) {
            endAtStart = Map.copyOf(consumer.endOffsets(partitions));
        }
    }

    /** All partitions, none if a topic is missing or nobody answers. */
    private List<TopicPartition> partitions(KafkaConsumer<byte[], byte[]> consumer) {
        lastTurnNanos = System.nanoTime();
        try {
            Map<String, List<PartitionInfo>> known = consumer.listTopics(ASK);
            reached(true);
            List<String> missing =
                    TOPICS.stream().filter(topic -> !known.containsKey(topic)).toList();
            if (!missing.isEmpty()) {
                waiting("topics missing: " + String.join(", ", missing));
                return List.of();
            }
            return TOPICS.stream()
                    .flatMap(topic -> known.get(topic).stream())
                    .map(info -> new TopicPartition(info.topic(), info.partition()))
                    .toList();
        } catch (TimeoutException e) {
            reached(false);
            waiting("no broker answers at " + settings.get("bootstrap.servers"));
            return List.of();
        }
    }

    private void waiting(String reason) {
        if (endAtStart == null) {
            progress = new BusProgress.Waiting(reason);
        }
    }

    private void follow(KafkaConsumer<byte[], byte[]> consumer) {
        long nextCheck = System.nanoTime() + checkEvery.toNanos();
        while (!stopping()) {
            for (ConsumerRecord<byte[], byte[]> record : consumer.poll(POLL)) {
                intake.accept(record);
                read++;
            }
            consumer.assignment().forEach(p -> reached.put(p, consumer.position(p)));
            lastTurnNanos = System.nanoTime();
            if (!(progress instanceof BusProgress.Following)) {
                catchUp();
            }
            if (System.nanoTime() >= nextCheck) {
                ask(consumer);
                nextCheck = System.nanoTime() + checkEvery.toNanos();
            }
        }
    }

    private void catchUp() {
        long remaining = behind(endAtStart);
        if (remaining > 0) {
            progress = new BusProgress.CatchingUp(remaining);
            return;
        }
        caughtUp.run();
        progress = new BusProgress.Following();
        long millis = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - startedNanos);
        LOG.infof("caught up with the bus %s=%d %s=%d", COUNT, read, MILLIS, millis);
    }

    private long behind(Map<TopicPartition, Long> ends) {
        return ends.entrySet().stream()
                .collect(Collectors.summingLong(
                        end -> Math.max(0, end.getValue() - reached.getOrDefault(end.getKey(), 0L))));
    }

    private void ask(KafkaConsumer<byte[], byte[]> consumer) {
        Collection<TopicPartition> partitions = consumer.assignment();
        try {
            lag = behind(consumer.endOffsets(partitions, ASK));
            reached(true);
        } catch (TimeoutException e) {
            reached(false);
        }
    }

    private void reached(boolean now) {
        if (now != reachable) {
            reachable = now;
            LOG.infof(now ? "bus answers" : "bus does not answer");
            reachability.accept(now);
        }
    }

    private boolean stopping() {
        return stop.getCount() == 0;
    }

    private void pause() {
        try {
            lastTurnNanos = System.nanoTime();
            stop.await(500, TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            stop.countDown();
        }
    }
}
