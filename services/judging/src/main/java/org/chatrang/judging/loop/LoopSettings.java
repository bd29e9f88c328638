package org.chatrang.judging.loop;

import java.time.Duration;
import org.chatrang.events.JudgeName;

/**
 * How a judge loop runs.
 *
 * @param bootstrapServers the brokers, {@code host:port,…}
 * @param judge the judge, whose label is the consumer group
 * @param instance the name of this instance, stable over restarts and unique within the judge: it makes the transactional
 *     id, so that a restarted instance ends what its predecessor left open
 * @param transactionTimeout after this the broker ends a transaction that a killed instance left open
 * @param sessionTimeout after this without a heartbeat the group gives a killed instance's partitions to the others
 * @param maxPollRecords the most records in one transaction
 * @param pollWait how long one poll waits for records; also how soon a stop is noticed
 * @param retryPause the pause before the clients are made anew after a failure
 * @param deadlineGrace how long after it is due a deadline is appended to the log
 * @param searchThreads how many long searches run at the same time, beside the thread that judges
 * @param searchNodes positions a long search may visit for each side before it gives up
 */
public record LoopSettings(
        String bootstrapServers,
        JudgeName judge,
        String instance,
        Duration transactionTimeout,
        Duration sessionTimeout,
        int maxPollRecords,
        Duration pollWait,
        Duration retryPause,
        Duration deadlineGrace,
        int searchThreads,
        long searchNodes) {
    private static final long SEARCH_NODES = 500_000_000;

    /** The usual durations. */
    public static LoopSettings usual(String bootstrapServers, JudgeName judge, String instance) {
        return new LoopSettings(
                bootstrapServers,
                judge,
                instance,
                Duration.ofSeconds(5),
                Duration.ofSeconds(6),
                1000,
                Duration.ofMillis(200),
                Duration.ofMillis(500),
                Duration.ofSeconds(2),
                1,
                SEARCH_NODES);
    }

    /** The consumer group: one for each judge. */
    public String groupId() {
        return judge.label();
    }

    /** The name under which the broker fences an earlier life of this instance, and the group knows it again. */
    public String transactionalId() {
        return "chatrang-" + judge.label() + "-" + instance;
    }
}
