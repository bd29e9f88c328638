package org.chatrang.broadcast.view;

import com.fasterxml.jackson.annotation.JsonRawValue;
import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.chatrang.events.Codec;
import org.chatrang.events.UnreadableRecordException;

/** The value of a record exactly as it stands on the bus, known to be one JSON object on one line. */
public final class RawRecord {
    private static final ObjectReader WHOLE =
            Codec.mapper().readerFor(JsonNode.class).with(DeserializationFeature.FAIL_ON_TRAILING_TOKENS);

    private final byte[] utf8;

    private RawRecord(byte[] utf8) {
        this.utf8 = utf8;
    }

    /**
     * Takes a record's value as it is. One that spans lines or is not UTF-8 is written anew, since both would break the
     * frames it is sent in.
     */
    public static RawRecord of(byte[] value) throws UnreadableRecordException {
        if (value == null || value.length == 0) {
            throw new UnreadableRecordException("empty record: a JSON object was expected");
        }
        JsonNode tree;
        try {
            tree = WHOLE.readValue(value);
        } catch (JsonProcessingException e) {
            throw new UnreadableRecordException("not JSON: " + e.getOriginalMessage(), e);
        } catch (IOException e) {
            throw new UnreadableRecordException("not JSON: " + e.getMessage(), e);
        }
        if (tree == null || !tree.isObject()) {
            throw new UnreadableRecordException("not a JSON object");
        }
        return new RawRecord(fitsOnALine(value) ? value : written(tree));
    }

    /** The JSON as UTF-8; not to be changed. */
    public byte[] utf8() {
        return utf8;
    }

    /** The size in bytes. */
    public int size() {
        return utf8.length;
    }

    /** The JSON text. */
    @JsonValue
    @JsonRawValue
    public String json() {
        return new String(utf8, StandardCharsets.UTF_8);
    }

    private static boolean fitsOnALine(byte[] value) {
        if (value[0] != '{') {
            return false;
        }
        for (byte b : value) {
            if (b == '\n' || b == '\r' || b == 0) {
                return false;
            }
        }
        return true;
    }

    private static byte[] written(JsonNode tree) {
        return tree.toString().getBytes(StandardCharsets.UTF_8);
    }
}
