package org.chatrang.standings.store;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.Map;
import org.chatrang.events.Codec;
import org.chatrang.standings.settlement.Effect;

/** JSON inside columns: what only this service reads. */
public final class Json {
    private static final ObjectMapper MAPPER = Codec.mapper().copy().addMixIn(Effect.class, EffectKinds.class);

    private Json() {}

    /** As one line. */
    public static String write(Object value) {
        try {
            return MAPPER.writeValueAsString(value);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(value.getClass() + " cannot be written as JSON", e);
        }
    }

    /** Reads a column that {@link #write} filled. */
    public static <T> T read(String json, Class<T> type) {
        try {
            return MAPPER.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(
                    "the database holds a " + type.getSimpleName() + " this version cannot read", e);
        }
    }

    /** Reads the headers of a record to be published. */
    public static Map<String, String> headers(String json) {
        try {
            return MAPPER.readValue(json, new TypeReference<>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the outbox holds headers this version cannot read", e);
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Effect.Ending.class, name = "ENDING"),
        @JsonSubTypes.Type(value = Effect.Retraction.class, name = "RETRACTION")
    })
    private interface EffectKinds {}
}
