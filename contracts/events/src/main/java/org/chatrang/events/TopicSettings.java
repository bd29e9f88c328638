package org.chatrang.events;

import java.time.Duration;
import java.util.Map;

/**
 * A topic and how it is kept.
 *
 * @param name the topic
 * @param compacted whether only the newest record of each key is kept; otherwise records are deleted by age
 * @param retention how long records are kept, null for ever
 */
public record TopicSettings(String name, boolean compacted, Duration retention) {

    /** The settings as the broker takes them. */
    public Map<String, String> config() {
        String keptFor = retention == null ? "-1" : Long.toString(retention.toMillis());
        return Map.of("cleanup.policy", compacted ? "compact" : "delete", "retention.ms", keptFor);
    }

    /** The topic for records of this one that could not be read. */
    public TopicSettings deadLetters() {
        return new TopicSettings(name + "-dead-letters", false, Topics.EVENT_AND_APPEALS);
    }
}
