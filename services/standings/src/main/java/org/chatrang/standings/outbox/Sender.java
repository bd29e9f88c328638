package org.chatrang.standings.outbox;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import org.apache.kafka.clients.producer.Producer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.chatrang.standings.store.Json;
import org.chatrang.standings.store.OutboxRow;

/** Sends rows of the outbox to their topics and waits for the broker. */
@ApplicationScoped
public class Sender {
    private final Producer<byte[], byte[]> producer;

    Sender(Producer<byte[], byte[]> producer) {
        this.producer = producer;
    }

    /**
     * Returns when the broker has all of them. After the first that could not be sent none of a later wave is; what is under
     * way has arrived or been given up when this fails.
     *
     * @throws ExecutionException if the broker has not acknowledged one in time
     * @throws org.apache.kafka.common.KafkaException if one could not even be handed over
     */
    void send(List<OutboxRow> inOrder) throws ExecutionException, InterruptedException {
        for (List<OutboxRow> wave : Waves.of(inOrder)) {
            List<Future<RecordMetadata>> underWay = new ArrayList<>(wave.size());
            try {
                for (OutboxRow row : wave) {
                    Future<RecordMetadata> sent = producer.send(record(row));
                    underWay.add(sent);
                    if (sent.state() == Future.State.FAILED) {
                        break;
                    }
                }
            } finally {
                producer.flush();
            }
            for (Future<RecordMetadata> sent : underWay) {
                sent.get();
            }
        }
    }

    private static ProducerRecord<byte[], byte[]> record(OutboxRow row) {
        var record = new ProducerRecord<>(row.topic, row.recordKey, row.body);
        for (Map.Entry<String, String> header : Json.headers(row.headers).entrySet()) {
            record.headers().add(header.getKey(), header.getValue().getBytes(StandardCharsets.UTF_8));
        }
        return record;
    }
}
