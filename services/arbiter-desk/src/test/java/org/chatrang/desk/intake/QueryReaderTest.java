package org.chatrang.desk.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.chatrang.desk.DeskException;
import org.chatrang.events.RulesSpec;
import org.chatrang.events.StandingsSpec;
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

    @Test
    void givenTieBreaksThenTheTablesAreMadeByThem() {
        EventRequest request = QueryReader.read(
                Map.of(
                        "tieBreaks", List.of("de, bh:C1"),
                        "system", List.of("round_robin"),
                        "rounds", List.of("9"),
                        "startDate", List.of("2026-03-01")),
                "hall-a");
        assertEquals(
                new StandingsSpec(List.of("DE", "BH:C1"), "ROUND_ROBIN", 9, "2026-03-01", null, null, null),
                request.standings());
        assertNull(QueryReader.read(Map.of(), "hall-a").standings());
    }

    @ParameterizedTest
    @CsvSource({
        "tieBreaks, BX",
        "system, lots",
        "rounds, some",
        "startDate, soon",
        "round, first",
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
