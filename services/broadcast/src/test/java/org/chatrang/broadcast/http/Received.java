package org.chatrang.broadcast.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.Optional;
import org.chatrang.events.Codec;

/** A frame as a listener received it. */
record Received(Optional<String> id, JsonNode frame) {
    static Received of(String json) {
        try {
            JsonNode frame = Codec.mapper().readTree(json);
            return new Received(Optional.ofNullable(frame.path("id").textValue()), frame);
        } catch (JsonProcessingException e) {
            throw new AssertionError("not JSON: " + json, e);
        }
    }

    String type() {
        return frame.path("type").asText();
    }

    /** The record of a delta as it was sent. */
    String record() {
        return frame.path("record").toString();
    }
}
