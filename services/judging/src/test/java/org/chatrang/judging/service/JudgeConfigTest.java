package org.chatrang.judging.service;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.smallrye.config.PropertiesConfigSource;
import io.smallrye.config.SmallRyeConfig;
import io.smallrye.config.SmallRyeConfigBuilder;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

class JudgeConfigTest {
    @Test
    void the_defaults() {
        JudgeConfig config = config(Map.of());

        assertEquals("local", config.instance());
        assertEquals(Duration.ofSeconds(5), config.transactionTimeout());
        assertEquals(Duration.ofSeconds(6), config.sessionTimeout());
        assertEquals(1000, config.maxPollRecords());
        assertEquals(Duration.ofMillis(200), config.pollWait());
        assertEquals(Duration.ofMillis(500), config.retryPause());
        assertEquals(Duration.ofSeconds(2), config.deadlineGrace());
        assertEquals(1, config.searchThreads());
        assertEquals(500_000_000, config.searchNodes());
        assertEquals(Duration.ofSeconds(90), config.stuckAfter());
    }

    @Test
    void every_setting_can_be_set() {
        JudgeConfig config = config(Map.of(
                "chatrang.judge.instance", "judge-7",
                "chatrang.judge.transaction-timeout", "1s",
                "chatrang.judge.session-timeout", "2s",
                "chatrang.judge.max-poll-records", "3",
                "chatrang.judge.poll-wait", "4s",
                "chatrang.judge.retry-pause", "5s",
                "chatrang.judge.deadline-grace", "6s",
                "chatrang.judge.search-threads", "2",
                "chatrang.judge.search-nodes", "8",
                "chatrang.judge.stuck-after", "7s"));

        assertEquals("judge-7", config.instance());
        assertEquals(Duration.ofSeconds(1), config.transactionTimeout());
        assertEquals(Duration.ofSeconds(2), config.sessionTimeout());
        assertEquals(3, config.maxPollRecords());
        assertEquals(Duration.ofSeconds(4), config.pollWait());
        assertEquals(Duration.ofSeconds(5), config.retryPause());
        assertEquals(Duration.ofSeconds(6), config.deadlineGrace());
        assertEquals(2, config.searchThreads());
        assertEquals(8, config.searchNodes());
        assertEquals(Duration.ofSeconds(7), config.stuckAfter());
    }

    @Test
    void the_instance_takes_the_name_of_the_pod() {
        assertEquals("legality-2", config(Map.of("HOSTNAME", "legality-2")).instance());
    }

    private static JudgeConfig config(Map<String, String> settings) {
        SmallRyeConfig config = new SmallRyeConfigBuilder()
                .addDefaultInterceptors()
                .withSources(new PropertiesConfigSource(new HashMap<>(settings), "test", 500))
                .withConverter(Duration.class, 200, JudgeConfigTest::duration)
                .withMapping(JudgeConfig.class)
                .build();
        return config.getConfigMapping(JudgeConfig.class);
    }

    /** As Quarkus reads durations: a number with a unit. */
    private static Duration duration(String text) {
        return Duration.parse(
                text.endsWith("ms") ? "PT" + Double.parseDouble(text.replace("ms", "")) / 1000 + "S" : "PT" + text);
    }
}
