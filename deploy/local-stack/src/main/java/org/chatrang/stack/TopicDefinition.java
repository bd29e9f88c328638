package org.chatrang.stack;

import java.util.Map;

/**
 * A topic to be created on a local broker.
 *
 * @param partitions at least 1
 * @param settings topic-level settings of Kafka, such as {@code cleanup.policy}
 */
public record TopicDefinition(String name, int partitions, Map<String, String> settings) {
    public TopicDefinition {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a topic needs a name");
        }
        if (partitions < 1) {
            throw new IllegalArgumentException("topic " + name + " needs at least one partition, not " + partitions);
        }
        settings = Map.copyOf(settings);
    }

    public TopicDefinition(String name, int partitions) {
        this(name, partitions, Map.of());
    }
}
