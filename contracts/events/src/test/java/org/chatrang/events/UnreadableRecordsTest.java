package org.chatrang.events;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every record that cannot be read says so in one line that names the place, what is there, and what should be. */
class UnreadableRecordsTest {
    private static final String HEAD =
            "{\"gameId\":\"g\",\"source\":\"s\",\"epoch\":1,\"n\":1,\"at\":\"2026-03-14T14:00:00Z\",";

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            hello                      | not JSON: Unrecognized token 'hello'
            {"gameId"                  | not JSON: Unexpected end-of-input
            {"gameId":NaN}             | not JSON: Non-standard token 'NaN'
            {} {}                      | not JSON: Trailing token
            {"a":1,"a":2}              | not JSON: Duplicate field 'a'
            [1,2]                      | not a JSON object: [1,2]
            "text"                     | not a JSON object: "text"
            null                       | not a JSON object: null
            {}                         | field "gameId" is missing
            {"gameId":null}            | field "gameId" is missing
            {"gameId":7}               | field "gameId" is 7: text was expected
            {"gameId":{"a":[]}}        | field "gameId" is {"a":[]}: text was expected
            {"gameId":"g"}             | field "source" is missing
            {"gameId":"g","source":"s","epoch":"1"} | field "epoch" is "1": a whole number was expected
            {"gameId":"g","source":"s","epoch":1.0} | field "epoch" is 1.0: a whole number was expected
            {"gameId":"g","source":"s","epoch":1,"n":99999999999999999999} | field "n" is 99999999999999999999: a whole number
            {"gameId":"g","source":"s","epoch":1,"n":0} | epoch 1, n 0: epoch starts at 0 and n at 1
            {"gameId":"g","source":" ","epoch":1,"n":1} | source is missing: every event names its source
            """)
    void sayWhatIsWrongWithTheEnvelope(String json, String expected) {
        assertReason(json, expected);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            "kind":""                                     | event: field "kind" is blank
            "kind":5                                      | field "kind" is 5: text was expected
            "kind":"RESIGNED"                             | in "data": field "side" is missing: WHITE or BLACK was expected
            "kind":"RESIGNED","data":null                 | field "side" is missing
            "kind":"RESIGNED","data":[]                   | field "data" is something else: an object (Resigned) was expected
            "kind":"RESIGNED","data":{"side":"white"}     | field "data.side" is "white": one of WHITE, BLACK was expected
            "kind":"RESIGNED","data":{"side":0}           | field "data.side" is "0": one of WHITE, BLACK was expected
            "kind":"MOVE_COMPLETED","data":{}             | field "data.ply" is missing: a whole number
            "kind":"MOVE_COMPLETED","data":{"ply":0}      | in "data": field "ply" is 0: the count of half-moves starts at 1
            "kind":"MOVE_COMPLETED","data":{"ply":1e400}  | field "data.ply"
            "kind":"MOVE_COMPLETED","data":{"ply":3000000000} | field "data.ply"
            "kind":"MOVE_COMPLETED","data":{"ply":1,"touched":["e2",4]} | field "data.touched[1]" is something else: text was expected
            "kind":"MOVE_COMPLETED","data":{"ply":1,"touched":["e2",null]} | in "data": field "touched[1]" is missing
            "kind":"MOVE_COMPLETED","data":{"ply":1,"uci":"e2\\u0000e4"} | text without the NUL character was expected
            "kind":"MOVE_COMPLETED","data":{"ply":1,"uci":"\\ud800"} | text without half a surrogate pair was expected
            "kind":"MOVE_COMPLETED","data":{"ply":1,"clock":{"whiteFlag":"yes"}} | field "data.clock.whiteFlag" is something else: true or false was expected
            "kind":"CLOCK_READ","data":{"clock":{"whiteMillis":9223372036854775807},"occasion":"FLAG"} | in "data.clock": field "whiteMillis" is 9223372036854775807: a time in milliseconds within 1000 hours
            "kind":"CLOCK_READ","data":{"clock":{},"occasion":"FULL_MOON"} | field "data.occasion" is "FULL_MOON": one of SIDE_CHANGE, FLAG, PERIODIC, PERIOD_ADDED, TIME_SET, TIME_JUMP was expected
            "kind":"RESULT_GESTURE","data":{"result":"*"} | field "data.result" is "*": one of 1-0, 0-1, 1/2-1/2, 0-0 was expected
            "kind":"RULING_MADE","data":{"arbiter":"A","reason":"b","ruling":{}} | field "data.ruling" has no "type"
            "kind":"RULING_MADE","data":{"arbiter":"A","reason":"b"} | field "ruling" is missing: what was decided was expected
            "kind":"RULING_MADE","data":{"arbiter":"A","ruling":{"type":"CONFIRM"}} | field "reason" is missing: why, in the arbiter's words, was expected
            "kind":"RULING_MADE","data":{"arbiter":"A","reason":"b","ruling":{"type":"RESTORE_PLY","ply":-1}} | in "data.ruling": field "ply" is -1
            "kind":"GAME_SCHEDULED","data":{"eventId":"e","section":"s","round":1,"board":1,"white":{"id":"1"}} | in "data.white": field "name" is missing
            "kind":"GAME_SCHEDULED","data":{"timeControl":{"white":[]}} | in "data.timeControl": field "white" or "black" has no period
            "kind":"GAME_SCHEDULED","data":{"rules":{"regulations":{"a":null}}} | in "data.rules": field "regulations.a" is missing
            "kind":"DEADLINE_REACHED","data":{"deadline":"FLAG","ply":1,"dueAt":1773496800} | field "data.dueAt" is something else: a time like 2026-01-31T15:00:00Z
            "kind":"DEADLINE_REACHED","data":{"deadline":"FLAG","ply":1,"dueAt":""} | field "data.dueAt" is "": a time like
            "kind":"DEADLINE_REACHED","data":{"deadline":"FLAG","ply":1,"dueAt":"+12026-01-01T00:00:00Z"} | field "data.dueAt" is "+12026-01-01T00:00:00Z"
            "kind":"GAME_CLOSED","timing":5                | field "timing" is something else: an object (Timing) was expected
            """)
    void sayWhatIsWrongWithTheFact(String rest, String expected) {
        assertReason(HEAD + rest + "}", expected);
    }

