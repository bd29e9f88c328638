package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.deser.std.StdScalarDeserializer;
import com.fasterxml.jackson.databind.util.AccessPattern;
import java.io.IOException;

/** Reads a whole number of 32 or 64 bits from a JSON number only; a number too large is told with its field. */
final class Whole<N extends Number> extends StdScalarDeserializer<N> {
    private static final long serialVersionUID = 1;

    Whole(Class<N> type) {
        super(type);
    }

    @Override
    public N deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_NUMBER_INT) {
            return number(context.handleUnexpectedToken(handledType(), parser));
        }
        JsonParser.NumberType size = parser.getNumberType();
        boolean fits = size == JsonParser.NumberType.INT || is64() && size == JsonParser.NumberType.LONG;
        if (!fits) {
            throw context.weirdStringException(parser.getText(), handledType(), Expected.of(handledType()));
        }
        return number(is64() ? (Number) parser.getLongValue() : (Number) parser.getIntValue());
    }

    @Override
    public N getNullValue(DeserializationContext context) throws JsonMappingException {
        return handledType().isPrimitive() ? context.reportInputMismatch(this, Explanation.MISSING) : null;
    }

    @Override
    public AccessPattern getNullAccessPattern() {
        return AccessPattern.DYNAMIC;
    }

    private boolean is64() {
        return handledType() == long.class || handledType() == Long.class;
    }

    @SuppressWarnings("unchecked") // a primitive type and its box are one to the caller
    private N number(Object value) {
        return (N) value;
    }
}
