package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.noise.Hands;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.noise.RandomGame;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.ClockFace.Face;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;

/** Whatever a board sends: reading it never fails, is the same each time, and never stops a later game. */
class AnySignalsTest {
    @Test
    void nonsenseNeverFailsAndIsTheSameEachTime() {
        for (int seed = 0; seed < 60; seed++) {
            assertEquals(run(seed), run(seed));
        }
    }

    private static List<BoardEvent> run(int seed) {
        Random random = new Random(seed);
        BoardInference inference = BoardInference.of(GameOnBoard.usual(), InferenceSettings.usual());
        SensedBoard board = SensedBoard.of(Position.initial().setup());
        List<BoardEvent> events = new ArrayList<>();
        long millis = 0;
        for (int i = 0; i < 600; i++) {
            millis += random.nextInt(10) == 0 ? random.nextInt(20_000) : random.nextInt(400);
            SignalTime at = new SignalTime(Instant.EPOCH.plusMillis(millis), millis * 1_000_000);
            events.addAll(inference.on(signal(random, i == 0 ? 19 : random.nextInt(20), board, at)));
            assertNotNull(inference.view());
        }
        return events;
    }

    private static BoardSignal signal(Random random, int kind, SensedBoard board, SignalTime at) {
        return switch (kind) {
            case 0 -> new BoardSignal.ConnectionLost(at, "gone");
            case 1 -> new BoardSignal.ConnectionRestored(at);
            case 2 -> new BoardSignal.NoClock(at);
            case 3 -> new BoardSignal.MoveList(at, null, random.nextBoolean() ? List.of("e4", "e5") : List.of("Ke9"));
            case 4 -> new BoardSignal.Corrupt(at, "noise");
            case 5 -> new BoardSignal.BoardInfo(at, "12345", "1.02", random.nextInt(100));
            case 6, 7 -> new BoardSignal.TimePassed(at);
            case 8, 9, 10 -> new BoardSignal.ClockShown(at, face(random));
            case 19 -> new BoardSignal.Placement(at, random.nextBoolean() ? board : board.turned(), false);
            default ->
                new BoardSignal.SquareChange(
                        at,
                        random.nextInt(64),
                        random.nextInt(3) > 0 ? Sensed.EMPTY : Sensed.ofOrdinal(random.nextInt(16)));
        };
    }

    private static ClockFace face(Random random) {
        Face left = new Face((long) random.nextInt(6_000_000), random.nextInt(9) == 0, false);
        Face right = new Face(random.nextInt(9) == 0 ? null : 60_000L, random.nextInt(9) == 0, true);
        ClockSide[] sides = {ClockSide.LEFT, ClockSide.RIGHT, null};
        return new ClockFace(
                left,
                right,
                sides[random.nextInt(3)],
                random.nextBoolean(),
                random.nextInt(9) == 0,
                random.nextInt(9) == 0);
    }

    /**
     * 120 boards at twenty times the speed of a game, whose clocks, changes and quarters of a second are some six signals a
     * second and board, are 15,000 signals a second; the small computer of a venue must do the seventh part of that.
     */
    @Test
    void rateOf120Boards() {
        List<PlayedBoard> boards = new ArrayList<>();
        Random random = new Random(120);
        Hands hands = new Hands(NoiseShares.measured(), random);
        Instant begin = Instant.now();
        long signals = 0;
        for (int table = 0; table < 120; table++) {
            PlayedBoard board = PlayedBoard.usual();
            RandomGame game = RandomGame.from(Position.initial(), 30, random);
            Position position = game.start();
            for (Move move : game.moves()) {
                board.pass(1 + random.nextInt(20)).play(hands.play(position, move));
                position = position.play(move);
            }
            board.pass(1);
            assertEquals(game.moves().size(), board.facts(MoveCompleted.class).size());
            signals += board.signals();
            boards.add(board);
        }
        double seconds = Duration.between(begin, Instant.now()).toNanos() / 1e9;
        assertTrue(signals / seconds > 2_000, signals + " signals took " + seconds + " s");
        assertEquals(120, boards.size());
        if (Boolean.getBoolean("chatrang.print-rates")) {
            System.gc();
            long used =
                    Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
            System.out.printf(
                    "%d signals in %.2f s: %.0f/s; %d kB used with all boards and their events%n",
                    signals, seconds, signals / seconds, used / 1024);
        }
    }
}
