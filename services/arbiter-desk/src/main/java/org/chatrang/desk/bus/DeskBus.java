package org.chatrang.desk.bus;

import java.time.Duration;
import java.util.List;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaException;
import org.chatrang.desk.state.DeskState;

/**
 * One session of the desk on the bus: from taking over the transactional id, which shuts out a desk that runs elsewhere and
 * settles what it left open, to the first failure. After a failure it is not known what was written: a new session reads it.
 */
public final class DeskBus implements AutoCloseable {
    private final KafkaProducer<String, byte[]> producer;
    private final DeskState state;

    private DeskBus(KafkaProducer<String, byte[]> producer, DeskState state) {
        this.producer = producer;
        this.state = state;
    }

    /**
     * Takes over and reads the desk's past.
     *
     * @throws KafkaException if the bus cannot be reached
     */
    public static DeskBus open(BusSettings settings) {
        KafkaProducer<String, byte[]> producer = new KafkaProducer<>(settings.producer());
        try {
            producer.initTransactions();
            return new DeskBus(producer, new PastReader(settings).read());
        } catch (RuntimeException e) {
            producer.close(Duration.ZERO);
            throw e;
        }
    }

    /** The desk's state as the bus had it; the caller keeps it up to date with what it writes. */
    public DeskState state() {
        return state;
    }

    /**
     * Writes all records or none; returns when they are committed.
     *
     * @throws KafkaException on failure; it is then not known whether they were written, and the session is over
     */
    public void write(List<ProducerRecord<String, byte[]>> records) {
        producer.beginTransaction();
        // a record that fails makes the commit fail, so the single futures need not be looked at
        records.forEach(producer::send);
        producer.commitTransaction();
    }

    @Override
    public void close() {
        producer.close(Duration.ZERO);
    }
}
