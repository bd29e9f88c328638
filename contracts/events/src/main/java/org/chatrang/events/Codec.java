package org.chatrang.events;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Optional;
import org.chatrang.events.json.Explanation;
import org.chatrang.events.json.Mapping;
import org.chatrang.events.json.StrictText;

/**
 * Records to JSON and back: UTF-8, one object, fields in the order of the record's components, nulls left out, so that
 * the same record is always the same bytes. An unknown field is passed over, an unknown kind becomes an
 * {@link UnknownFact}, evidence and consequences of an unknown type are read as absent, and an unknown value of an
 * enumeration is its {@code UNKNOWN} or {@code OTHER} where it has one; everything else that does not fit is an
 * {@link UnreadableRecordException}.
 */
public final class Codec {
    /** The longest record in bytes that is read: what a broker takes by default, 1 MiB. */
    public static final int LONGEST_RECORD = 1_048_576;

    private static final ObjectMapper MAPPER = Mapping.mapper();

    private Codec() {}

    /** The mapper behind the codec, for those who need trees; never to be configured further. */
    public static ObjectMapper mapper() {
        return MAPPER;
    }

    /** A game event as one line of JSON. */
    public static String write(GameEvent event) {
        return text(toTree(event));
    }

    /** A game event as the bytes of a record. */
    public static byte[] bytes(GameEvent event) {
        return write(event).getBytes(StandardCharsets.UTF_8);
    }

    /** Any other record of this module as one line of JSON. */
    public static String write(Object value) {
        return switch (value) {
            case GameEvent event -> write(event);
            case Verdict verdict -> text(toTree(verdict));
            default -> text(MAPPER.valueToTree(value));
        };
    }

    /** Any other record of this module as the bytes of a record. */
    public static byte[] bytes(Object value) {
        return write(value).getBytes(StandardCharsets.UTF_8);
    }

    /** Reads a game event. */
    public static GameEvent readEvent(String json) throws UnreadableRecordException {
        requireNotTooLong(json == null ? 0 : json.length());
        return readEvent(json == null ? null : json.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a game event. */
    public static GameEvent readEvent(byte[] json) throws UnreadableRecordException {
        JsonNode tree = tree(json);
        String at = "";
        try {
            String gameId = text(tree, "gameId");
            Stamp stamp = new Stamp(text(tree, "source"), integer(tree, "epoch"), integer(tree, "n"));
            String kind = text(tree, "kind");
            Require.text(kind, "kind", "the kind of the event");
            at = "at";
            Instant time = MAPPER.treeToValue(required(tree, "at"), Instant.class);
            at = "timing";
            Timing timing = tree.hasNonNull("timing") ? MAPPER.treeToValue(tree.get("timing"), Timing.class) : null;
            at = "data";
            GameFact fact = fact(kind, tree.get("data"));
            at = "";
            return new GameEvent(gameId, stamp, time, timing, fact);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableRecordException("not a game event: " + Explanation.of(e, at), e);
        }
    }

    /** Reads a record of any topic of this module. */
    public static <T> T read(byte[] json, Class<T> type) throws UnreadableRecordException {
        if (type == GameEvent.class) {
            return type.cast(readEvent(json));
        }
        JsonNode tree = tree(json);
        try {
            return MAPPER.treeToValue(tree, type);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableRecordException("not a " + type.getSimpleName() + ": " + Explanation.of(e, ""), e);
        }
    }

    /** An unknown kind is carried; so is a ruling of an unknown type, for half a ruling is none. */
    private static GameFact fact(String kind, JsonNode data) throws JsonProcessingException {
        Optional<EventKind> known = EventKind.named(kind);
        if (known.isEmpty() || known.get() == EventKind.RULING_MADE && ofLaterVersion(data)) {
            return new UnknownFact(kind, data);
        }
        return MAPPER.treeToValue(
                data == null || data.isNull() ? MAPPER.createObjectNode() : data,
                known.get().type());
    }

    private static boolean ofLaterVersion(JsonNode data) {
        JsonNode type = data == null ? null : data.path("ruling").path("type");
        return type != null && type.isTextual() && Mapping.isOfLaterVersion(Ruling.class, type.asText());
    }

    private static ObjectNode toTree(GameEvent event) {
        ObjectNode tree = MAPPER.createObjectNode();
        tree.put("gameId", event.gameId());
        tree.put("source", event.stamp().source());
        tree.put("epoch", event.stamp().epoch());
        tree.put("n", event.stamp().n());
        tree.put("at", event.at().toString());
        if (event.timing() != null) {
            tree.set("timing", MAPPER.valueToTree(event.timing()));
        }
        tree.put("kind", EventKind.nameOf(event.fact()));
        if (event.fact() instanceof UnknownFact unknown) {
            if (unknown.data() != null) {
                tree.set("data", unknown.data());
            }
            return tree;
        }
        JsonNode data = MAPPER.valueToTree(event.fact());
        if (!data.isEmpty()) {
            tree.set("data", data);
        }
        return tree;
    }

    private static ObjectNode toTree(Verdict verdict) {
        ObjectNode tree = MAPPER.createObjectNode();
        tree.put("id", verdict.id());
        tree.setAll((ObjectNode) MAPPER.valueToTree(verdict));
        return tree;
    }

    private static JsonNode tree(byte[] json) throws UnreadableRecordException {
        if (json == null || json.length == 0) {
            throw new UnreadableRecordException("empty record: a JSON object was expected");
        }
        requireNotTooLong(json.length);
        try {
            JsonNode tree = MAPPER.readTree(json);
            if (tree == null || !tree.isObject()) {
                throw new UnreadableRecordException("not a JSON object: " + Explanation.quoted(tree));
            }
            return tree;
        } catch (IOException e) {
            throw new UnreadableRecordException("not JSON: " + Explanation.of(e, ""), e);
        }
    }

    /** Before anything is parsed or copied: a record of hundreds of megabytes must cost nothing. */
    private static void requireNotTooLong(long length) throws UnreadableRecordException {
        if (length > LONGEST_RECORD) {
            throw new UnreadableRecordException("record of " + length + " bytes: at most " + LONGEST_RECORD
                    + " were expected, the limit of a broker for one record");
        }
    }

    private static JsonNode required(JsonNode tree, String field) {
        JsonNode value = tree.get(field);
        if (value == null || value.isNull()) {
            throw new IllegalArgumentException("field \"" + field + "\" is missing");
        }
        return value;
    }

    private static String text(JsonNode tree, String field) {
        JsonNode value = required(tree, field);
        Optional<String> fault = value.isTextual() ? StrictText.fault(value.asText()) : Optional.of("text");
        if (fault.isPresent()) {
            throw new IllegalArgumentException(
                    "field \"" + field + "\" is " + Explanation.quoted(value) + ": " + fault.get() + " was expected");
        }
        return value.asText();
    }

    private static long integer(JsonNode tree, String field) {
        JsonNode value = required(tree, field);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new IllegalArgumentException(
                    "field \"" + field + "\" is " + Explanation.quoted(value) + ": a whole number was expected");
        }
        return value.asLong();
    }

    private static String text(JsonNode tree) {
        try {
            return MAPPER.writeValueAsString(tree);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a record of this module could not be written as JSON", e);
        }
    }
}
