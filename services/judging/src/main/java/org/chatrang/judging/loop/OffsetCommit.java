package org.chatrang.judging.loop;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/** How what a batch produced and the offsets of what it consumed become permanent. There is one right way. */
@FunctionalInterface
public interface OffsetCommit {
    /**
     * Writes the records and the offsets.
     *
     * @throws BatchRefusedException if nothing was written and the batch can be read again
     */
    void commit(
            Producer<byte[], byte[]> producer,
            Consumer<byte[], byte[]> consumer,
            List<ProducerRecord<byte[], byte[]>> records,
            Map<TopicPartition, OffsetAndMetadata> offsets)
            throws BatchRefusedException;

    /** Records and offsets in one transaction, refused by the broker if this instance no longer owns the partitions. */
    OffsetCommit IN_ONE_TRANSACTION = new TransactionalCommit();
}
