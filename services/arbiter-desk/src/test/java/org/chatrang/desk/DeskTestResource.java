package org.chatrang.desk;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import java.util.HashMap;
import java.util.Map;
import org.chatrang.desk.support.Bus;
import org.chatrang.stack.SharedKafka;

/** A broker with the topics. */
public class DeskTestResource implements QuarkusTestResourceLifecycleManager {
    @Override
    public Map<String, String> start() {
        new Bus(SharedKafka.get());
        Map<String, String> values = new HashMap<>(SharedKafka.get().properties());
        values.put("quarkus.http.test-port", "0");
        values.put("chatrang.desk.retry-every", "200ms");
        values.put("chatrang.desk.default-gateway", "hall-a");
        return values;
    }

    @Override
    public void stop() {}
}
