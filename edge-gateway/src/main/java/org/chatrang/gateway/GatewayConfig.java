package org.chatrang.gateway;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import io.smallrye.config.WithName;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import org.chatrang.gateway.config.DriverConfig;

/** The gateway's configuration, all of it. Kafka's own settings are those of {@code kafka.*}, e.g. {@code kafka.bootstrap.servers}. */
@ConfigMapping(prefix = "chatrang.gateway")
public interface GatewayConfig extends DriverConfig {
    /** The gateway's name: the source of its events. Unique among gateways, kept for ever. */
    @WithDefault("gateway-1")
    String id();

    /** The journal's file; created if missing. Must lie on a disk that keeps what it has synced. */
    @WithDefault("data/gateway.journal")
    @WithName("journal")
    Path journalFile();

    /** Size in megabytes beyond which the journal accepts nothing more. */
    @WithDefault("256")
    long journalLimit();

    /** Share of that size in percent from which health says that it is nearly full. */
    @WithDefault("80")
    int journalWarnAt();

    /** Events that may wait for the disk before drivers wait. */
    @WithDefault("1024")
    int journalQueue();

    /** How long events stay at least after the bus has them, as far as there is room. */
    @WithDefault("2d")
    Duration journalKeep();

    /** Events in one transaction on the bus at most. */
    @WithDefault("500")
    int batch();

    /** How long a batch may take before the bus counts as away. */
    @WithDefault("20s")
    Duration busPatience();

    /** Longest pause between attempts to reach a bus, or a disk, that is away. */
    @WithDefault("5s")
    Duration retryEvery();

    /** How often health is published when nothing changes. */
    @WithDefault("10s")
    Duration healthEvery();

    /** How long a stop goes on publishing what is in the journal; the rest is published after the next start. */
    @WithDefault("5s")
    Duration stopWithin();

    /** Time without progress of any thread after which liveness fails. */
    @WithDefault("2m")
    Duration stuckAfter();

    /** So many times as fast as people the boards play: 1 for real boards, more for simulated ones. */
    @WithDefault("1")
    double boardSpeed();

    /**
     * Lets whoever has it read the check page, health and metrics from other machines; without it nobody may. Browsers ask
     * for it as a password.
     */
    Optional<String> accessToken();

    /** A time server, perhaps with a port, by which the offset of this machine's clock is measured. */
    Optional<String> timeServer();

    /** The PGN replay driver. */
    Replay replay();

    /** Settings of the PGN replay driver. */
    interface Replay {
        /** The PGN file; without one the driver is off. */
        Optional<Path> file();

        /** So many times as fast as the games were played, or {@code max}. */
        @WithDefault("1")
        String speed();

        /** Whether each move is reported as seen before it is reported as completed. */
        @WithDefault("false")
        boolean provisional();

        /** Time for a move whose time the file does not give. */
        @WithDefault("30s")
        Duration defaultMoveTime();
    }
}
