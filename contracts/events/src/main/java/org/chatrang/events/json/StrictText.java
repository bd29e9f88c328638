package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import java.io.IOException;
import java.util.Optional;

/**
 * Reads text from JSON text only, never from a number. Refuses what later readers could not keep: the NUL character,
 * which PostgreSQL does not store, and half a surrogate pair, which UTF-8 cannot write.
 */
public final class StrictText extends StdScalarDeserializer<String> {
    private static final long serialVersionUID = 1;

    StrictText() {
        super(String.class);
    }

    @Override
    public String deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            return (String) context.handleUnexpectedToken(String.class, parser);
        }
        String text = parser.getText();
        Optional<String> fault = fault(text);
        if (fault.isPresent()) {
            throw context.weirdStringException(text, String.class, fault.get());
        }
        return text;
    }

    /** What is wrong with a text, empty if nothing is. */
    public static Optional<String> fault(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == 0) {
                return Optional.of("text without the NUL character");
            }
            if (Character.isHighSurrogate(c) && i + 1 < text.length() && Character.isLowSurrogate(text.charAt(i + 1))) {
                i++;
            } else if (Character.isSurrogate(c)) {
                return Optional.of("text without half a surrogate pair");
            }
        }
        return Optional.empty();
    }
}
