package org.chatrang.gateway.serial;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.chatrang.gateway.boards.BoardStatus;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.gateway.support.PseudoTerminal;
import org.chatrang.gateway.support.Recording;
import org.chatrang.gateway.support.Until;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A simulated board behind a pseudo terminal, which for the gateway is a serial port. */
class SerialPortTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @TempDir
    Path directory;

    @Test
    void givenABoardOnASerialPortThenItIsHeardUnderItsSerialNumber() throws Exception {
        try (SimulatedVenue venue = new SimulatedVenue(1, false, SimulatorSettings.tidy(1, Duration.ofSeconds(1)));
                Recording recording = new Recording(directory)) {
            venue.setUp(1, PgnReader.readAll("[Event \"E\"]\n\n1. e4 *\n").getFirst());
            String tcp = venue.openDgtPorts(0).getFirst().substring("tcp://".length());
            int colon = tcp.lastIndexOf(':');
            try (PseudoTerminal terminal = new PseudoTerminal(
                    tcp.substring(0, colon), Integer.parseInt(tcp.substring(colon + 1)), directory)) {
                SerialDriver driver = new SerialDriver(List.of(new SerialBoard("usb", terminal.port(), null)));
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
                terminal.close();
                Until.holds(
                        "the lost port is told", SOON, () -> !driver.health().working());
                Until.holds(
                        "the board is lost",
                        SOON,
                        () -> !recording.boards().status().getFirst().view().connected());
                driver.stop();
            }
        }
    }
}
