package org.chatrang.events;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import org.chatrang.events.json.Mapping;

/**
 * Records to JSON and back: UTF-8, one object, fields in the order of the record's components, nulls left out, so that
 * the same record is always the same bytes. An unknown field is passed over, an unknown kind becomes an
 * {@link UnknownFact}; everything else that does not fit is an {@link UnreadableRecordException}.
 */
public final class Codec {
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
        return readEvent(json.getBytes(StandardCharsets.UTF_8));
    }

    /** Reads a game event. */
    public static GameEvent readEvent(byte[] json) throws UnreadableRecordException {
        JsonNode tree = tree(json);
        try {
            String gameId = required(tree, "gameId").asText();
            Stamp stamp = new Stamp(required(tree, "source").asText(), integer(tree, "epoch"), integer(tree, "n"));
            Instant at = MAPPER.treeToValue(required(tree, "at"), Instant.class);
            Timing timing = tree.hasNonNull("timing") ? MAPPER.treeToValue(tree.get("timing"), Timing.class) : null;
            return new GameEvent(
                    gameId, stamp, at, timing, fact(required(tree, "kind").asText(), tree.get("data")));
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableRecordException("not a game event: " + firstLine(e), e);
        }
    }

    /** Reads a record of another topic of this module. */
    public static <T> T read(byte[] json, Class<T> type) throws UnreadableRecordException {
        JsonNode tree = tree(json);
        try {
            return MAPPER.treeToValue(tree, type);
        } catch (JsonProcessingException | IllegalArgumentException e) {
            throw new UnreadableRecordException("not a " + type.getSimpleName() + ": " + firstLine(e), e);
        }
    }

    private static GameFact fact(String kind, JsonNode data) throws JsonProcessingException {
        var known = EventKind.named(kind);
        if (known.isEmpty()) {
            return new UnknownFact(kind, data);
        }
        return MAPPER.treeToValue(
                data == null || data.isNull() ? MAPPER.createObjectNode() : data,
                known.get().type());
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
        JsonNode data = event.fact() instanceof UnknownFact unknown ? unknown.data() : MAPPER.valueToTree(event.fact());
        if (data != null && !data.isEmpty()) {
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
        try {
            JsonNode tree = MAPPER.readTree(json);
            if (tree == null || !tree.isObject()) {
                throw new UnreadableRecordException("not a JSON object");
            }
            return tree;
        } catch (IOException e) {
            throw new UnreadableRecordException("not JSON: " + firstLine(e), e);
        }
    }

    private static JsonNode required(JsonNode tree, String field) {
        JsonNode value = tree.get(field);
        if (value == null || value.isNull()) {
            throw new IllegalArgumentException("field \"" + field + "\" is missing");
        }
        return value;
    }

    private static long integer(JsonNode tree, String field) {
        JsonNode value = required(tree, field);
        if (!value.isIntegralNumber() || !value.canConvertToLong()) {
            throw new IllegalArgumentException("field \"" + field + "\" is " + value + ": a whole number was expected");
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

    private static String firstLine(Exception e) {
        String message = e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
        return message.lines().findFirst().orElse("");
    }
}
