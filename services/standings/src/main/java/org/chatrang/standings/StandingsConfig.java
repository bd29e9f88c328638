package org.chatrang.standings;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The service's own settings. Everything else is in {@code application.properties}. */
@ConfigMapping(prefix = "chatrang.standings")
public interface StandingsConfig {
    /** How long to wait before the first retry, when the database or the broker did not answer. */
    @WithDefault("200ms")
    Duration firstRetry();

    /** How long to wait at most between two retries. */
    @WithDefault("5s")
    Duration longestRetry();

    /** After how long without any progress on work in hand the process counts as stuck and should be started anew. */
    @WithDefault("2m")
    Duration stuckAfter();

    /** How many records of the outbox are published in one go. */
    @WithDefault("500")
    int outboxBatch();
}
