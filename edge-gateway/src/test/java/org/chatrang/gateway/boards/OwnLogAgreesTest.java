package org.chatrang.gateway.boards;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chatrang.events.ClockRead;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.gateway.inference.BoardInference;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.inference.InferenceSettings;
import org.chatrang.gateway.noise.HandMove;
import org.chatrang.gateway.noise.Hands;
import org.chatrang.gateway.noise.NoiseShares;
import org.chatrang.gateway.noise.RandomGame;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.gateway.signal.SignalTime;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Uci;
import org.junit.jupiter.api.Test;

/**
 * A board's own log has no times, and is read as if one thing had happened soon after the other: it must tell the same
 * half-moves as were seen, illegal ones that were put back and men that fell included, or nothing is recovered from it.
 */
class OwnLogAgreesTest {
    private static final int GAMES = 200;
    private static final int PLIES = 60;
    private static final long LOG_STEP_MILLIS = 400;

    /** One game, as it is seen and as the board writes it down. */
    private static final class Table {
        private final BoardInference live = BoardInference.of(GameOnBoard.usual(), InferenceSettings.usual());
        private final List<MoveCompleted> seen = new ArrayList<>();
        private final List<BoardSignal> log = new ArrayList<>();
        private SensedBoard board = SensedBoard.of(Position.initial().setup());
        private boolean whiteRuns = true;
        private long now;

        private Table() {
            see(new BoardSignal.Placement(at(now), board, false));
            see(clock(at(now)));
        }

        private static SignalTime at(long millis) {
            return new SignalTime(Instant.ofEpochMilli(millis), millis * 1_000_000);
        }

        private void see(BoardSignal signal) {
            for (BoardEvent event : live.on(signal)) {
                if (event instanceof BoardEvent.Observed observed && observed.fact() instanceof MoveCompleted move) {
                    LoggedGame.add(move, seen);
                }
            }
        }

        private BoardSignal clock(SignalTime at) {
            ClockFace.Face face = new ClockFace.Face(5_400_000L, false, false);
            ClockSide running = whiteRuns ? ClockSide.LEFT : ClockSide.RIGHT;
            return new BoardSignal.ClockShown(at, new ClockFace(face, face, running, true, false, false));
        }

        private void pass(long millis) {
            long until = now + millis;
            while (now < until) {
                now += Math.min(until - now, 250 - now % 250);
                see(now % 1000 == 0 ? clock(at(now)) : new BoardSignal.TimePassed(at(now)));
            }
        }

        private void put(int square, Sensed sensed) {
            board = board.with(square, sensed);
            log.add(new BoardSignal.SquareChange(at(logged()), square, sensed));
            see(new BoardSignal.SquareChange(at(now), square, sensed));
        }

        private void press(boolean thenWhiteRuns) {
            whiteRuns = thenWhiteRuns;
            log.add(clock(at(logged())));
            see(clock(at(now)));
        }

        private long logged() {
            return (log.size() + 1) * LOG_STEP_MILLIS;
        }

        private void play(Colour mover, HandMove move) {
            long begin = now;
            boolean pressed = false;
            for (HandMove.Change change : move.changes()) {
                if (!pressed && move.press().compareTo(change.at()) < 0) {
                    pass(begin + move.press().toMillis() - now);
                    press(mover != Colour.WHITE);
                    pressed = true;
                }
                pass(begin + change.at().toMillis() - now);
                put(change.square(), change.sensed());
            }
            if (!pressed) {
                pass(begin + move.press().toMillis() - now);
                press(mover != Colour.WHITE);
            }
        }

        /** A man is carried where he may not go, and put back when the opponent protests and presses. */
        private void carryAway(Position position, Random random) {
            int from = random.ints(0, 64)
                    .filter(square -> position.pieceAt(square) != null
                            && position.pieceAt(square).colour() == position.turn())
                    .findFirst()
                    .getAsInt();
            int to = random.ints(16, 48)
                    .filter(square -> position.pieceAt(square) == null
                            && position.legalMoves().stream()
                                    .noneMatch(move -> move.from() == from && move.to() == square))
                    .findFirst()
                    .getAsInt();
            Sensed man = board.at(from);
            boolean white = position.turn() == Colour.WHITE;
            put(from, Sensed.EMPTY);
            pass(500);
            put(to, man);
            pass(600);
            press(!white);
            pass(12_000);
            put(to, Sensed.EMPTY);
            pass(600);
            put(from, man);
            pass(800);
            press(white);
            pass(4000);
        }

        private void knockOver(Position position, Random random) {
            int[] fallen = random.ints(0, 64)
                    .filter(square -> position.pieceAt(square) != null)
                    .distinct()
                    .limit(2)
                    .toArray();
            SensedBoard before = board;
            put(fallen[0], Sensed.EMPTY);
            pass(80);
            put(fallen[1], Sensed.EMPTY);
            pass(1200);
            put(fallen[0], before.at(fallen[0]));
            pass(700);
            put(fallen[1], before.at(fallen[1]));
            pass(1500);
        }
    }

    private static List<String> read(List<BoardSignal> log) {
        BoardInference reader = BoardInference.of(GameOnBoard.usual(), InferenceSettings.usual());
        return log.stream()
                .flatMap(signal -> reader.on(signal).stream())
                .map(event -> ((BoardEvent.Observed) event).fact())
                .filter(fact -> !(fact instanceof ClockRead) && !(fact instanceof MoveSeen))
                .map(fact -> fact instanceof MoveCompleted move ? move.uci() : fact.toString())
                .toList();
    }

    @Test
    void theLogTellsWhatWasSeen() {
        for (int seed = 0; seed < GAMES; seed++) {
            Random random = new Random(seed);
            RandomGame game = RandomGame.from(Position.initial(), PLIES, random);
            Hands hands = new Hands(NoiseShares.none(), random);
            Table table = new Table();
            List<String> played = new ArrayList<>();
            Position position = game.start();
            for (Move move : game.moves()) {
                table.pass(500 + random.nextInt(8000));
                switch (played.size() > 4 ? random.nextInt(40) : -1) {
                    case 0 -> table.carryAway(position, random);
                    case 1 -> table.knockOver(position, random);
                    default -> {}
                }
                table.play(position.turn(), hands.play(position, move));
                played.add(Uci.write(position, move));
                position = position.play(move);
            }
            table.pass(4000);
            String name = "game " + seed;
            assertEquals(played, table.seen.stream().map(MoveCompleted::uci).toList(), name);

            List<BoardSignal> log = new ArrayList<>();
            log.add(new BoardSignal.Placement(
                    Table.at(0), SensedBoard.of(Position.initial().setup()), false));
            log.addAll(table.log);
            // the last one is completed after the log's end
            List<MoveCompleted> known = table.seen.subList(0, played.size() - 1);
            List<BoardEvent> fresh = LoggedGames.since(
                            () -> BoardInference.of(GameOnBoard.usual(), InferenceSettings.usual()),
                            List.of(log),
                            known,
                            null)
                    .map(LoggedGames::fresh)
                    .orElseGet(() -> List.of(new BoardEvent.GameSetUp(Table.at(0), "differs")));
            assertTrue(
                    fresh.stream().allMatch(BoardEvent.Observed.class::isInstance),
                    name + ": " + read(log) + " for " + played);
        }
    }
}
