package org.chatrang.gateway.simulator;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.Gateway;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.serial.SerialBoard;
import org.chatrang.gateway.serial.SerialDriver;
import org.chatrang.gateway.support.Gateways;
import org.chatrang.gateway.support.SharedData;
import org.chatrang.gateway.support.SimulatedRound;
import org.chatrang.laws.Uci;
import org.chatrang.laws.pgn.PgnGame;
import org.chatrang.laws.pgn.PgnPly;
import org.chatrang.laws.pgn.PgnReader;
import org.chatrang.laws.pgn.PgnReplay;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A real round on simulated boards, through the serial protocol into the journal. The usual build plays a few games; {@code
 * -Dchatrang.boards=120} plays all of them on so many boards, and {@code -Dchatrang.boards.speed} says how fast.
 */
class RoundTripTest {
    private static final int BOARDS = Integer.getInteger("chatrang.boards", 4);
    private static final boolean ALL = BOARDS >= 100;
    private static final int LONGEST_SHORT_GAME = 24;
    private static final double SPEED =
            Double.parseDouble(System.getProperty("chatrang.boards.speed", ALL ? "10" : "15"));
    private static final double FAULT_SHARE = ALL ? 0.1 : 0.3;
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(1);

    /** What is played for each test. */
    private enum Round {
        TIDY(NoiseShares.none(), EnumSet.noneOf(Fault.class)),
        HUMAN(NoiseShares.measured(), EnumSet.noneOf(Fault.class)),
        FAULTS(NoiseShares.none(), EnumSet.allOf(Fault.class));

        private final NoiseShares noise;
        private final Set<Fault> faults;

        Round(NoiseShares noise, Set<Fault> faults) {
            this.noise = noise;
            this.faults = faults;
        }
    }

    @TempDir
    static Path directory;

    private static final Map<Round, Future<Outcome>> PLAYED = new EnumMap<>(Round.class);

    /** A few boards cost time, not work: then the rounds are played side by side, else one after the other. */
    @BeforeAll
    static void begin() {
        Path file = SharedData.file("pgn/worldcup2025-round-1.pgn");
        try (ExecutorService halls = Executors.newFixedThreadPool(ALL ? 1 : Round.values().length)) {
            for (Round round : Round.values()) {
                PLAYED.put(round, halls.submit(() -> play(file, round)));
            }
        }
    }

    /** What became of one game. */
    private record Told(PgnGame game, List<GameFact> facts) {
        List<String> completed() {
            List<String> moves = new ArrayList<>();
            for (GameFact fact : facts) {
                if (fact instanceof MoveCompleted move) {
                    moves.add(move.ply() + " " + move.uci());
                }
            }
            return moves;
        }

        /** As the file has it: its legal moves. */
        List<String> written() {
            PgnReplay replay = PgnReplay.of(game);
            List<String> moves = new ArrayList<>();
            var before = replay.start().orElseThrow();
            for (PgnReplay.Played ply : replay.plies()) {
                moves.add(ply.ply() + " " + Uci.write(before, ply.move()));
                before = ply.after();
            }
            return moves;
        }

        List<String> results() {
            return facts.stream()
                    .filter(ResultGesture.class::isInstance)
                    .map(fact -> ((ResultGesture) fact).result().code())
                    .toList();
        }

        List<String> expectedResults() {
            return GameResult.ofCode(game.result().token()).map(GameResult::code).stream()
                    .toList();
        }

        /** All that is neither a move, on the way or completed, nor a reading of the clocks, nor the result. */
        List<GameFact> others() {
            return facts.stream()
                    .filter(fact -> !(fact instanceof MoveCompleted
                            || fact instanceof MoveSeen
                            || fact instanceof MoveWithdrawn
                            || fact instanceof ClockRead
                            || fact instanceof ResultGesture
                            || fact instanceof BoardFault wrong && wrong.fault() == BoardFault.Fault.TURNED))
                    .toList();
        }
    }

    private record Outcome(List<Told> games, List<FaultNote> faults) {}

