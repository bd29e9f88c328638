package org.chatrang.desk.bus;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.CloudEvents;
import org.chatrang.events.Codec;
import org.chatrang.events.GameEvent;
import org.chatrang.events.Topics;

/**
 * The desk's records. CloudEvents extension attributes carry what belongs to the desk and not to the game: {@code boardid} the
 * board a schedule is meant for, {@code requestid} the key of the request that an event answers.
 */
public final class DeskRecords {
    /** The source of all events of the desk. */
    public static final String SOURCE = "arbiter-desk";

    private static final String BOARD = "ce_boardid";
    private static final String REQUEST = "ce_requestid";

    private DeskRecords() {}

    /** A schedule together with its board. */
    public static ProducerRecord<String, byte[]> schedule(GameEvent event, String boardId) {
        Map<String, String> headers = new LinkedHashMap<>(CloudEvents.headers(event));
        headers.put(BOARD, boardId);
        return record(Topics.GAME_EVENTS.name(), event.gameId(), Codec.bytes(event), headers);
    }

    /** Any other game event, with the key of the request that it answers, null if that had none. */
    public static ProducerRecord<String, byte[]> event(GameEvent event, String requestId) {
        Map<String, String> headers = new LinkedHashMap<>(CloudEvents.headers(event));
        if (requestId != null) {
            headers.put(REQUEST, requestId);
        }
        return record(Topics.GAME_EVENTS.name(), event.gameId(), Codec.bytes(event), headers);
    }

    /** The assignment of a board, made by that event. */
    public static ProducerRecord<String, byte[]> assignment(BoardAssignment assignment, GameEvent cause) {
        String id = assignment.boardId() + "/" + cause.stamp().epoch() + "/" + cause.gameId();
        return record(
                Topics.BOARD_ASSIGNMENTS.name(),
                assignment.boardId(),
                Codec.bytes(assignment),
                CloudEvents.headers(assignment, id));
    }

    private static ProducerRecord<String, byte[]> record(
            String topic, String key, byte[] value, Map<String, String> headers) {
        List<Header> attributes = headers.entrySet().stream()
                .<Header>map(header ->
                        new RecordHeader(header.getKey(), header.getValue().getBytes(StandardCharsets.UTF_8)))
                .toList();
        return new ProducerRecord<>(topic, null, key, value, attributes);
    }

    /** Whether the record was written by a desk, by its headers alone. */
    static boolean isDesks(ConsumerRecord<String, byte[]> record) {
        return ("/" + SOURCE).equals(header(record, "ce_source"));
    }

    /** The board a schedule is meant for, null if it names none. */
    static String boardId(ConsumerRecord<String, byte[]> record) {
        return header(record, BOARD);
    }

    /** The key of the request that an event answers, null if it names none. */
    static String requestId(ConsumerRecord<String, byte[]> record) {
        return header(record, REQUEST);
    }

    private static String header(ConsumerRecord<String, byte[]> record, String name) {
        Header header = record.headers().lastHeader(name);
        return header == null ? null : new String(header.value(), StandardCharsets.UTF_8);
    }
}
