package org.chatrang.scaler.bus;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ListOffsetsResult.ListOffsetsResultInfo;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Topics;

/** How far the judges are behind the game log, by the offsets their groups have committed. */
public final class JudgeLag implements AutoCloseable {
    private final Admin admin;
    private final Duration timeout;

    /**
     * Connects when first asked.
     *
     * @param broker where the broker is and how to speak to it
     */
    public JudgeLag(Map<String, Object> broker, Duration timeout) {
        Map<String, Object> settings = new HashMap<>(broker);
        settings.put("default.api.timeout.ms", (int) timeout.toMillis());
        settings.put("request.timeout.ms", (int) timeout.toMillis() / 2);
        this.admin = Admin.create(settings);
        this.timeout = timeout;
    }

    /**
     * The game log as it is now.
     *
     * @param begins the oldest record kept in each partition
     * @param ends the end of each partition
     */
    public record GameLog(Map<TopicPartition, Long> begins, Map<TopicPartition, Long> ends) {
        /** Its partitions. */
        public int partitions() {
            return ends.size();
        }
    }

    /** Looks at the game log. */
    public GameLog gameLog() throws BusException {
        String topic = Topics.GAME_EVENTS.name();
        Map<TopicPartition, OffsetSpec> begins = new HashMap<>();
        Map<TopicPartition, OffsetSpec> ends = new HashMap<>();
        answer(admin.describeTopics(java.util.List.of(topic)).allTopicNames())
                .get(topic)
                .partitions()
                .forEach(partition -> {
                    begins.put(new TopicPartition(topic, partition.partition()), OffsetSpec.earliest());
                    ends.put(new TopicPartition(topic, partition.partition()), OffsetSpec.latest());
                });
        return new GameLog(offsets(begins), offsets(ends));
    }

    /** Records of the log that a judge has not answered; where it has never committed anything, all of them. */
    public long of(JudgeName judge, GameLog log) throws BusException {
        Map<TopicPartition, OffsetAndMetadata> committed =
                answer(admin.listConsumerGroupOffsets(judge.label()).partitionsToOffsetAndMetadata());
        long lag = 0;
        for (var end : log.ends().entrySet()) {
            OffsetAndMetadata position = committed.get(end.getKey());
            long from = position == null ? log.begins().get(end.getKey()) : position.offset();
            lag += Math.max(0, end.getValue() - from);
        }
        return lag;
    }

    private Map<TopicPartition, Long> offsets(Map<TopicPartition, OffsetSpec> of) throws BusException {
        Map<TopicPartition, Long> found = new HashMap<>();
        for (Map.Entry<TopicPartition, ListOffsetsResultInfo> entry :
                answer(admin.listOffsets(of).all()).entrySet()) {
            found.put(entry.getKey(), entry.getValue().offset());
        }
        return found;
    }

    private <T> T answer(KafkaFuture<T> future) throws BusException {
        try {
            return future.get(timeout.toMillis(), TimeUnit.MILLISECONDS);
        } catch (ExecutionException e) {
            throw new BusException("the broker refused: " + e.getCause().getMessage(), e.getCause());
        } catch (TimeoutException e) {
            throw new BusException("the broker did not answer within " + timeout, e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BusException("interrupted while waiting for the broker", e);
        }
    }

    @Override
    public void close() {
        admin.close(Duration.ofSeconds(2));
    }
}
