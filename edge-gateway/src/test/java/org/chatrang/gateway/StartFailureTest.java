package org.chatrang.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.BindException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.gateway.support.Gateways;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a gateway that does not start leaves on standard error. */
class StartFailureTest {
    @TempDir
    Path directory;

    private Gateway gateway(Path journal, Path replayed) {
        return new Gateway(
                Gateways.settings("127.0.0.1:9", "hall", journal, Duration.ofSeconds(1)),
                List.of(Gateways.replay(replayed, "max")),
                new SimpleMeterRegistry(),
                InstantSource.system());
    }

    private static String line(Throwable failure) {
        List<String> lines = StartFailure.lines(new IllegalStateException("as Quarkus wraps it", failure));
        assertEquals(1, lines.size(), lines.toString());
        return lines.getFirst();
    }

    private String refused(Path journal) {
        return line(assertThrows(RuntimeException.class, () -> gateway(journal, directory)));
    }

    @Test
    void givenAJournalThatCannotBeThenItsKeyIsSaid() throws Exception {
        assertEquals(
                "journal " + directory + " is a folder: set chatrang.gateway.journal to a file", refused(directory));
        Path file =
                Files.writeString(directory.resolve("file"), "no journal, but a text of some length, whatever it says");
        String below = refused(file.resolve("gateway.journal"));
        assertTrue(below.contains("file is a file where a folder is needed"), below);
        assertTrue(below.endsWith("set chatrang.gateway.journal to a file that this user may write"), below);
        String text = refused(file);
        assertTrue(text.contains("set chatrang.gateway.journal to another file"), text);
    }

    @Test
    void givenASecondGatewayOnTheJournalThenItSaysWhatToDo() throws Exception {
        Path journal = directory.resolve("gateway.journal");
        Gateway first = gateway(journal, directory);
        try {
            assertEquals(
                    "journal " + journal + " is in use by another gateway: stop that one, or set"
                            + " chatrang.gateway.journal to another file",
                    refused(journal));
        } finally {
            first.journal().close();
        }
    }

    @Test
    void givenNoFileToReplayThenTheKeyIsSaid() {
        Path missing = directory.resolve("missing.pgn");
        Gateway gateway = gateway(directory.resolve("gateway.journal"), missing);
        assertEquals(
                "PGN file " + missing + " cannot be read: " + missing
                        + " is not there; check chatrang.gateway.replay.file",
                line(assertThrows(RuntimeException.class, gateway::start)));
    }

    @Test
    void givenAPortTakenAtTheLastMomentOrWhateverElseThenItIsOneLineToo() {
        assertTrue(line(new BindException("Address already in use"))
                .startsWith("quarkus.http.port cannot be listened on"));
        assertEquals(
                "cannot start: java.lang.IllegalStateException: out of order (start with -Dquarkus.log.level=DEBUG to"
                        + " see where)",
                line(new IllegalStateException("out of order")));
    }
}
