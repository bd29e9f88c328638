package org.chatrang.broadcast;

import io.quarkus.runtime.annotations.StaticInitSafe;
import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;

/**
 * The settings of this service. Besides these: {@code kafka.bootstrap.servers} and any other {@code kafka.*} property of the
 * Kafka client (TLS), and {@code quarkus.http.port}.
 */
@StaticInitSafe
@ConfigMapping(prefix = "broadcast")
public interface BroadcastConfig {
    /** What a round's stream keeps for listeners that come back. */
    History history();

    /** How listeners are treated. */
    Listener listener();

    /** How the bus is watched. */
    Bus bus();

    /** What a round's stream keeps for listeners that come back. */
    interface History {
        /** At most so many records per round. */
        @WithDefault("8192")
        int records();

        /** At most so many bytes of records per round. */
        @WithDefault("4194304")
        long bytes();

        /** At most so long. */
        @WithDefault("PT30M")
        Duration age();
    }

    /** How listeners are treated. */
    interface Listener {
        /** At most so many at once; more are answered 503. */
        @WithDefault("10000")
        int max();

        /** A listener so many records behind misses provisional moves and periodic clock readings. */
        @WithDefault("256")
        int dropBehind();

        /** A silent stream shows this often that it lives. */
        @WithDefault("PT15S")
        Duration heartbeat();

        /** A listener that takes nothing for so long is disconnected. */
        @WithDefault("PT20S")
        Duration stall();
    }

    /** How the bus is watched. */
    interface Bus {
        /** How often the brokers are asked whether they answer, and how far behind this service is. */
        @WithDefault("PT5S")
        Duration checkEvery();

        /** Without progress for so long this process is restarted by whoever watches its liveness. */
        @WithDefault("PT60S")
        Duration stuckAfter();
    }
}
