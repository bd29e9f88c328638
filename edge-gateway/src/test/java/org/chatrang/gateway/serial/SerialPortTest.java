package org.chatrang.gateway.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A simulated board behind a pseudo terminal, which for the gateway is a serial port. */
class SerialPortTest {
    private static final Duration SOON = Duration.ofSeconds(30);
    private static final Path SOCAT = Path.of("/usr/bin/socat");

    @TempDir
    Path directory;

    @Test
    void givenABoardOnASerialPortThenItIsHeardUnderItsSerialNumber() throws Exception {
        assumeTrue(Files.isExecutable(SOCAT), "skipped: needs " + SOCAT + " for a pseudo terminal");
        Path port = directory.resolve("board");
        try (SimulatedVenue venue = new SimulatedVenue(1, false, SimulatorSettings.tidy(1, Duration.ofSeconds(1)));
                Recording recording = new Recording(directory)) {
            venue.setUp(1, PgnReader.readAll("[Event \"E\"]\n\n1. e4 *\n").getFirst());
            String tcp = venue.openDgtPorts(0).getFirst().substring("tcp://".length());
            Process socat = new ProcessBuilder(SOCAT.toString(), "pty,raw,echo=0,link=" + port, "tcp:" + tcp)
                    .inheritIO()
                    .start();
            try {
                Until.holds("the port is there", SOON, () -> Files.exists(port));
                SerialDriver driver = new SerialDriver(List.of(new SerialBoard("usb", port.toString(), null)));
                driver.start(recording.recorder());
                Until.holds(
                        "the first position is seen",
                        SOON,
                        () -> recording.boards().status().stream()
                                .anyMatch(board -> board.view().startPosition()));
                BoardStatus board = recording.boards().status().getFirst();
                assertEquals("10001", board.board());
                assertEquals("serial", board.driver());
                assertEquals("1.07", board.version());
                socat.destroyForcibly().waitFor();
                Until.holds(
                        "the lost port is told", SOON, () -> !driver.health().working());
                Until.holds(
                        "the board is lost",
                        SOON,
                        () -> !recording.boards().status().getFirst().view().connected());
                driver.stop();
            } finally {
                socat.destroyForcibly();
            }
        }
    }
}
