package org.chatrang.scaler;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.quarkus.runtime.configuration.DurationConverter;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.chatrang.events.JudgeName;
import org.chatrang.scaler.plan.Limits;
import org.junit.jupiter.api.Test;

class ScalerConfigTest {
    @Test
    void givenNothingThenTheDefaultsAreTheDocumentedOnes() {
        ScalerConfig config = config(Map.of());

        assertEquals(Optional.empty(), config.namespace());
        assertEquals("chatrang-round-scaler", config.lease());
        assertEquals(Optional.empty(), config.identity());
        assertEquals(Duration.ofSeconds(15), config.leaseDuration());
        assertEquals(Duration.ofSeconds(15), config.interval());
        assertEquals(Duration.ofSeconds(10), config.brokerTimeout());
        assertEquals(Duration.ofHours(72), config.lookBack());
        assertEquals(Duration.ofMinutes(2), config.stuckAfter());
        for (JudgeName judge : JudgeName.values()) {
            assertEquals("chatrang-" + judge.label(), config.deployment(judge));
            assertEquals(
                    new Limits(
                            1,
                            16,
                            5000,
                            20_000,
                            Duration.ofSeconds(30),
                            Duration.ofMinutes(10),
                            Duration.ofHours(8),
                            Duration.ofMinutes(10)),
                    config.limits(judge));
        }
    }

    @Test
    void givenValuesThenEachKeyArrives() {
        Map<String, String> values = new HashMap<>(Map.of(
                "namespace", "chess",
                "lease", "one",
                "identity", "me",
                "lease-duration", "1s",
                "interval", "2s",
                "broker-timeout", "3s",
                "look-back", "4h",
                "stuck-after", "5s"));
        values.putAll(Map.of(
                "least", "6",
                "most", "7",
                "lead", "8m",
                "longest-round", "9h",
                "cool-down", "10s",
                "lag-patience", "11s",
                "draw-detection.deployment", "draws",
                "draw-detection.boards-per-replica", "12",
                "draw-detection.lag-per-replica", "13"));

        ScalerConfig config = config(values);

        assertEquals(Optional.of("chess"), config.namespace());
        assertEquals("one", config.lease());
        assertEquals(Optional.of("me"), config.identity());
        assertEquals(Duration.ofSeconds(1), config.leaseDuration());
        assertEquals(Duration.ofSeconds(2), config.interval());
        assertEquals(Duration.ofSeconds(3), config.brokerTimeout());
        assertEquals(Duration.ofHours(4), config.lookBack());
        assertEquals(Duration.ofSeconds(5), config.stuckAfter());
        assertEquals("draws", config.deployment(JudgeName.DRAW_DETECTION));
        assertEquals("chatrang-legality", config.deployment(JudgeName.LEGALITY));
        assertEquals(
                new Limits(
                        6,
                        7,
                        12,
                        13,
                        Duration.ofSeconds(11),
                        Duration.ofMinutes(8),
                        Duration.ofHours(9),
                        Duration.ofSeconds(10)),
                config.limits(JudgeName.DRAW_DETECTION));
    }

    @Test
    void givenAKeyThatIsNoneThenItIsRefused() {
        assertThrows(RuntimeException.class, () -> config(Map.of("boards-per-judge", "5")));
    }

    private static ScalerConfig config(Map<String, String> values) {
        SmallRyeConfigBuilder builder = new SmallRyeConfigBuilder()
                .withMapping(ScalerConfig.class)
                .addDefaultInterceptors()
                .withConverter(Duration.class, 200, new DurationConverter());
        values.forEach((key, value) -> builder.withDefaultValue("chatrang.scaler." + key, value));
        return builder.build().getConfigMapping(ScalerConfig.class);
    }
}
