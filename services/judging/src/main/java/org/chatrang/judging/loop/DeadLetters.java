package org.chatrang.judging.loop;

import java.util.Arrays;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.chatrang.events.TopicSettings;

/**
 * A record that could not be read, on its way to the topic for such: its bytes as they are, and in the headers
 * {@code chatrang_reason}, {@code chatrang_topic}, {@code chatrang_partition}, {@code chatrang_offset} and
 * {@code chatrang_size}. Of a record too long to be carried whole only the beginning goes; the size says so.
 */
final class DeadLetters {
    /** Leaves room for key and headers within the 1 MiB a broker takes by default. */
    static final int LONGEST = 900_000;

    private static final int LONGEST_KEY = 10_000;

    private DeadLetters() {}

    static ProducerRecord<byte[], byte[]> of(
            ConsumerRecord<byte[], byte[]> source, TopicSettings topic, String reason) {
        int size = source.value() == null ? 0 : source.value().length;
        List<Header> headers = List.of(
                header("chatrang_reason", reason),
                header("chatrang_topic", source.topic()),
                header("chatrang_partition", Integer.toString(source.partition())),
                header("chatrang_offset", Long.toString(source.offset())),
                header("chatrang_size", Integer.toString(size)));
        return new ProducerRecord<>(
                topic.deadLetters().name(),
                source.partition(),
                atMost(LONGEST_KEY, source.key()),
                atMost(LONGEST, source.value()),
                headers);
    }

    private static byte[] atMost(int longest, byte[] bytes) {
        return bytes == null || bytes.length <= longest ? bytes : Arrays.copyOf(bytes, longest);
    }

    private static Header header(String name, String value) {
        return new RecordHeader(name, Records.utf8(value));
    }
}
