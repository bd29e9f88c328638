package org.chatrang.launcher.perft;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;

/**
 * The last line of {@code chatrang perft}.
 *
 * @param fen the position counted from, as the Laws write it
 * @param nodes sequences of exactly {@code depth} legal moves
 * @param millis wall time of the count alone
 */
record PerftReport(String fen, int depth, long nodes, long millis) {
    /** One line of JSON, written without data binding: that would take longer to load than most counts take. */
    String json() throws IOException {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(text)) {
            json.writeStartObject();
            json.writeStringField("fen", fen);
            json.writeNumberField("depth", depth);
            json.writeNumberField("nodes", nodes);
            json.writeNumberField("millis", millis);
            json.writeEndObject();
        }
        return text.toString();
    }
}
