package org.chatrang.events;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a later version adds is carried or passed over, never a crash. */
class CarriedTest {
    private static final String HEAD =
            "{\"gameId\":\"g\",\"source\":\"s\",\"epoch\":1,\"n\":1,\"at\":\"2026-03-14T14:00:00Z\",";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                ",\"data\":null",
                ",\"data\":{}",
                ",\"data\":[]",
                ",\"data\":\"text\"",
                ",\"data\":7",
                ",\"data\":{\"b\":1.50,\"a\":[true,null,12345678901234567890],\"c\":{\"d\":\"\\\\u0000\"}}"
            })
    void anUnknownKindKeepsItsBytes(String data) throws Exception {
        String json = HEAD + "\"kind\":\"EMOTION_SHOWN\"" + data + "}";

        GameEvent event = Codec.readEvent(json);

        assertEquals(
                "EMOTION_SHOWN",
                assertInstanceOf(UnknownFact.class, event.fact()).kind());
        assertEquals(json, Codec.write(event));
    }

    @Test
    void aRulingOfAnUnknownTypeIsCarriedWhole() throws Exception {
        String json = HEAD
                + "\"kind\":\"RULING_MADE\",\"data\":{\"arbiter\":\"A\",\"reason\":\"b\",\"ruling\":{\"type\":\"SUSPEND_GAME\",\"days\":3}}}";

        GameEvent event = Codec.readEvent(json);

        assertEquals(
                "RULING_MADE", assertInstanceOf(UnknownFact.class, event.fact()).kind());
        assertEquals(json, Codec.write(event));
    }

    @Test
    void anUnknownFieldIsPassedOver() throws Exception {
        String json =
                HEAD + "\"mood\":\"good\",\"kind\":\"RESIGNED\",\"data\":{\"side\":\"WHITE\",\"smile\":{\"a\":[1]}}}";

        assertEquals(new Resigned(Side.WHITE), Codec.readEvent(json).fact());
    }

    @Test
    void anUnknownFaultIsAnotherFault() throws Exception {
        String json = HEAD + "\"kind\":\"BOARD_FAULT\",\"data\":{\"fault\":\"ON_FIRE\",\"text\":\"smoke\"}}";

        assertEquals(
                new BoardFault(BoardFault.Fault.OTHER, "smoke"),
                Codec.readEvent(json).fact());
    }

    @Test
    void aFlagThatIsNotStatedHasNotFallen() throws Exception {
        String json = HEAD + "\"kind\":\"CLOCK_READ\",\"data\":{\"clock\":{\"whiteMillis\":1},\"occasion\":\"FLAG\"}}";

        assertEquals(
                new ClockRead(ClockReading.of(1L, null, null), ClockRead.Occasion.FLAG),
                Codec.readEvent(json).fact());
    }

    @Test
    void unknownWordsInAVerdictAreUnknownOrAbsent() throws Exception {
        String json = """
                {"id":"g/legality/1","gameId":"g","judge":"legality","seq":1,"partition":0,"offset":0,"ply":0,"findings":[
                  {"kind":"TELEPATHY","standing":"NOTED","text":"t","evidence":{"type":"BRAIN_WAVES","hertz":4},
                   "consequence":{"type":"ENDS","result":"1-0","ending":"TELEPATHY"}},
                  {"kind":"CHECKMATE","standing":"RULED","text":"t","consequence":{"type":"ADJOURNS"}}]}
                """;

        List<Finding> findings =
                Codec.read(json.getBytes(StandardCharsets.UTF_8), Verdict.class).findings();

        assertEquals(FindingKind.UNKNOWN, findings.get(0).kind());
        assertNull(findings.get(0).evidence());
        assertEquals(
                new Consequence.Ends(GameResult.WHITE_WINS, EndingKind.UNKNOWN),
                findings.get(0).consequence());
        assertNull(findings.get(1).consequence());
    }

    @Test
    void regulationsAreWrittenInOneOrder() {
        Map<String, String> regulations = new TreeMap<>(java.util.Comparator.reverseOrder());
        for (int i = 0; i < 20; i++) {
            regulations.put("setting" + (char) ('a' + i), "1");
        }

        var rules = new RulesSpec(null, null, null, regulations);

        assertEquals(
                regulations.keySet().stream().sorted().toList(),
                List.copyOf(rules.regulations().keySet()));
    }
}
