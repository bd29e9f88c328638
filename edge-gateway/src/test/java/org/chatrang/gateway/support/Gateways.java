package org.chatrang.gateway.support;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import org.chatrang.gateway.GatewaySettings;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.journal.JournalSettings;
import org.chatrang.gateway.publish.BusSettings;
import org.chatrang.gateway.replay.PgnReplayDriver;
import org.chatrang.gateway.replay.ReplaySettings;
import org.chatrang.gateway.replay.ReplaySpeed;

/** Gateways as tests want them: impatient. */
public final class Gateways {
    private Gateways() {}

    public static GatewaySettings settings(String bootstrapServers, String id, Path journal) {
        return settings(bootstrapServers, id, journal, Duration.ofSeconds(10));
    }

    /** With that patience before the bus counts as away. */
    public static GatewaySettings settings(String bootstrapServers, String id, Path journal, Duration patience) {
        BusSettings bus =
                new BusSettings(Map.of("bootstrap.servers", bootstrapServers), patience, Duration.ofMillis(500), 500);
        return new GatewaySettings(
                id, JournalSettings.of(journal), bus, Duration.ofSeconds(10), Duration.ofSeconds(5), 1);
    }

    public static ReplaySettings replaySettings(Path file, String speed) {
        return new ReplaySettings(file, ReplaySpeed.parse(speed), false, Duration.ofSeconds(30));
    }

    public static Driver replay(Path file, String speed) {
        return new PgnReplayDriver(replaySettings(file, speed));
    }
}
