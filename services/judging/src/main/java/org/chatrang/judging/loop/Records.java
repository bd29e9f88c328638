package org.chatrang.judging.loop;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.chatrang.events.CloudEvents;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Topics;
import org.chatrang.events.Verdict;

/** What a judge writes, as records for the producer. */
final class Records {
    private Records() {}

    /** A verdict: the same partition number as the record it answers, so that the order of a game is kept. */
    static ProducerRecord<byte[], byte[]> verdict(Verdict verdict) {
        return new ProducerRecord<>(
                Topics.VERDICTS.name(),
                verdict.partition(),
                utf8(verdict.gameId()),
                Codec.bytes(verdict),
                headers(CloudEvents.headers(verdict)));
    }

    /** A game event of the judge's own. */
    static ProducerRecord<byte[], byte[]> event(GameEvent event, int partition) {
        return new ProducerRecord<>(
                Topics.GAME_EVENTS.name(),
                partition,
                utf8(event.gameId()),
                Codec.bytes(event),
                headers(CloudEvents.headers(event)));
    }

    static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static List<Header> headers(Map<String, String> attributes) {
        return attributes.entrySet().stream()
                .<Header>map(attribute -> new RecordHeader(attribute.getKey(), utf8(attribute.getValue())))
                .toList();
    }
}
