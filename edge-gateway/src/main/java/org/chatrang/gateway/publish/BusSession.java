package org.chatrang.gateway.publish;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.KafkaException;
import org.chatrang.events.GatewayHealth;
import org.chatrang.gateway.journal.Acknowledgement;
import org.chatrang.gateway.journal.JournalEntry;

/**
 * One producer's life, from {@code initTransactions} to its first failure. After a failure the outcome of the last
 * transaction is not known: the session is closed, and the next one reads the bus back before it sends.
 */
final class BusSession implements AutoCloseable {
    private final KafkaProducer<String, byte[]> producer;

    private BusSession(KafkaProducer<String, byte[]> producer) {
        this.producer = producer;
    }

    /** Ends whatever an earlier producer of this gateway left open; returns when its outcome is settled. */
    static BusSession open(BusSettings settings, String gateway) {
        if (!settings.hasAddress()) {
            throw new KafkaException(BusWords.NO_ADDRESS);
        }
        KafkaProducer<String, byte[]> producer = new KafkaProducer<>(settings.producer("chatrang-gateway-" + gateway));
        try {
            producer.initTransactions();
            return new BusSession(producer);
        } catch (RuntimeException e) {
            producer.close(Duration.ZERO);
            throw e;
        }
    }

    /**
     * Sends the batch in one transaction.
     *
     * @throws BoardsRefusedException if the bus took events of some boards and refused those of others; nothing is on the bus
     * @throws KafkaException on any other failure; it is not known what is on the bus
     */
    Acknowledgement publish(List<JournalEntry> batch, Optional<GatewayHealth> health) throws InterruptedException {
        producer.beginTransaction();
        List<Sent> sent = new ArrayList<>();
        for (JournalEntry entry : batch) {
            Sent attempt = send(entry);
            sent.add(attempt);
            if (attempt.refused() != null) {
                break;
            }
        }
        health.map(Records::of).ifPresent(this::sendHealth);
        producer.flush();
        refuseIfSomeFailed(sent);
        producer.commitTransaction();
        return acknowledgement(sent);
    }

    private record Sent(JournalEntry entry, Future<RecordMetadata> future, KafkaException refused) {}

    private Sent send(JournalEntry entry) {
        try {
            return new Sent(entry, producer.send(Records.of(entry.event())), null);
        } catch (KafkaException e) {
            return new Sent(entry, null, e);
        }
    }

    private void sendHealth(ProducerRecord<String, byte[]> health) {
        try {
            producer.send(health);
        } catch (KafkaException e) {
            // the transaction is in error because of an event: that is what is reported
        }
    }

    private static void refuseIfSomeFailed(List<Sent> sent) throws InterruptedException {
        Refusals refusals = new Refusals();
        for (Sent attempt : sent) {
            refusals.add(attempt.entry().board(), failure(attempt));
        }
        refusals.throwIfAny();
    }

    private static Throwable failure(Sent attempt) throws InterruptedException {
        if (attempt.refused() != null) {
            return attempt.refused();
        }
        try {
            attempt.future().get();
            return null;
        } catch (ExecutionException e) {
            return e.getCause();
        }
    }

    private static Acknowledgement acknowledgement(List<Sent> sent) throws InterruptedException {
        Map<String, Long> entries = new HashMap<>();
        Map<Integer, Long> offsets = new HashMap<>();
        for (Sent attempt : sent) {
            entries.merge(attempt.entry().board(), attempt.entry().id(), Math::max);
            RecordMetadata place = attempt.future().resultNow();
            offsets.merge(place.partition(), place.offset() + 1, Math::max);
        }
        return new Acknowledgement(entries, offsets);
    }

    /** At once: what was not committed is aborted by the next session. */
    @Override
    public void close() {
        producer.close(Duration.ZERO);
    }
}
