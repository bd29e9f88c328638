package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import java.io.IOException;
import java.time.DateTimeException;
import java.time.Instant;

/** Reads a time as RFC 3339 writes it, years 0000 to 9999, never a number; so arithmetic with it cannot overflow. */
final class StrictInstant extends StdScalarDeserializer<Instant> {
    private static final long serialVersionUID = 1;
    private static final Instant EARLIEST = Instant.parse("0000-01-01T00:00:00Z");
    private static final Instant LATEST = Instant.parse("9999-12-31T23:59:59.999999999Z");

    StrictInstant() {
        super(Instant.class);
    }

    @Override
    public Instant deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            return (Instant) context.handleUnexpectedToken(Instant.class, parser);
        }
        String text = parser.getText();
        try {
            Instant instant = Instant.parse(text);
            if (!instant.isBefore(EARLIEST) && !instant.isAfter(LATEST)) {
                return instant;
            }
        } catch (DateTimeException e) {
            // told below, in the words of every other wrong value
        }
        throw context.weirdStringException(text, Instant.class, Expected.of(Instant.class));
    }
}
