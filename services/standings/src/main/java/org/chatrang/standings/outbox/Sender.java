package org.chatrang.standings.outbox;

import io.smallrye.mutiny.Uni;
import io.smallrye.reactive.messaging.MutinyEmitter;
import io.smallrye.reactive.messaging.kafka.api.OutgoingKafkaRecordMetadata;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.common.header.Headers;
import org.apache.kafka.common.header.internals.RecordHeaders;
import org.chatrang.standings.store.Json;
import org.chatrang.standings.store.OutboxRow;
import org.eclipse.microprofile.reactive.messaging.Channel;
import org.eclipse.microprofile.reactive.messaging.Message;

/** Sends rows of the outbox to their topics and waits for the broker. */
@ApplicationScoped
public class Sender {
    /** Below the emitter's buffer (128), which refuses what is beyond. */
    private static final int AT_ONCE = 100;

    private final MutinyEmitter<byte[]> emitter;

    Sender(@Channel("outbox") MutinyEmitter<byte[]> emitter) {
        this.emitter = emitter;
    }

    /** Done when the broker has all of them; fails if it has not acknowledged one in time, and then sends none after its wave. */
    Uni<Void> send(List<OutboxRow> inOrder) {
        Uni<Void> sent = Uni.createFrom().voidItem();
        for (List<OutboxRow> wave : Waves.of(inOrder, AT_ONCE)) {
            sent = sent.chain(() -> Uni.join()
                    .all(wave.stream().map(this::send).toList())
                    .andCollectFailures()
                    .replaceWithVoid());
        }
        return sent;
    }

    private Uni<Void> send(OutboxRow row) {
        var metadata = OutgoingKafkaRecordMetadata.<byte[]>builder()
                .withTopic(row.topic)
                .withKey(row.recordKey)
                .withHeaders(headers(row))
                .build();
        return emitter.sendMessage(Message.of(row.body).addMetadata(metadata));
    }

    private static Headers headers(OutboxRow row) {
        Headers headers = new RecordHeaders();
        for (Map.Entry<String, String> header : Json.headers(row.headers).entrySet()) {
            headers.add(header.getKey(), header.getValue().getBytes(StandardCharsets.UTF_8));
        }
        return headers;
    }
}
