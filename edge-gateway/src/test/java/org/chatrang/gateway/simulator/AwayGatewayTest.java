package org.chatrang.gateway.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardAssignment;
import org.chatrang.events.GameEvent;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.serial.SerialBoard;
import org.chatrang.gateway.serial.SerialDriver;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.gateway.support.Until;
import org.chatrang.laws.Uci;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A gateway is away from the middle of a game on a serial board until the end of the next one. */
class AwayGatewayTest {
    private static final Duration SOON = Duration.ofSeconds(60);
    private static final double SPEED = 30;

    @TempDir
    Path directory;

    @Test
    void givenAGatewayAwayBetweenTwoGamesThenEachIsToldWholeUnderItsOwnName() throws Exception {
        Path file = directory.resolve("two.pgn");
        Files.writeString(file, RandomGames.pgn(2, 16, 5));
        List<PgnGame> games;
        try (PgnReader reader = PgnReader.open(file)) {
            games = reader.games().toList();
        }
        try (SimulatedVenue venue =
                new SimulatedVenue(1, false, SimulatorSettings.tidy(SPEED, Duration.ofSeconds(2)))) {
            SerialBoard line = new SerialBoard("line", venue.openDgtPorts(0).getFirst(), null);
            String board = venue.board(1).serial();
            Gateway before = gateway(line);
            before.assignments().assign(new BoardAssignment(board, "hall-a", "Hall", 1, "away.1", null, false));
            before.start();
            venue.setUp(1, games.getFirst());
            venue.play(1, games.getFirst());
            Until.holds(
                    "the game is on",
                    SOON,
                    () -> told(before.journal().reader().game("away.1")).size() >= 5);
            before.stop();
            venue.await(1);
            venue.setUp(1, games.getLast());
            venue.play(1, games.getLast());
            venue.await(1);

            Gateway after = gateway(line);
            after.start();
            Until.holds(
                    "the next game's end is told",
                    SOON,
                    () -> told(after.journal().reader().sitting(board).unbound())
                                    .size()
                            > 16);
            assertEquals(
                    written(games.getFirst()), told(after.journal().reader().game("away.1")));
            assertEquals(
                    written(games.getLast()),
                    told(after.journal().reader().sitting(board).unbound()));
            after.stop();
        }
    }

    private Gateway gateway(SerialBoard line) {
        return new Gateway(
                Gateways.settings("127.0.0.1:1", "hall-a", directory.resolve("gateway.journal"))
                        .atSpeed(SPEED),
                List.of(new SerialDriver(List.of(line))),
                new SimpleMeterRegistry(),
                InstantSource.system());
    }

    private static List<String> told(List<GameEvent> events) {
        List<String> words = new ArrayList<>();
        for (GameEvent event : events) {
            switch (event.fact()) {
                case MoveCompleted move -> words.add(move.uci());
                case ResultGesture result -> words.add(result.result().code());
                default -> {}
            }
        }
        return words;
    }

    private static List<String> written(PgnGame game) {
        PgnReplay replay = PgnReplay.of(game);
        List<String> words = new ArrayList<>();
        var before = replay.start().orElseThrow();
        for (PgnReplay.Played ply : replay.plies()) {
            words.add(Uci.write(before, ply.move()));
            before = ply.after();
        }
        words.add(game.result().token());
        return words;
    }
}
