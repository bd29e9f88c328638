package org.chatrang.events;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/** All topics and their settings, in one place. All have the same number of partitions, fixed for an event. */
public final class Topics {
    /** How long the records of an event are kept: the event and its appeals. */
    public static final Duration EVENT_AND_APPEALS = Duration.ofDays(30);

    /** Partitions of each topic unless an event says otherwise. */
    public static final int DEFAULT_PARTITIONS = 64;

    /** Partitions of each topic in the local run. */
    public static final int LOCAL_PARTITIONS = 8;

    public static final TopicSettings GAME_EVENTS = new TopicSettings("game-events", false, EVENT_AND_APPEALS);
    public static final TopicSettings VERDICTS = new TopicSettings("verdicts", false, EVENT_AND_APPEALS);
    public static final TopicSettings RESULTS = new TopicSettings("results", true, null);
    public static final TopicSettings STANDINGS = new TopicSettings("standings", true, null);
    public static final TopicSettings BOARD_ASSIGNMENTS = new TopicSettings("board-assignments", true, null);
    public static final TopicSettings GATEWAY_HEALTH = new TopicSettings("gateway-health", true, null);

    private Topics() {}

    /** Every topic that records are meant for. */
    public static List<TopicSettings> meant() {
        return List.of(GAME_EVENTS, VERDICTS, RESULTS, STANDINGS, BOARD_ASSIGNMENTS, GATEWAY_HEALTH);
    }

    /** Every topic, with those for unreadable records. */
    public static List<TopicSettings> all() {
        return meant().stream()
                .flatMap(topic -> Stream.of(topic, topic.deadLetters()))
                .toList();
    }
}
