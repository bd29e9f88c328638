package org.chatrang.launcher.perft;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    private static final String PINS = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 14", "2, 191", "3, 2812", "4, 43238"})
    void lastLineIsTheCount(String depth, long nodes) throws Exception {
        Outcome outcome = Outcome.of("perft", PINS, depth);

        assertEquals(0, outcome.exitCode());
        JsonNode report = new ObjectMapper().readTree(outcome.out().getLast());
        assertEquals(
                List.of("fen", "depth", "nodes", "millis"),
                report.properties().stream().map(java.util.Map.Entry::getKey).toList());
        assertEquals(PINS, report.get("fen").asText());
        assertEquals(nodes, report.get("nodes").asLong());
    }

    @Test
    void positionMayBeGivenUnquoted() {
        Outcome outcome = Outcome.of("perft", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8", "w", "-", "-", "0", "1", "1");

        assertTrue(outcome.out().getLast().contains("\"nodes\":14"), outcome.toString());
    }

    @Test
    void divideAddsUp() {
        List<String> lines = Outcome.of("perft", "--divide", "startpos", "3").out();

        assertEquals(21, lines.size());
        assertTrue(lines.contains("e2e4 600"));
        assertEquals(
                8902,
                lines.subList(0, 20).stream()
                        .mapToLong(line -> Long.parseLong(line.split(" ")[1]))
                        .sum());
    }

    @ParameterizedTest
    @CsvSource({"8/8 w - - 0 1, 3", "startpos, -1", "startpos, deep", "startpos, 99999999999"})
    void badInputIsOneLineAndExitCodeTwo(String fen, String depth) {
        Outcome outcome = Outcome.of("perft", fen, "--", depth);

        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.err().size(), outcome.toString());
        assertTrue(outcome.out().isEmpty());
    }

    @Test
    void missingDepthIsSaid() {
        Outcome outcome = Outcome.of("perft", "startpos");

        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.err().size(), outcome.toString());
    }
}
