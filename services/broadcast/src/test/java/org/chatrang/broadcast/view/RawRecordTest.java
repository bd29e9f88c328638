package org.chatrang.broadcast.view;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import org.chatrang.events.UnreadableRecordException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RawRecordTest {
    @Test
    void aRecordOnOneLineIsKeptAsItIs() throws UnreadableRecordException {
        String json = "{ \"b\" : 1,\"a\":\"\u00e9\" }";
        assertEquals(json, RawRecord.of(json.getBytes(StandardCharsets.UTF_8)).json());
    }

    @Test
    void aRecordOverSeveralLinesIsWrittenOnOne() throws UnreadableRecordException {
        assertEquals(
                "{\"a\":\"x\\ny\",\"b\":2}",
                RawRecord.of("{\r\n \"a\": \"x\\ny\",\n \"b\": 2}\n".getBytes(StandardCharsets.UTF_8))
                        .json());
    }

    @Test
    void anotherEncodingIsWrittenAnew() throws UnreadableRecordException {
        assertEquals(
                "{\"a\":1}",
                RawRecord.of("{\"a\":1}".getBytes(StandardCharsets.UTF_16LE)).json());
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{", "[1]", "1", "null", "{\"a\":1} {\"b\":2}", "{\"a\":1}x", "\u0000\u0001"})
    void anythingElseIsRefused(String text) {
        assertThrows(UnreadableRecordException.class, () -> RawRecord.of(text.getBytes(StandardCharsets.UTF_8)));
    }
}
