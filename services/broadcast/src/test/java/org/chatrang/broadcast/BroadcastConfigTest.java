package org.chatrang.broadcast;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BroadcastConfigTest {
    private static BroadcastConfig config(Map<String, String> set) {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .withMapping(BroadcastConfig.class)
                .withSources(new PropertiesConfigSource(set, "test", 100))
                .build();
        return config.getConfigMapping(BroadcastConfig.class);
    }

    @Test
    void defaults() {
        BroadcastConfig config = config(Map.of());
        assertEquals(8192, config.history().records());
        assertEquals(4 * 1024 * 1024, config.history().bytes());
        assertEquals(Duration.ofMinutes(30), config.history().age());
        assertEquals(10_000, config.listener().max());
        assertEquals(256, config.listener().dropBehind());
        assertEquals(Duration.ofSeconds(15), config.listener().heartbeat());
        assertEquals(Duration.ofSeconds(20), config.listener().stall());
        assertEquals(Duration.ofSeconds(5), config.bus().checkEvery());
        assertEquals(Duration.ofSeconds(60), config.bus().stuckAfter());
    }

    @Test
    void everySettingCanBeSet() {
        BroadcastConfig config = config(Map.of(
                "broadcast.history.records", "1",
                "broadcast.history.bytes", "2",
                "broadcast.history.age", "PT3S",
                "broadcast.listener.max", "4",
                "broadcast.listener.drop-behind", "5",
                "broadcast.listener.heartbeat", "PT6S",
                "broadcast.listener.stall", "PT7S",
                "broadcast.bus.check-every", "PT8S",
                "broadcast.bus.stuck-after", "PT9S"));
        assertEquals(1, config.history().records());
        assertEquals(2, config.history().bytes());
        assertEquals(Duration.ofSeconds(3), config.history().age());
        assertEquals(4, config.listener().max());
        assertEquals(5, config.listener().dropBehind());
        assertEquals(Duration.ofSeconds(6), config.listener().heartbeat());
        assertEquals(Duration.ofSeconds(7), config.listener().stall());
        assertEquals(Duration.ofSeconds(8), config.bus().checkEvery());
        assertEquals(Duration.ofSeconds(9), config.bus().stuckAfter());
    }
}
