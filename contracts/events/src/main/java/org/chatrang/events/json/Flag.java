package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.util.AccessPattern;
import java.io.IOException;

/** Reads true or false; a flag that is not stated is false, so that a later version may add one. */
final class Flag extends StdScalarDeserializer<Boolean> {
    private static final long serialVersionUID = 1;

    Flag() {
        super(boolean.class);
    }

    @Override
    public Boolean deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.VALUE_TRUE || token == JsonToken.VALUE_FALSE) {
            return token == JsonToken.VALUE_TRUE;
        }
        return (Boolean) context.handleUnexpectedToken(boolean.class, parser);
    }

    @Override
    public Boolean getNullValue(DeserializationContext context) {
        return Boolean.FALSE;
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return AccessPattern.CONSTANT;
    }
}
