package org.chatrang.stack;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * How a local broker is started.
 *
 * @param directory where its data, settings and log are kept; empty: a temporary directory, deleted on close
 * @param port where clients connect; empty: any free port
 * @param heap largest heap of the broker's JVM as {@code -Xmx} takes it
 * @param classPath of the broker's JVM
 * @param settings broker settings that replace or add to {@link BrokerSettings}
 */
public record LocalKafkaOptions(
        Optional<Path> directory, Optional<Integer> port, String heap, String classPath, Map<String, String> settings) {
    public LocalKafkaOptions {
        settings = Map.copyOf(settings);
    }

    public static LocalKafkaOptions temporary() {
        return new LocalKafkaOptions(
                Optional.empty(), Optional.empty(), "256m", System.getProperty("java.class.path"), Map.of());
    }

    public LocalKafkaOptions in(Path directory) {
        return new LocalKafkaOptions(Optional.of(directory), port, heap, classPath, settings);
    }

    public LocalKafkaOptions onPort(int port) {
        return new LocalKafkaOptions(directory, Optional.of(port), heap, classPath, settings);
    }

    public LocalKafkaOptions withHeap(String heap) {
        return new LocalKafkaOptions(directory, port, heap, classPath, settings);
    }

    public LocalKafkaOptions withClassPath(String classPath) {
        return new LocalKafkaOptions(directory, port, heap, classPath, settings);
    }

    public LocalKafkaOptions with(String setting, String value) {
        Map<String, String> more = new HashMap<>(settings);
        more.put(setting, value);
        return new LocalKafkaOptions(directory, port, heap, classPath, more);
    }
}
