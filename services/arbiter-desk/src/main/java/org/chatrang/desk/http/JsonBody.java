package org.chatrang.desk.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.InputStream;
import org.chatrang.desk.DeskException;
import org.chatrang.events.Codec;

/** A small JSON object as body. */
final class JsonBody {
    private static final int LONGEST = 64 * 1024;

    private JsonBody() {}

    static JsonNode read(InputStream body) throws IOException {
        byte[] bytes =
                new LimitedInput(body, LONGEST, "send one JSON object of at most " + LONGEST + " bytes").readAllBytes();
        try {
            JsonNode tree = Codec.mapper().readTree(bytes);
            if (tree != null && tree.isObject()) {
                return tree;
            }
            throw bad(null, "a JSON object was expected");
        } catch (JsonProcessingException e) {
            var at = e.getLocation();
            String place = at == null ? null : "line " + at.getLineNr() + ", column " + at.getColumnNr();
            throw bad(place, "it is no JSON: " + e.getOriginalMessage());
        }
    }

    /** A text that must be there. */
    static String text(JsonNode tree, String field, String example) {
        JsonNode value = tree.get(field);
        if (value == null || !value.isTextual() || value.asText().isBlank()) {
            throw DeskException.badInput(
                    "body", "field " + field, "a text was expected", "write \"" + field + "\": \"" + example + "\"");
        }
        if (value.asText().matches("(?s).*[\\x00\\p{Cs}].*")) {
            throw DeskException.badInput(
                    "body", "field " + field, "it holds signs that cannot be kept", "leave them out");
        }
        return value.asText().strip();
    }

    /** A part read as a record. */
    static <T> T part(JsonNode tree, String field, Class<T> type, String fix) {
        try {
            T value = Codec.mapper().treeToValue(tree, type);
            if (value == null) {
                throw DeskException.badInput("body", "field " + field, "it is missing or of no known type", fix);
            }
            return value;
        } catch (JsonProcessingException | IllegalArgumentException e) {
            String message = e instanceof JsonProcessingException json ? json.getOriginalMessage() : e.getMessage();
            throw DeskException.badInput("body", "field " + field, String.valueOf(message), fix);
        }
    }

    private static DeskException bad(String place, String text) {
        return DeskException.badInput("body", place, text, "send one JSON object");
    }
}
