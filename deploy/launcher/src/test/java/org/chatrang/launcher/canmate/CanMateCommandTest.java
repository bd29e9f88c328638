package org.chatrang.launcher.canmate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PipedReader;
import java.io.PipedWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.launcher.Outcome;
import org.chatrang.launcher.Progress;
import org.chatrang.laws.MatingChances;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;
import org.chatrang.laws.mate.ExactMating;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CanMateCommandTest {
    private static final String MATE_IN_ONE = "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1";
    private static final String WALLS = "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - -";

    private final InputStream standardInput = System.in;

    @AfterEach
    void giveBack() {
        System.setIn(standardInput);
    }

    private static Outcome canMate(String input, String... options) {
        System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)));
        String[] arguments = new String[options.length + 1];
        arguments[0] = "can-mate";
        System.arraycopy(options, 0, arguments, 1, options.length);
        return Outcome.of(arguments);
    }

    private static JsonNode json(String line) throws Exception {
        return new ObjectMapper().readTree(line);
    }

    @Test
    void a_line_of_json_for_each_position_in_order() throws Exception {
        Outcome outcome = canMate(MATE_IN_ONE + "\n" + WALLS + "\n");

        assertEquals(0, outcome.exitCode(), outcome.toString());
        assertEquals(2, outcome.out().size());
        JsonNode first = json(outcome.out().getFirst());
        assertEquals(
                List.of("fen", "white", "black", "dead", "line", "proof", "micros"),
                first.properties().stream().map(java.util.Map.Entry::getKey).toList());
        assertEquals(MATE_IN_ONE, first.get("fen").asText());
        assertEquals("CAN", first.get("white").asText());
        assertEquals("CANNOT", first.get("black").asText());
        assertFalse(first.get("dead").asBoolean());
        assertTrue(first.get("line").get("black").isNull());
        assertEquals("HELPMATE", first.get("proof").get("white").asText());
        assertEquals("BARE_MATERIAL", first.get("proof").get("black").asText());

        Position position = Position.ofFen(MATE_IN_ONE);
        for (JsonNode move : first.get("line").get("white")) {
            position = position.play(Uci.read(position, move.asText()).orElseThrow());
        }
        assertTrue(position.isCheckmate());

        JsonNode second = json(outcome.out().get(1));
        assertEquals(WALLS, second.get("fen").asText());
        assertTrue(second.get("dead").asBoolean());
    }

    @Test
    void the_side_not_asked_about_is_null() throws Exception {
        JsonNode white = json(canMate(MATE_IN_ONE, "--side", "white").out().getFirst());
        assertEquals("CAN", white.get("white").asText());
        assertTrue(white.get("black").isNull());
        assertTrue(white.get("proof").get("black").isNull());
        assertFalse(white.get("dead").asBoolean(), "one that can is enough");

        JsonNode black = json(canMate(MATE_IN_ONE, "--side", "black").out().getFirst());
        assertTrue(black.get("dead").isNull(), "White was not asked about");
    }

    @Test
    void mate_on_the_board_is_an_empty_line_and_stalemate_is_dead() throws Exception {
        List<String> lines =
                canMate("Q6k/8/6K1/8/8/8/8/8 b - -\n7k/5Q2/6K1/8/8/8/8/8 b - -").out();
        JsonNode mated = json(lines.get(0));
        assertEquals("CAN", mated.get("white").asText());
        assertEquals(0, mated.get("line").get("white").size());
        assertEquals("CANNOT", mated.get("black").asText());
        JsonNode stalemate = json(lines.get(1));
        assertTrue(stalemate.get("dead").asBoolean());
        assertEquals("GAME_OVER", stalemate.get("proof").get("white").asText());
    }

    @Test
    void blank_lines_and_remarks_are_passed_over() {
        Outcome outcome = canMate("\uFEFF# remark\n\n   \r\n" + MATE_IN_ONE + "\r\n#\n");
        assertEquals(0, outcome.exitCode());
        assertEquals(1, outcome.out().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "WB 8/1p1k4/p4R2/8/5P1P/P7/1P2b3/2K5 w - - 1 50",
                "8/8/8/8/8/8/8/8 w - - 0 1",
                "7k/8/6K1/8/8/8/8/1Q6 x - - 0 1",
                "7k/8/6K1/8/8/8/8/1Q6 w - - 0 1 and more",
                "7k/8/6K1/8/8/8/8/1Q6",
                "\u0000",
                "4k3/44/8/8/8/8/8/4K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/112K2R w - - 0 1",
                "4k3/8/8/8/8/8/8/4K2R w - e3 0 1",
                "4k3/8/8/8/8/8/8/4K2R w - e6 0 1",
                "4k3/4p3/8/4p3/8/8/8/4K2R w - e6 0 1",
                "4k3/8/4n3/4p3/8/8/8/4K2R w - e6 0 1",
                "4k3/8/8/4p3/8/8/8/4K2R b - e6 0 1",
                "{\"fen\":1}"
            })
    void a_line_that_is_no_position_says_so_and_the_run_goes_on(String line) throws Exception {
        Outcome outcome = canMate(line + "\n" + MATE_IN_ONE + "\n");

        assertEquals(2, outcome.exitCode());
        assertEquals(2, outcome.out().size(), outcome.toString());
        JsonNode wrong = json(outcome.out().getFirst());
        assertEquals(
                List.of("fen", "error"),
                wrong.properties().stream().map(java.util.Map.Entry::getKey).toList());
        assertFalse(wrong.get("error").asText().isBlank());
        assertEquals("CAN", json(outcome.out().get(1)).get("white").asText());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "7k/8/6K1/8/8/8/8/1Q6 w",
                "7k/8/6K1/8/8/8/8/1Q6 w - - 3",
                "  7k/8/6K1/8/8/8/8/1Q6   w - -  ",
                "4k3/8/8/4p3/8/8/8/4K2R w - e6 0 1",
                "4k3/8/8/8/4P3/8/8/4K2R b - e3 0 1",
                "4k3/8/8/8/P7/PPP5/PPPPP3/4K3 w - - 0 1",
                "\uFEFF7k/8/6K1/8/8/8/8/1Q6 w - - 3",
                "1r3k1r/8/8/8/8/8/8/1R3K1R w HBhb - 0 1",
                "1r3k1r/8/8/8/8/8/8/1R3K1R w KQkq - 0 1"
            })
    void counters_may_be_missing_and_chess960_is_read(String fen) throws Exception {
        Outcome outcome = canMate(fen);
        assertEquals(0, outcome.exitCode(), outcome.toString());
        assertEquals("CAN", json(outcome.out().getFirst()).get("white").asText());
    }

    @Test
    void a_budget_too_small_is_unknown_and_exit_code_three() throws Exception {
        Outcome outcome = canMate("8/6k1/2p1p1p1/2P1P1Pp/1p1p1p1P/1P1P1P2/5K2/8 b - -", "--max-nodes", "1");
        JsonNode answer = json(outcome.out().getFirst());
        assertEquals("UNKNOWN", answer.get("white").asText());
        assertEquals("NONE", answer.get("proof").get("white").asText());
        assertTrue(answer.get("line").get("white").isNull());
        assertTrue(answer.get("dead").isNull());
        assertEquals(3, outcome.exitCode());
    }

    @Test
    void the_help_names_every_proof_and_the_budget() {
        String help = String.join("\n", Outcome.of("can-mate", "--help").out());
        for (MatingChances.Proof proof : MatingChances.Proof.values()) {
            assertTrue(help.contains("    " + proof.name() + " "), help);
        }
        assertTrue(help.contains("(default: " + ExactMating.DEFAULT_NODES + ")"), help);
        assertTrue(help.contains(String.format(java.util.Locale.ROOT, "%,d", ExactMating.DEFAULT_NODES)), help);
    }

    @Test
    void no_input_is_no_fault() {
        Outcome outcome = canMate("");
        assertEquals(0, outcome.exitCode());
        assertEquals(List.of(), outcome.out());
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-5", "many"})
    void a_budget_that_is_none_is_bad_usage(String nodes) {
        Outcome outcome = canMate(MATE_IN_ONE, "--max-nodes", nodes);
        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.err().size(), outcome.toString());
        assertEquals(List.of(), outcome.out());
    }

    @Test
    void many_lines_keep_their_order() throws Exception {
        List<String> fens = IntStream.range(0, 3_000)
                .mapToObj(i -> "7k/8/6K1/8/8/8/8/1Q6 w - - " + i % 90 + " " + (i + 1))
                .toList();
        List<String> lines = canMate(String.join("\n", fens)).out();
        assertEquals(fens.size(), lines.size());
        for (int i = 0; i < fens.size(); i++) {
            assertTrue(lines.get(i).startsWith("{\"fen\":\"" + fens.get(i) + "\""), lines.get(i));
        }
    }

    @Test
    void whoever_types_a_line_has_its_answer_before_the_next() throws Exception {
        PipedOutputStream typed = new PipedOutputStream();
        PipedInputStream input = new PipedInputStream(typed);
        PipedReader shown = new PipedReader(1 << 16);
        PrintWriter output = new PrintWriter(new java.io.BufferedWriter(new PipedWriter(shown)));
        Pipeline pipeline =
                new Pipeline(new MateQuery(MateQuery.Sides.BOTH, 1_000)::answer, output, Progress.to(System.err));
        Thread run = Thread.ofPlatform().start(() -> pipeline.run(input));
        BufferedReader answers = new BufferedReader(shown);
        for (int i = 1; i <= 3; i++) {
            typed.write(("7k/8/6K1/8/8/8/8/1Q6 w - - 0 " + i + "\n").getBytes(StandardCharsets.UTF_8));
            typed.flush();
            assertTrue(answers.readLine().contains(" 0 " + i + "\""));
        }
        typed.close();
        run.join();
        assertEquals(0, pipeline.wrong());
    }
}
