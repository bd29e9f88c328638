package org.chatrang.gateway.publish;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.chatrang.events.CloudEvents;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.GatewayHealth;
import org.chatrang.events.Topics;

/** Events and health as records of the bus. */
final class Records {
    private Records() {}

    static ProducerRecord<String, byte[]> of(GameEvent event) {
        return record(Topics.GAME_EVENTS.name(), event.gameId(), Codec.bytes(event), CloudEvents.headers(event));
    }

    static ProducerRecord<String, byte[]> of(GatewayHealth health) {
        return record(
                Topics.GATEWAY_HEALTH.name(), health.gatewayId(), Codec.bytes(health), CloudEvents.headers(health));
    }

    private static ProducerRecord<String, byte[]> record(
            String topic, String key, byte[] value, Map<String, String> headers) {
        List<Header> attributes = headers.entrySet().stream()
                .<Header>map(header ->
                        new RecordHeader(header.getKey(), header.getValue().getBytes(StandardCharsets.UTF_8)))
                .toList();
        return new ProducerRecord<>(topic, null, key, value, attributes);
    }
}
