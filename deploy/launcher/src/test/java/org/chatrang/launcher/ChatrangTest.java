package org.chatrang.launcher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    @Test
    void noCommandIsOneLineAndExitCodeTwo() {
        assertEquals(
                new Outcome(2, List.of(), List.of("chatrang: a command is missing (see chatrang --help)")),
                Outcome.of());
    }
}
