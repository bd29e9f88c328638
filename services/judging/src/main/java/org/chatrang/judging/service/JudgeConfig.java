package org.chatrang.judging.service;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/**
 * A judge's own settings. Besides these there are {@code kafka.bootstrap.servers} and {@code quarkus.http.port}, in
 * {@code META-INF/microprofile-config.properties} and each judge's {@code application.properties}.
 */
@ConfigMapping(prefix = "chatrang.judge")
public interface JudgeConfig {
    /**
     * The name of this instance: unique among the instances of a judge and the same after a restart. On Kubernetes the pod's
     * name of a stateful set.
     */
    @WithDefault("${HOSTNAME:local}")
    String instance();

    /** After this the broker ends a transaction that a killed instance left open; until then its partitions wait. */
    @WithDefault("5s")
    Duration transactionTimeout();

    /** After this without a heartbeat a killed instance's partitions are given to the others. */
    @WithDefault("6s")
    Duration sessionTimeout();

    /** The most records in one transaction. */
    @WithDefault("1000")
    int maxPollRecords();

    /** How long one poll waits for records; also how soon a stop is noticed. */
    @WithDefault("200ms")
    Duration pollWait();

    /** The pause before the next attempt when the broker does not answer. */
    @WithDefault("500ms")
    Duration retryPause();

    /** How long after it is due a deadline is appended to the log, so that a reading on its way comes first. */
    @WithDefault("2s")
    Duration deadlineGrace();

    /** How many searches for a mate that took too long to judge at once run at the same time, beside the judging. */
    @WithDefault("1")
    int searchThreads();

    /**
     * Positions such a search may visit for each side before it gives up and the arbiter decides; fewer where the heap does not
     * bear so many (160 bytes each).
     */
    @WithDefault("500000000")
    long searchNodes();

    /** After how long without a turn of the loop the process counts as stuck and should be started anew. */
    @WithDefault("90s")
    Duration stuckAfter();
}