    @Test
    void sayWhatIsWrongWithTheTime() {
        String json = HEAD.replace("2026-03-14T14:00:00Z", "yesterday") + "\"kind\":\"GAME_CLOSED\"}";

        assertReason(json, "field \"at\" is \"yesterday\": a time like 2026-01-31T15:00:00Z was expected");
    }

    @Test
    void sayThatTheGameHasTooLongAName() {
        String json = HEAD.replace("\"g\"", "\"" + "g".repeat(201) + "\"") + "\"kind\":\"GAME_CLOSED\"}";

        assertReason(json, "gameId has 201 characters: at most 200 were expected");
    }

    @Test
    void sayThatTheyAreEmpty() {
        assertReason("", "empty record: a JSON object was expected");
        assertReason((String) null, "empty record: a JSON object was expected");
        var reason = assertThrows(UnreadableRecordException.class, () -> Codec.readEvent((byte[]) null));
        assertEquals("empty record: a JSON object was expected", reason.getMessage());
    }

    @Test
    void areNotUtf8() {
        byte[] json = (HEAD + "\"kind\":\"RESIGNED\",\"data\":{\"side\":\"WEI\u00DF\"}}").getBytes(ISO_8859_1);

        assertReason(json, "not JSON: Invalid UTF-8");
    }

    @Test
    void areNestedTooDeeply() {
        assertReason(HEAD + "\"kind\":\"X\",\"data\":" + "[".repeat(100_000), "nesting depth");
        assertReason("{\"a\":".repeat(100_000), "nesting depth");
    }

    @Test
    void areLongerThanAnyRecordAndNeitherParsedNorCopied() {
        byte[] line = new byte[300_000_000];
        Arrays.fill(line, (byte) '[');

        assertReason(line, "record of 300000000 bytes: at most 1048576 were expected");
    }

    @Test
    void quoteOnlyTheBeginningOfALongValue() {
        String json = HEAD + "\"kind\":\"RESIGNED\",\"data\":{\"side\":\"" + "x".repeat(900_000) + "\"}}";

        String reason = assertReason(json, "field \"data.side\" is \"xxx");

        assertTrue(reason.length() < 500, reason);
        assertTrue(reason.endsWith("one of WHITE, BLACK was expected"), reason);
    }

    @Test
    void ofOtherTopicsSayWhatTheyShouldHaveBeen() {
        var verdict = assertThrows(
                UnreadableRecordException.class,
                () -> Codec.read("{\"gameId\":\"g\",\"judge\":\"LEGALITY\"}".getBytes(UTF_8), Verdict.class));
        assertEquals(
                "not a Verdict: field \"judge\" is \"LEGALITY\": one of legality, clock-adjudication, draw-detection was expected",
                verdict.getMessage());

        var settlement = assertThrows(
                UnreadableRecordException.class,
                () -> Codec.read(
                        "{\"gameId\":\"g\",\"version\":1,\"state\":\"FINAL\",\"round\":1,\"board\":1}".getBytes(UTF_8),
                        Settlement.class));
        assertEquals(
                "not a Settlement: field \"result\" is missing: the result of a game that is not open was expected",
                settlement.getMessage());
    }

    private static String assertReason(String json, String expected) {
        return assertReason(json == null ? null : json.getBytes(UTF_8), expected);
    }

    private static String assertReason(byte[] json, String expected) {
        String reason = assertThrows(UnreadableRecordException.class, () -> Codec.readEvent(json))
                .getMessage();
        assertTrue(reason.contains(expected), () -> "expected \"" + expected + "\" in: " + reason);
        assertTrue(reason.lines().count() == 1, reason);
        assertTrue(!reason.contains("[Source"), reason);
        return reason;
    }
}
