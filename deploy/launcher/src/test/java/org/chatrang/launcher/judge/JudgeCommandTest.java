package org.chatrang.launcher.judge;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class JudgeCommandTest {
    private static final String SCHEDULE = """
            {"gameId":"g","source":"desk","epoch":1,"n":1,"at":"2026-01-01T10:00:00Z","kind":"GAME_SCHEDULED",\
            "data":{"eventId":"e","section":"open","round":1,"board":1,"white":{"id":"w","name":"W"},\
            "black":{"id":"b","name":"B"},"sources":["gateway"]}}""";

    @TempDir
    Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();
    private Path file;

    @BeforeEach
    void file() {
        file = folder.resolve("events.jsonl");
    }

    private int judge(List<String> lines, String... options) throws IOException {
        Files.write(file, lines);
        CommandLine command = new CommandLine(new JudgeCommand())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true));
        List<String> arguments = new java.util.ArrayList<>(List.of(options));
        arguments.add(file.toString());
        return command.execute(arguments.toArray(String[]::new));
    }

    private static String move(int n, int ply, String uci) {
        return """
                {"gameId":"g","source":"gateway","epoch":1,"n":%d,"at":"2026-01-01T10:00:00Z","kind":"MOVE_COMPLETED",\
                "data":{"ply":%d,"uci":"%s"}}""".formatted(n, ply, uci);
    }

    private static List<String> foolsMate() {
        return List.of(SCHEDULE, move(1, 1, "f2f3"), move(2, 2, "e7e5"), move(3, 3, "g2g4"), move(4, 4, "d8h4"));
    }

    @Test
    void prints_three_verdicts_for_each_event_and_the_settlement() throws IOException {
        assertEquals(0, judge(foolsMate()));

        List<String> lines = out.toString().lines().toList();
        assertEquals(16, lines.size());
        assertTrue(lines.getLast().contains("\"state\":\"FINAL\",\"result\":\"0-1\",\"ending\":\"CHECKMATE\""));
        assertTrue(lines.getFirst().startsWith("{\"id\":\"g/legality/1\""));
    }

    @Test
    void a_line_that_cannot_be_read_is_named_and_quarantines_its_game() throws IOException {
        List<String> lines = new java.util.ArrayList<>(foolsMate());
        lines.add(4, "{\"gameId\":\"g\", nonsense");

        assertEquals(2, judge(lines));
        assertTrue(err.toString().contains("events.jsonl line 5: not JSON"), err::toString);
        assertTrue(out.toString().contains("UNREADABLE_RECORD"));
        assertTrue(!out.toString().contains("\"state\":\"FINAL\""), "nothing ends a game in quarantine");
    }

    @Test
    void a_line_of_megabytes_is_told_and_costs_nothing() throws IOException {
        assertEquals(2, judge(List.of("x".repeat(3_000_000))));
        assertTrue(err.toString().contains("line 1"), err::toString);
        assertEquals("", out.toString());
    }

    @Test
    void garbage_that_names_no_game_is_told_in_plain_words_and_judged_by_nobody() throws IOException {
        assertEquals(
                2, judge(List.of("hello world", "[1,2]", "{\"a\":", "\u0000\u0001x", "{\"kind\":\"GAME_STARTED\"}")));
        assertEquals("", out.toString());
        List<String> lines = err.toString().lines().toList();
        assertEquals(5, lines.size(), err::toString);
        for (int i = 0; i < lines.size(); i++) {
            assertTrue(lines.get(i).contains("events.jsonl line " + (i + 1) + ": "), lines.get(i));
            assertFalse(
                    lines.get(i).matches("(?i).*(jackson|token|CTRL-CHAR|exception|no key|com\\.|start marker).*"),
                    lines.get(i));
        }
        assertTrue(lines.getFirst().contains("a game event was expected"), lines.getFirst());
    }

    @Test
    void the_sample_that_the_help_names_gives_what_stands_beside_it() throws IOException {
        Path samples = Path.of("samples");
        Outcome outcome =
                Outcome.of("judge", samples.resolve("fools-mate.jsonl").toString());
        assertEquals(0, outcome.exitCode(), outcome.toString());
        assertEquals(Files.readAllLines(samples.resolve("fools-mate.expected.jsonl")), outcome.out());
        assertTrue(String.join("\n", Outcome.of("judge", "--help").out())
                .contains("deploy/launcher/samples/fools-mate.jsonl"));
    }

    @Test
    void what_if_the_edition_were_another() throws IOException {
        assertEquals(0, judge(foolsMate(), "--edition", "2014"));
        assertTrue(out.toString().contains("\"number\":\"5.1.a\",\"edition\":\"2014\""));
    }

    @Test
    void without_a_schedule_a_game_is_judged_if_the_rules_are_given() throws IOException {
        List<String> withoutSchedule = foolsMate().subList(1, 5);
        assertEquals(0, judge(withoutSchedule));
        assertTrue(out.toString().contains("GAME_NOT_SCHEDULED"));

        assertEquals(0, judge(withoutSchedule, "--pace", "blitz"));
        assertTrue(out.toString().contains("\"ending\":\"CHECKMATE\""));
    }

    @Test
    void a_time_control_nobody_understands_is_one_clear_line() throws IOException {
        assertEquals(2, judge(foolsMate(), "--time-control", "soon"));
        assertTrue(err.toString().contains("--time-control \"soon\" is not understood"), err::toString);
        assertFalse(err.toString().matches("(?s).*not understood.*not understood.*"), err::toString);
    }
}
