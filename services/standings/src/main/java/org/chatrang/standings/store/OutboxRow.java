package org.chatrang.standings.store;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import org.chatrang.events.CloudEvents;
import org.chatrang.events.Codec;
import org.chatrang.events.Settlement;
import org.chatrang.events.StandingsTable;
import org.chatrang.events.TopicSettings;
import org.chatrang.events.Topics;
import org.chatrang.standings.received.Received;

/** A record to be published. */
@Entity
@Table(name = "outbox")
public class OutboxRow {
    /** What of an unreadable record is kept: leaves room for headers within the 1 MiB a broker takes by default. */
    private static final int LONGEST_DEAD_LETTER = 900_000;

    private static final int LONGEST_KEY = 10_000;

    /** Topic and the record's identity: the same thing is never queued twice. */
    @Id
    public String id;

    /** Given by the database: the order of publication. */
    @Column(insertable = false, updatable = false)
    public Long position;

    public String topic;

    public byte[] recordKey;

    /** JSON object. */
    public String headers;

    public byte[] body;

    protected OutboxRow() {}

    private OutboxRow(TopicSettings topic, String identity, byte[] key, Map<String, String> headers, byte[] body) {
        this.id = topic.name() + "/" + identity;
        this.topic = topic.name();
        this.recordKey = key;
        this.headers = Json.write(headers);
        this.body = body;
    }

    static OutboxRow of(Settlement settlement) {
        Map<String, String> headers = CloudEvents.headers(settlement);
        return new OutboxRow(
                Topics.RESULTS, identity(headers), utf8(settlement.gameId()), headers, Codec.bytes(settlement));
    }

    static OutboxRow of(StandingsTable table) {
        Map<String, String> headers = CloudEvents.headers(table);
        return new OutboxRow(Topics.STANDINGS, identity(headers), utf8(table.key()), headers, Codec.bytes(table));
    }

    /** A verdict that could not be read: its bytes as they came (of a giant the beginning), and in the headers why and where it stands. */
    static OutboxRow deadLetter(Received received, String reason) {
        Received.Place place = received.place();
        Map<String, String> headers = new LinkedHashMap<>();
        headers.put("chatrang_reason", reason);
        headers.put("chatrang_topic", place.topic());
        headers.put("chatrang_partition", Integer.toString(place.partition()));
        headers.put("chatrang_offset", Long.toString(place.offset()));
        headers.put("chatrang_size", Integer.toString(received.value() == null ? 0 : received.value().length));
        return new OutboxRow(
                Topics.VERDICTS.deadLetters(),
                place.partitionName() + "-" + place.offset(),
                atMost(LONGEST_KEY, received.key()),
                headers,
                atMost(LONGEST_DEAD_LETTER, received.value()));
    }

    private static byte[] atMost(int longest, byte[] bytes) {
        return bytes == null || bytes.length <= longest ? bytes : Arrays.copyOf(bytes, longest);
    }

    private static String identity(Map<String, String> headers) {
        return headers.get("ce_id");
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
