package org.chatrang.judging.loop;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/**
 * What the judge loop must never do: offsets outside the transaction. Here to show that the kill test sees it.
 *
 * @param offsetsFirst whether the offsets go before the verdicts (then some are lost) or after (then some are doubled)
 */
record UnsafeCommit(boolean offsetsFirst) implements OffsetCommit {
    /** System property of the kill test: {@code before} or {@code after} the transaction instead of within it. */
    static final String PROPERTY = "chatrang.kill.offsets";

    static OffsetCommit chosen() {
        return switch (System.getProperty(PROPERTY, "within")) {
            case "within" -> OffsetCommit.IN_ONE_TRANSACTION;
            case "before" -> new UnsafeCommit(true);
            case "after" -> new UnsafeCommit(false);
            default -> throw new IllegalArgumentException("-D" + PROPERTY + ": use within, before or after");
        };
    }

    @Override
    public void commit(
            Producer<byte[], byte[]> producer,
            Consumer<byte[], byte[]> consumer,
            List<ProducerRecord<byte[], byte[]>> records,
            Map<TopicPartition, OffsetAndMetadata> offsets) {
        if (offsetsFirst) {
            consumer.commitSync(offsets);
        }
        producer.beginTransaction();
        records.forEach(producer::send);
        producer.commitTransaction();
        if (!offsetsFirst) {
            consumer.commitSync(offsets);
        }
    }
}
