package org.chatrang.desk.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.chatrang.desk.DeskException;
import org.chatrang.events.RulesSpec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class QueryReaderTest {
    @Test
    void givenSettingsThenTheyBecomeRules() {
        EventRequest request = QueryReader.read(
                Map.of(
                        "edition", List.of("2018"),
                        "pace", List.of("rapid"),
                        "supervision", List.of("REDUCED"),
                        "resultGesture", List.of("ACCEPTED"),
                        "defaultTime", List.of("15"),
                        "flag-only-on-claim", List.of("yes")),
                "hall-a");
        RulesSpec rules = request.rules();
        assertEquals("2018", rules.edition());
        assertEquals(RulesSpec.Pace.RAPID, rules.pace());
        assertEquals(RulesSpec.Supervision.REDUCED, rules.supervision());
        assertEquals(
                Map.of("result-gesture-accepted", "yes", "default-time-minutes", "15", "flag-only-on-claim", "yes"),
                rules.regulations());
        assertEquals("hall-a", request.gatewayId());
    }

    @ParameterizedTest
    @CsvSource({
        "edition, 1997",
        "pace, quick",
        "supervision, some",
        "resultGesture, maybe",
        "defaultTime, soon",
        "points, many",
        "id, Not An Id",
        "typo, yes"
    })
    void givenABadValueThenTheParameterIsNamed(String name, String value) {
        DeskException refused =
                assertThrows(DeskException.class, () -> QueryReader.read(Map.of(name, List.of(value)), "hall-a"));
        assertEquals(DeskException.Kind.BAD_INPUT, refused.kind());
        assertTrue((refused.input() + refused.getMessage()).contains(name), refused.input());
        assertTrue(!refused.fix().isBlank());
    }

    @Test
    void givenANameThenAnIdCanBeMadeOfIt() {
        assertEquals("fide-world-cup-2025", EventIds.ofName("FIDE World Cup 2025"));
        assertEquals("tromso-apent", EventIds.ofName("Tromso Åpent!"));
    }
}
