package org.chatrang.broadcast.tape;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.chatrang.events.Topics;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.TopicDefinition;

/** The real broker with the topics of the bus, for all tests that start the service. */
public final class Bus implements QuarkusTestResourceLifecycleManager {
    private static final int PARTITIONS = 3;

    @Override
    public Map<String, String> start() {
        List<TopicDefinition> topics = Topics.meant().stream()
                .map(topic -> new TopicDefinition(topic.name(), PARTITIONS, topic.config()))
                .toList();
        SharedKafka.get().createTopics(topics);
        try (Producer producer = new Producer(SharedKafka.get().bootstrapServers())) {
            producer.send(beforeTheStart());
        }
        return Map.of(
                "kafka.bootstrap.servers", SharedKafka.get().bootstrapServers(),
                "quarkus.http.test-port", "0",
                "broadcast.listener.heartbeat", "PT1S",
                "broadcast.listener.stall", "PT4S",
                "broadcast.bus.check-every", "PT1S");
    }

    /** An event that is on the bus before the service starts, nonsense among it. */
    public static List<Sent> beforeTheStart() {
        GameTape tape = new GameTape("earlier/open/1/1", Schedules.game("earlier", 1, 1));
        tape.start().moves("e4 e5 Nf3");
        Sent nonsense = new Sent(Topics.GAME_EVENTS.name(), tape.gameId(), "no JSON at all");
        return Stream.concat(Stream.of(nonsense), tape.sent().stream()).toList();
    }

    @Override
    public void stop() {
        // The broker ends with this JVM.
    }
}
