package org.chatrang.scaler;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.Topics;
import org.chatrang.stack.SharedKafka;
import org.chatrang.stack.TopicCreator;
import org.chatrang.stack.TopicDefinition;

/** A real broker with the topics, and small limits. */
public class BusResource implements QuarkusTestResourceLifecycleManager {
    static final String NAMESPACE = "chess";
    static final int PARTITIONS = 8;

    @Override
    public Map<String, String> start() {
        TopicCreator.ensure(
                SharedKafka.get().bootstrapServers(),
                List.of(
                        new TopicDefinition(Topics.GAME_EVENTS.name(), PARTITIONS),
                        new TopicDefinition(Topics.RESULTS.name(), PARTITIONS)));
        Map<String, String> values = new HashMap<>(SharedKafka.get().properties());
        values.put("quarkus.http.test-port", "0");
        values.put("chatrang.scaler.namespace", NAMESPACE);
        values.put("chatrang.scaler.identity", "this-test");
        values.put("chatrang.scaler.interval", "200ms");
        values.put("chatrang.scaler.lag-patience", "0s");
        values.put("chatrang.scaler.cool-down", "1s");
        values.put("chatrang.scaler.legality.boards-per-replica", "10");
        values.put("chatrang.scaler.clock-adjudication.boards-per-replica", "1");
        values.put("chatrang.scaler.draw-detection.lag-per-replica", "1000");
        return values;
    }

    @Override
    public void stop() {
        // the broker is shared and goes with the JVM
    }
}
