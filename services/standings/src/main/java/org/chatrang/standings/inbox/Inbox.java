package org.chatrang.standings.inbox;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.chatrang.standings.MetricNames;
import org.chatrang.standings.Patience;
import org.chatrang.standings.health.Progress.Work;
import org.chatrang.standings.outbox.Outbox;
import org.chatrang.standings.received.Received;
import org.chatrang.standings.store.BatchTransaction;
import org.eclipse.microprofile.reactive.messaging.Incoming;

/**
 * Reads game events and verdicts, batch after batch: count it in one transaction, publish what it changed, take the next.
 * A batch is never given up: as long as database or broker are away, the same batch is tried again, and nothing after it is
 * read.
 */
@ApplicationScoped
public class Inbox {
    private final BatchTransaction transaction;
    private final Outbox outbox;
    private final Patience patience;
    private final Report report;
    private final Timer batchTime;

    Inbox(BatchTransaction transaction, Outbox outbox, Patience patience, Report report, MeterRegistry metrics) {
        this.transaction = transaction;
        this.outbox = outbox;
        this.patience = patience;
        this.report = report;
        this.batchTime = metrics.timer(MetricNames.BATCH_TIME);
    }

    /** One batch; done when it is in the database and its results are on the bus. */
    @Incoming("inbox")
    public Uni<Void> receive(ConsumerRecords<byte[], byte[]> records) {
        List<Received> batch = new ArrayList<>(records.count());
        records.forEach(record -> batch.add(read(record)));
        Timer.Sample started = Timer.start();
        return patience.until(Work.COUNT, () -> transaction.count(batch))
                .invoke(counted -> {
                    started.stop(batchTime);
                    report.counted(counted);
                })
                .chain(counted ->
                        counted.publishes() ? outbox.drain() : Uni.createFrom().voidItem());
    }

    private static Received read(ConsumerRecord<byte[], byte[]> record) {
        return new Received(
                new Received.Place(record.topic(), record.partition(), record.offset()),
                record.key(),
                record.value(),
                RecordReader.read(record.topic(), record.value()));
    }
}