    private static Outcome play(Path file, Round kind) throws Exception {
        NoiseShares noise = kind.noise;
        Set<Fault> faults = kind.faults;
        List<PgnGame> round;
        try (PgnReader reader = PgnReader.open(file)) {
            round = reader.games()
                    .limit(ALL ? Integer.MAX_VALUE : BOARDS + 1)
                    .map(game -> ALL ? game : shortened(game))
                    .toList();
        }
        SimulatorSettings settings =
                new SimulatorSettings(SPEED, LONGEST_THOUGHT, noise, faults, faults.isEmpty() ? 0 : FAULT_SHARE, 7);
        try (SimulatedVenue venue = new SimulatedVenue(BOARDS, true, settings)) {
            List<String> addresses = venue.openDgtPorts(0);
            List<SerialBoard> lines = IntStream.range(0, BOARDS)
                    .mapToObj(k -> new SerialBoard("line-" + k, addresses.get(k), null))
                    .toList();
            Gateway gateway = new Gateway(
                    Gateways.settings("127.0.0.1:1", "hall-a", directory.resolve(kind + ".journal"))
                            .atSpeed(SPEED),
                    List.of(new SerialDriver(lines)),
                    new SimpleMeterRegistry(),
                    InstantSource.system());
            gateway.start();
            long begin = System.nanoTime();
            new SimulatedRound(gateway, venue, "hall-a").play("wc", round);
            List<Told> told = new ArrayList<>();
            long events = 0;
            for (int g = 1; g <= round.size(); g++) {
                List<GameFact> facts = gateway.journal().reader().game("wc." + g).stream()
                        .map(event -> event.fact())
                        .toList();
                events += facts.size();
                told.add(new Told(round.get(g - 1), facts));
            }
            System.out.printf(
                    "%d games on %d boards at %.0f times, noise %b, faults %d: %d events in %.1f s%n",
                    round.size(),
                    BOARDS,
                    SPEED,
                    !noise.equals(NoiseShares.none()),
                    venue.faults().size(),
                    events,
                    (System.nanoTime() - begin) / 1e9);
            gateway.stop();
            return new Outcome(told, venue.faults());
        }
    }

    private static PgnGame shortened(PgnGame game) {
        List<PgnPly> plies = game.plies();
        return new PgnGame(
                game.index(),
                game.line(),
                game.tags(),
                game.comment(),
                plies.subList(0, Math.min(LONGEST_SHORT_GAME, plies.size())),
                game.termination(),
                game.problems());
    }

    @Test
    void givenTidyHandsThenTheEventsAreTheGames() throws Exception {
        for (Told told : PLAYED.get(Round.TIDY).get().games()) {
            String game = "game " + told.game().index();
            assertEquals(told.written(), told.completed(), game);
            assertEquals(told.expectedResults(), told.results(), game);
            assertEquals(List.of(), told.others(), game);
        }
    }

    @Test
    void givenHumanHandsThenEveryCompletedMoveIsTheGames() throws Exception {
        for (Told told : PLAYED.get(Round.HUMAN).get().games()) {
            String game = "game " + told.game().index();
            assertEquals(told.written(), told.completed(), game);
            assertEquals(told.expectedResults(), told.results(), game);
        }
    }

    @Test
    void givenFaultsThenEachBecomesItsEventAndNothingElseIsWrong() throws Exception {
        Outcome outcome = PLAYED.get(Round.FAULTS).get();
        List<String> wrong = new ArrayList<>();
        for (int g = 1; g <= outcome.games().size(); g++) {
            Told told = outcome.games().get(g - 1);
            String board = String.valueOf(10_001 + (g - 1) % BOARDS);
            List<FaultNote> faults = outcome.faults().stream()
                    .filter(fault -> fault.board().equals(board)
                            && fault.game() == told.game().index())
                    .toList();
            FaultCheck.wrong(told.game(), told.facts(), faults)
                    .forEach(text -> wrong.add(told.game().index() + ": " + text));
            if (!told.results().equals(told.expectedResults())) {
                wrong.add(told.game().index() + ": results " + told.results());
            }
        }
        assertEquals("", String.join("\n", wrong));
        assertTrue(outcome.faults().size() >= outcome.games().size(), "faults happened");
    }
}
