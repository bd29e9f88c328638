package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.deser.std.StdDeserializer;
import java.io.IOException;
import org.chatrang.events.GameResult;

/** Reads a result by its PGN code. */
final class ResultReader extends StdDeserializer<GameResult> {
    private static final long serialVersionUID = 1;

    ResultReader() {
        super(GameResult.class);
    }

    @Override
    public GameResult deserialize(JsonParser parser, DeserializationContext context) throws IOException {
        if (parser.currentToken() != JsonToken.VALUE_STRING) {
            return (GameResult) context.handleUnexpectedToken(GameResult.class, parser);
        }
        String code = parser.getText();
        return GameResult.ofCode(code)
                .orElseThrow(() -> context.weirdStringException(
                        code, GameResult.class, "a result is one of 1-0, 0-1, 1/2-1/2, 0-0"));
    }
}
