package org.chatrang.desk;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/** The desk's configuration, all of it. Kafka's own settings are those of {@code kafka.*}, e.g. {@code kafka.bootstrap.servers}. */
@ConfigMapping(prefix = "chatrang.desk")
public interface DeskConfig {
    /** The gateway of an event's boards when the request names none. */
    @WithDefault("gateway-1")
    String defaultGateway();

    /** Largest body of a request for an event, in megabytes. */
    @WithDefault("32")
    long largestPgn();

    /** Games of one event at most. */
    @WithDefault("10000")
    int mostGames();

    /** Open alerts kept of one game at most, the newest. */
    @WithDefault("50")
    int mostAlertsPerGame();

    /** How long a request waits for the bus. */
    @WithDefault("10s")
    Duration busPatience();

    /** Pause between attempts to reach a bus that is away. */
    @WithDefault("2s")
    Duration retryEvery();

    /** Time without progress after which liveness fails. */
    @WithDefault("2m")
    Duration stuckAfter();
}
