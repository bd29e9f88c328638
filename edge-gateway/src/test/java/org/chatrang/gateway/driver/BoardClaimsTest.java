package org.chatrang.gateway.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.boards.SignalSink;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two lines hear the same board: a serial line, say, and a LiveChess that has the board's other cable. */
class BoardClaimsTest {
    private static final String TWICE = "board 00217 is heard by chatrang.gateway.serial.spare and by"
            + " chatrang.gateway.livechess.stage too, which is not listened to: take one of them out, or give each its"
            + " own board";

    @TempDir
    Path directory;

    private Recording recording;
    private SignalSink serial;
    private SignalSink liveChess;

    @BeforeEach
    void bothHearTheBoard() throws Exception {
        recording = new Recording(directory);
        serial = recording.recorder().sink("serial", "spare", "00217");
        liveChess = recording.recorder().sink("livechess", "stage", "00217");
        serial.signal(
                new BoardSignal.ConnectionRestored(recording.recorder().clock().now()));
        liveChess.signal(
                new BoardSignal.ConnectionRestored(recording.recorder().clock().now()));
    }

    @AfterEach
    void close() throws Exception {
        recording.close();
    }

    private BoardSignal version(String text) {
        return new BoardSignal.BoardInfo(recording.recorder().clock().now(), "00217", text, null);
    }

    private BoardSignal lost() {
        return new BoardSignal.ConnectionLost(recording.recorder().clock().now(), "pulled");
    }

    private void untilHeard(String version) {
        Until.holds(
                "the board says " + version,
                Duration.ofSeconds(20),
                () -> version.equals(recording.boards().status().getFirst().version()));
    }

    @Test
    void givenTwoThatHearABoardThenTheFirstIsListenedToAndBothAreNamed() throws Exception {
        assertEquals(List.of(TWICE), recording.claims().conflicts());
        serial.signal(version("1"));
        untilHeard("1");
        liveChess.signal(version("2"));
        serial.signal(version("3"));
        untilHeard("3");
        assertEquals(List.of(TWICE), recording.claims().conflicts());
    }

    @Test
    void givenTheFirstLosesTheBoardThenTheOtherIsListenedTo() throws Exception {
        serial.signal(lost());
        assertEquals(List.of(), recording.claims().conflicts());
        liveChess.signal(version("2"));
        untilHeard("2");
        Until.holds(
                "the board counts as connected again",
                Duration.ofSeconds(20),
                () -> recording.boards().status().getFirst().view().connected());
        serial.signal(version("3"));
        assertTrue(recording
                .claims()
                .conflicts()
                .getFirst()
                .startsWith("board 00217 is heard by chatrang.gateway.livechess.stage"));
    }

    @Test
    void givenTheOtherGoesThenAllIsWellAndTheFirstIsStillConnected() throws Exception {
        liveChess.signal(lost());
        assertEquals(List.of(), recording.claims().conflicts());
        serial.signal(version("3"));
        untilHeard("3");
        assertTrue(recording.boards().status().getFirst().view().connected());
    }
}
