package org.chatrang.gateway.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.BoardFault;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.driver.Driver;
import org.chatrang.gateway.livechess.LiveChess;
import org.chatrang.gateway.livechess.LiveChessDriver;
import org.chatrang.gateway.simulator.LiveChessServer;
import org.chatrang.gateway.simulator.SimulatedVenue;
import org.chatrang.gateway.simulator.SimulatorSettings;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.Until;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AssignedStartTest {
    private static final Duration SOON = Duration.ofSeconds(20);
    private static final String NO_KINGS = "8/8/8/8/8/8/8/8 w - - 0 1";

    @TempDir
    Path directory;

    @Test
    void givenAFirstPositionThatIsNoneThenThatBoardIsHeardAllTheSameAndSoAreTheOthers() throws Exception {
        try (SimulatedVenue venue = new SimulatedVenue(2, true, SimulatorSettings.tidy(10, Duration.ofSeconds(1)));
                LiveChessServer server = new LiveChessServer(venue.boards(), 0)) {
            Driver driver = new LiveChessDriver(
                    List.of(new LiveChess("hall", URI.create(server.address()), Duration.ofMillis(200))));
            Gateway gateway = new Gateway(
                    Gateways.settings("127.0.0.1:1", "hall-a", directory.resolve("gateway.journal")),
                    List.of(driver),
                    new SimpleMeterRegistry(),
                    InstantSource.system());
            String first = venue.boards().getFirst().serial();
            gateway.assignments().assign(new BoardAssignment(first, "hall-a", "Hall", 1, "bad.1", NO_KINGS, false));
            gateway.start();
            Until.holds(
                    "both boards are heard",
                    SOON,
                    () -> gateway.boards().size() == 2
                            && gateway.boards().stream()
                                    .allMatch(board -> board.view().connected()));
            Until.holds("the connection works", SOON, () -> driver.health().working());
            Until.holds(
                    "it is said once",
                    SOON,
                    () -> gateway.journal().reader().game("bad.1").stream()
                                    .filter(event -> event.fact() instanceof BoardFault)
                                    .count()
                            == 1);
            BoardStatus status = gateway.boards().getFirst();
            assertEquals(first, status.board());
            assertTrue(status.fault().contains(NO_KINGS + ", from which nobody can play"), status.fault());
            gateway.stop();
        }
    }
}
