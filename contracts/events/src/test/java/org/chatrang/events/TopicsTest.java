package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TopicsTest {
    @Test
    void areSixAndTheirDeadLetters() {
        assertEquals(
                List.of("game-events", "verdicts", "results", "standings", "board-assignments", "gateway-health"),
                Topics.meant().stream().map(TopicSettings::name).toList());
        assertEquals(12, Topics.all().size());
        assertEquals("verdicts-dead-letters", Topics.VERDICTS.deadLetters().name());
    }

    @Test
    void keepAnEventAndItsAppealsOrTheNewestOfEachKey() {
        Map<String, String> thirtyDays = Map.of("cleanup.policy", "delete", "retention.ms", "2592000000");
        Map<String, String> newest = Map.of("cleanup.policy", "compact", "retention.ms", "-1");

        assertEquals(thirtyDays, Topics.GAME_EVENTS.config());
        assertEquals(thirtyDays, Topics.VERDICTS.config());
        assertEquals(newest, Topics.RESULTS.config());
        assertEquals(newest, Topics.STANDINGS.config());
        assertEquals(newest, Topics.BOARD_ASSIGNMENTS.config());
        assertEquals(newest, Topics.GATEWAY_HEALTH.config());
        Topics.meant()
                .forEach(topic -> assertEquals(thirtyDays, topic.deadLetters().config()));
    }

    @Test
    void haveTheirPartitionsByDefault() {
        assertEquals(64, Topics.DEFAULT_PARTITIONS);
        assertEquals(8, Topics.LOCAL_PARTITIONS);
    }
}
