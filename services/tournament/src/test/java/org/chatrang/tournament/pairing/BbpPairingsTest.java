package org.chatrang.tournament.pairing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.pairing.RoundPairings.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The conversation with the program, held by small programs that answer as it does. */
class BbpPairingsTest {
    private static final Tournament THREE = Tournament.of(
            Event.named("Club"),
            Regulations.individual(PairingSystem.SWISS, 5, List.of()),
            List.of(
                    Player.of(1, "One", 2000, List.of()),
                    Player.of(2, "Two", 1900, List.of()),
                    Player.of(3, "Three", 1800, List.of())));

    @TempDir
    Path directory;

    @Test
    void theAnswerIsRead() throws IOException, PairingEngineException {
        Path program = program("grep -q 'XXR 5' \"$2\" || exit 3; printf '2\\r1 2\\r3 0\\r' | tr '\\r' '\\n' > \"$4\"");
        assertEquals(
                new RoundPairings(1, List.of(new Game(1, 2)), List.of(3), Set.of()),
                new BbpPairings(program).pair(THREE, 1, Set.of()));
    }

    @Test
    void aRefusalSaysWhy() throws IOException {
        assertRefused("bbpPairings found no pairing that the rules allow", "exit 1");
        assertRefused("bbpPairings refused the report as invalid: line 3 is odd", "echo line 3 is odd; exit 3");
        assertRefused("bbpPairings ended with code 77", "exit 77");
        assertRefused("bbpPairings answered with another number of pairs than it announced", "echo 5 > \"$4\"");
        assertRefused("bbpPairings answered with a line that is no pair: \"1 x\"", "printf '1\\n1 x\\n' > \"$4\"");
    }

    @Test
    void aProgramThatIsNotThereIsNamed() throws IOException {
        assertEquals(Optional.empty(), BbpPairings.find(null, directory.toString()));
        assertEquals(
                Optional.empty(), BbpPairings.find(directory.resolve("none").toString(), null));
        Path program = program("exit 0");
        assertEquals(Optional.of(program), BbpPairings.find(null, "/nowhere:" + directory));
        PairingEngineException missing = assertThrows(
                PairingEngineException.class,
                () -> new BbpPairings(directory.resolve("none")).pair(THREE, 1, Set.of()));
        assertTrue(missing.getMessage().contains("none cannot be used"), missing.getMessage());
    }

    private void assertRefused(String message, String script) throws IOException {
        BbpPairings engine = new BbpPairings(program(script));
        PairingEngineException refused =
                assertThrows(PairingEngineException.class, () -> engine.pair(THREE, 1, Set.of()));
        assertEquals(message, refused.getMessage());
    }

    private Path program(String script) throws IOException {
        Path program = directory.resolve("bbpPairings");
        Files.writeString(program, "#!/bin/sh\n" + script + "\n");
        Files.setPosixFilePermissions(program, PosixFilePermissions.fromString("rwx------"));
        return program;
    }
}
