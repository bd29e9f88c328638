package org.chatrang.stack;

import java.util.Collection;
import java.util.List;
import java.util.Map;

/**
 * A real Kafka broker for tests and for the local run. {@link LocalKafka} runs it as a child process; another back end
 * (see {@link StackBackend}) may run it elsewhere.
 */
public interface KafkaServer extends AutoCloseable {
    /** Host and port, as {@code bootstrap.servers} wants it. */
    String bootstrapServers();

    /** Ends the broker without warning, as a power cut would end its process; records on disk stay. */
    void kill();

    /** Starts the broker again on the same port and data, stopping it first if it still runs; returns when it answers. */
    void restart();

    /** Stops the broker and deletes its data if it was temporary. May be called twice. */
    @Override
    void close();

    /** Creates the topics that are missing. */
    default void createTopics(Collection<TopicDefinition> definitions) {
        TopicCreator.ensure(bootstrapServers(), definitions);
    }

    /** Creates one topic with the broker's default settings. */
    default void createTopic(String name, int partitions) {
        createTopics(List.of(new TopicDefinition(name, partitions)));
    }

    /** What a Quarkus service needs in its configuration, ready to be returned by a test resource. */
    default Map<String, String> properties() {
        return Map.of("kafka.bootstrap.servers", bootstrapServers());
    }
}
