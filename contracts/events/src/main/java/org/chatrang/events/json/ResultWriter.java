package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import java.io.IOException;
import org.chatrang.events.GameResult;

/** Writes a result by its PGN code. */
final class ResultWriter extends StdSerializer<GameResult> {
    private static final long serialVersionUID = 1;

    ResultWriter() {
        super(GameResult.class);
    }

    @Override
    public void serialize(GameResult value, JsonGenerator generator, SerializerProvider provider) throws IOException {
        generator.writeString(value.code());
    }
}
