package org.chatrang.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChatrangTest {
    static List<String> commands() {
        return List.copyOf(Chatrang.commandLine().getSubcommands().keySet());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void everyCommandIsListedAndExplainsItself(String command) {
        assertTrue(Outcome.of("--help").out().stream()
                .anyMatch(line -> line.strip().startsWith(command)));

        Outcome help = Outcome.of(command, "--help");

        assertEquals(0, help.exitCode());
        assertTrue(
                help.out().stream().anyMatch(line -> line.startsWith("Usage: chatrang " + command)), help.toString());
    }

    @ParameterizedTest
    @MethodSource("commands")
    void unknownOptionIsOneLineAndExitCodeTwo(String command) {
        Outcome outcome = Outcome.of(command, "--no-such-option");

        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.err().size());
        assertTrue(outcome.err().getFirst().startsWith("chatrang " + command + ": "), outcome.toString());
    }

    @Test
    void unknownCommandIsOneLineAndExitCodeTwo() {
        Outcome outcome = Outcome.of("adjudicate");

        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.err().size());
        assertTrue(outcome.err().getFirst().contains("adjudicate"), outcome.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "chek                              | chatrang: there is no command chek; the nearest is check",
                "canmate                           | chatrang: there is no command canmate; the nearest is can-mate",
                "can-mate --max-nods 5             | chatrang can-mate: there is no option --max-nods; the nearest is --max-nodes",
                "can-mate extra.txt                | chatrang can-mate: \"extra.txt\" is one argument too many; this command takes options only",
                "can-mate --max-nodes many         | chatrang can-mate: --max-nodes \"many\": a whole number was expected",
                "can-mate --side left              | chatrang can-mate: --side \"left\": white, black or both was expected",
                "can-mate --side                   | chatrang can-mate: --side needs a value: SIDE",
                "boards --boards x a.pgn           | chatrang boards: --boards \"x\": a whole number was expected",
                "boards --speed x a.pgn            | chatrang boards: --speed \"x\": a number was expected",
                "boards nosuch.pgn                 | chatrang boards: nosuch.pgn: there is no such file",
                "judge nosuch.jsonl                | chatrang judge: nosuch.jsonl: there is no such file",
                "judge --pace slow a.jsonl         | chatrang judge: --pace \"slow\": standard, rapid or blitz was expected",
                "judge                             | chatrang judge: FILE is missing",
                "check                             | chatrang check: FILE is missing",
                "perft startpos                    | chatrang perft: FEN DEPTH is missing",
            })
    void whatIsWrongIsSaidInPlainWords(String typed, String told) {
        Outcome outcome = Outcome.of(typed.strip().split(" +"));
        String command = told.substring(0, told.indexOf(':'));
        assertEquals(List.of(told + " (see " + command + " --help)"), outcome.err());
        assertEquals(2, outcome.exitCode());
    }

    /** Wider lines are broken a second time by a terminal of the usual width. */
    @ParameterizedTest
    @ValueSource(strings = {"can-mate", "check", "judge", "perft", "boards"})
    void helpIsBrokenIntoLinesOnce(String command) {
        for (String line : Chatrang.commandLine()
                .getSubcommands()
                .get(command)
                .getCommandSpec()
                .usageMessage()
                .footer()) {
            assertTrue(line.length() < 80, line);
        }
    }

    @Test
    void noCommandIsOneLineAndExitCodeTwo() {
        assertEquals(
                new Outcome(2, List.of(), List.of("chatrang: a command is missing (see chatrang --help)")),
                Outcome.of());
    }
}
