package org.chatrang.broadcast.bus;

import io.micrometer.core.instrument.MeterRegistry;
import java.time.Duration;
import java.util.Properties;
import java.util.function.Consumer;
import java.util.stream.StreamSupport;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.chatrang.broadcast.stream.Hall;
import org.eclipse.microprofile.config.Config;

/** Readers of the bus with the settings of this service. */
public final class BusReaders {
    private static final String PREFIX = "kafka.";

    private BusReaders() {}

    /** A reader that takes everything into the hall and opens it when it has caught up. */
    public static BusReader reading(
            Config settings, Duration checkEvery, Hall hall, MeterRegistry meters, Consumer<Boolean> reachability) {
        Intake intake = new Intake(hall, meters);
        return new BusReader(consumer(settings), checkEvery, intake::accept, hall::goLive, reachability);
    }

    /** Whether the views are complete. */
    public static boolean caughtUp(BusReader reader) {
        return switch (reader.progress()) {
            case BusProgress.Waiting waiting -> false;
            case BusProgress.CatchingUp catchingUp -> false;
            case BusProgress.Following following -> true;
            case BusProgress.Stopped stopped -> true;
        };
    }

    /** Everything named {@code kafka.*}, and what must be so. */
    static Properties consumer(Config settings) {
        Properties consumer = new Properties();
        StreamSupport.stream(settings.getPropertyNames().spliterator(), false)
                .filter(name -> name.startsWith(PREFIX))
                .forEach(name -> settings.getOptionalValue(name, String.class)
                        .ifPresent(value -> consumer.put(name.substring(PREFIX.length()), value)));
        consumer.putIfAbsent(ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, "localhost:9092");
        consumer.putIfAbsent(ConsumerConfig.CLIENT_ID_CONFIG, "broadcast");
        consumer.put(ConsumerConfig.KEY_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class.getName());
        consumer.put(ConsumerConfig.VALUE_DESERIALIZER_CLASS_CONFIG, ByteArrayDeserializer.class.getName());
        consumer.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        consumer.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
        consumer.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        consumer.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, "false");
        return consumer;
    }
}
