package org.chatrang.judging.loop;

import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;

/**
 * Begin, send, send the offsets with the group's generation, commit. A stale generation (the group moved on while this
 * instance worked) is the one failure that is known to have written nothing and is answered by an abort; after any other
 * the outcome may be unknown, and the caller starts anew from what the broker has committed.
 */
final class TransactionalCommit implements OffsetCommit {
    @Override
    public void commit(
            Producer<byte[], byte[]> producer,
            Consumer<byte[], byte[]> consumer,
            List<ProducerRecord<byte[], byte[]>> records,
            Map<TopicPartition, OffsetAndMetadata> offsets)
            throws BatchRefusedException {
        producer.beginTransaction();
        try {
            records.forEach(producer::send);
            producer.sendOffsetsToTransaction(offsets, consumer.groupMetadata());
        } catch (CommitFailedException staleGeneration) {
            producer.abortTransaction();
            throw new BatchRefusedException(staleGeneration);
        }
        producer.commitTransaction();
    }
}
