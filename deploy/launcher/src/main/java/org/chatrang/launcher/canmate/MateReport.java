package org.chatrang.launcher.canmate;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.List;

/** What is said about one line: one object of JSON, characters beyond ASCII escaped. */
sealed interface MateReport {
    JsonFactory FACTORY = JsonFactory.builder()
            .configure(JsonWriteFeature.ESCAPE_NON_ASCII, true)
            .build();

    /** The object, without the end of the line. */
    default String json() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = FACTORY.createGenerator(text)) {
            json.writeStartObject();
            write(json);
            json.writeEndObject();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return text.toString();
    }

    /** Writes the fields. */
    void write(JsonGenerator json) throws IOException;

    /** Whether something asked was not decided within the budget. */
    boolean unknown();

    /**
     * What was found about one side.
     *
     * @param chance CAN, CANNOT or UNKNOWN
     * @param line moves in UCI from the position to the mate, null unless CAN
     * @param proof what it rests on
     */
    record Found(String chance, List<String> line, String proof) {}

    /**
     * A position.
     *
     * @param fen as it was given
     * @param white about White, null if not asked
     * @param black about Black, null if not asked
     * @param micros time of the search alone
     */
    record Answered(String fen, Found white, Found black, long micros) implements MateReport {
        @Override
        public void write(JsonGenerator json) throws IOException {
            json.writeStringField("fen", fen);
            json.writeStringField("white", white == null ? null : white.chance());
            json.writeStringField("black", black == null ? null : black.chance());
            json.writeFieldName("dead");
            Boolean dead = dead();
            if (dead == null) {
                json.writeNull();
            } else {
                json.writeBoolean(dead);
            }
            json.writeObjectFieldStart("line");
            line(json, "white", white);
            line(json, "black", black);
            json.writeEndObject();
            json.writeObjectFieldStart("proof");
            json.writeStringField("white", white == null ? null : white.proof());
            json.writeStringField("black", black == null ? null : black.proof());
            json.writeEndObject();
            json.writeNumberField("micros", micros);
        }

        /** Whether neither side can mate; null if that is not known, or one side was not asked and the other cannot. */
        Boolean dead() {
            if (is(white, "CAN") || is(black, "CAN")) {
                return false;
            }
            return is(white, "CANNOT") && is(black, "CANNOT") ? true : null;
        }

        @Override
        public boolean unknown() {
            return is(white, "UNKNOWN") || is(black, "UNKNOWN");
        }

        private static boolean is(Found found, String chance) {
            return found != null && found.chance().equals(chance);
        }

        private static void line(JsonGenerator json, String name, Found found) throws IOException {
            if (found == null || found.line() == null) {
                json.writeNullField(name);
                return;
            }
            json.writeArrayFieldStart(name);
            for (String move : found.line()) {
                json.writeString(move);
            }
            json.writeEndArray();
        }
    }

    /** A line that holds no position. */
    record Wrong(String fen, String error) implements MateReport {
        @Override
        public void write(JsonGenerator json) throws IOException {
            json.writeStringField("fen", fen);
            json.writeStringField("error", error);
        }

        @Override
        public boolean unknown() {
            return false;
        }
    }
}
