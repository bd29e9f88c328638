package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.GameResult;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Recordings that begin in the middle of a game, or were interrupted there. */
class MidGameTest {
    static Stream<Capture> captures() throws IOException {
        return TurnedCapturesTest.captures();
    }

    /** From wherever it begins, between moves or while a man is in the air: the moves that follow, from the next press at the latest. */
    @ParameterizedTest
    @MethodSource("captures")
    void recordedFromThere(Capture capture) throws IOException {
        List<String> expected = san(capture);
        boolean turned = !capture.boardAfter(0).board().equals(MidGame.start());
        List<DgtMessage> messages = capture.messages();
        for (int at = 30; at < messages.size() - 100; at += 17) {
            List<DgtMessage> later = new ArrayList<>(capture.from(at + 1));
            later.addFirst(capture.boardAfter(at));
            RecordedGame game = RecordedGame.of(Capture.written(later));
            List<String> moves = game.san();
            assertEquals(expected.subList(expected.size() - moves.size(), expected.size()), moves, "from " + at);
            int presses = presses(messages.subList(at, messages.size()));
            // one move was in the air, and the first press may have come before the report of its move
            assertTrue(moves.size() >= presses - 2, moves.size() + " moves, " + presses + " presses from " + at);
            PlacementSeen first = game.facts(PlacementSeen.class).getFirst();
            assertTrue(game.note(first).startsWith("the recording begins in the middle of a game: "));
            assertEquals(turned, game.board().end().turned());
            assertEquals(
                    game.facts(ResultGesture.class),
                    RecordedGame.of(Capture.written(messages)).facts(ResultGesture.class));
            assertEquals(
                    List.of(false),
                    game.board().games().stream().map(PlayedGame::fromStart).toList());
        }
    }

    /** A part in the middle was not recorded, and then the whole board came: the moves that follow are found. */
    @ParameterizedTest
    @MethodSource("captures")
    void interrupted(Capture capture) throws IOException {
        List<String> expected = san(capture);
        List<DgtMessage> messages = capture.messages();
        for (int at = 50; at < messages.size() - 200; at += 41) {
            int on = at + 100;
            List<DgtMessage> parts = new ArrayList<>(capture.first(at));
            parts.add(capture.boardAfter(on));
            parts.addAll(capture.from(on + 1));
            RecordedGame game = RecordedGame.of(Capture.written(parts));
            int before = presses(messages.subList(0, at)) - 1;
            int after = presses(messages.subList(on, messages.size())) - 2;
            List<String> moves = game.san();
            assertEquals(expected.subList(0, before), moves.subList(0, before), "until " + at);
            assertEquals(
                    expected.subList(expected.size() - after, expected.size()),
                    moves.subList(moves.size() - after, moves.size()),
                    "from " + on);
        }
    }

    /** A program that only looks at the whole board, each second: each look is what changed since. */
    @ParameterizedTest
    @MethodSource("captures")
    void wholeBoardsOnly(Capture capture) throws IOException {
        List<DgtMessage> messages = new ArrayList<>();
        for (int i = 0; i < capture.messages().size(); i++) {
            if (!(capture.messages().get(i) instanceof DgtMessage.FieldUpdate)) {
                messages.add(capture.boardAfter(i));
                messages.add(capture.messages().get(i));
            }
        }
        RecordedGame game = RecordedGame.of(Capture.written(messages));
        assertEquals(capture.expected(), capture.moves(game));
        assertEquals(List.of(), game.facts(PlacementSeen.class));
    }

    /** After the game the men are swept off the board: of what was not recorded it is told once, after a result not at all. */
    @Test
    void menSweptAway() {
        Recorder game = Recorder.game(Recorder.SHORT);
        Recorder over = Recorder.game(Recorder.SHORT).whiteWins();
        for (int left : List.of(60, 45, 20, 0)) {
            game.message(ranks(game, left)).clock();
            over.message(ranks(over, left)).clock();
        }
        assertEquals(
                List.of(Fault.CABLE_PULLED),
                RecordedGame.of(game.bytes()).facts(BoardFault.class).stream()
                        .map(BoardFault::fault)
                        .toList());
        assertEquals(List.of(), RecordedGame.of(over.bytes()).facts(BoardFault.class));
    }

    /** The first squares only. */
    private static DgtMessage ranks(Recorder recorder, int squares) {
        Capture capture = new Capture("game", recorder.messages());
        SensedBoard board = capture.boardAfter(capture.messages().size() - 1).board();
        for (int square = squares; square < 64; square++) {
            board = board.with(square, Sensed.EMPTY);
        }
        return new DgtMessage.BoardDump(board);
    }

    /** The game is played to its end, and another one from its first position. */
    @Test
    void anotherGameAfterIt() {
        List<DgtMessage> messages = new ArrayList<>();
        Recorder first = Recorder.game(Recorder.SHORT);
        Recorder rest = first.play("Nbc3 Ne7").board().play("Bf4 O-O-O b3").whiteWins();
        int from = rest.messages()
                .lastIndexOf(rest.messages().stream()
                        .filter(DgtMessage.BoardDump.class::isInstance)
                        .toList()
                        .getLast());
        messages.addAll(rest.messages().subList(from, rest.messages().size()));
        messages.addAll(Recorder.game("d4 d5 c4 e6").messages());
        RecordedGame game = RecordedGame.of(Capture.written(messages));
        assertEquals(List.of("Bf4", "O-O-O", "b3", "d4", "d5", "c4", "e6"), game.san());
        assertEquals(
                List.of(new PlayedGame(3, GameResult.WHITE_WINS, false), new PlayedGame(4, null, true)),
                game.board().games());
    }

    /** What changed before the whole board came leads there from no first position: it is said, and the game is told from there. */
    @Test
    void changesBeforeTheBoard() {
        Recorder recorder = Recorder.game(Recorder.SHORT).board().play("Nbc3 Ne7 Bf4");
        List<DgtMessage> messages = recorder.messages();
        RecordedGame game = RecordedGame.of(Capture.written(messages.subList(20, messages.size())));
        assertEquals(List.of("Nbc3", "Ne7", "Bf4"), game.san());
        PlacementSeen first = game.facts(PlacementSeen.class).getFirst();
        assertTrue(game.note(first).startsWith("the whole board comes only now: "), game.note(first));
    }

    /** A first position of Chess960 is no middle of a game. */
    @Test
    void chess960() {
        String start = "bqnrknrb/pppppppp/8/8/8/8/PPPPPPPP/BQNRKNRB w GDgd - 0 1";
        Recorder recorder = new Recorder(Position.ofFen(start)).board().clock().play("e4 e5 Nd3 Nd6 f3 Ne6");
        RecordedGame game = RecordedGame.of(recorder.bytes());
        assertEquals(List.of("e4", "e5", "Nd3", "Nd6", "f3", "Ne6"), game.san());
        PlacementSeen first = game.facts(PlacementSeen.class).getFirst();
        assertTrue(game.note(first).startsWith("a first position of Chess960: White to move"), game.note(first));
        assertEquals(List.of(new PlayedGame(6, null, true)), game.board().games());
    }

    /** No first position, and nothing played: it is said, with what stands there. */
    @Test
    void nothingPlayed() {
        Recorder recorder = Recorder.game(Recorder.SHORT).board().clock();
        List<DgtMessage> messages = recorder.messages();
        RecordedGame game = RecordedGame.of(Capture.written(messages.subList(messages.size() - 2, messages.size())));
        PlacementSeen only = game.facts(PlacementSeen.class).getLast();
        assertTrue(game.note(only).startsWith("the board never showed a first position"), game.note(only));
    }

    /** Nothing can be told where the whole board never came, and what changed fits no game from the first position. */
    @Test
    void noBoardAtAll() {
        List<DgtMessage> messages = Recorder.game(Recorder.SHORT).messages();
        RecordedGame game = RecordedGame.of(Capture.written(messages.subList(20, messages.size())));
        assertEquals(List.of(), game.san());
        assertEquals(0, game.board().from());
        BoardFault fault = game.facts(BoardFault.class).getFirst();
        assertEquals(Fault.OTHER, fault.fault());
        assertTrue(fault.text().contains("BOARD_DUMP"), fault.text());
        assertTrue(fault.text().contains("42 (SEND_BRD)"), fault.text());
    }

    private static List<String> san(Capture capture) throws IOException {
        return RecordedGame.of(Captures.bytes(capture.name() + ".inbytes")).san();
    }

    private static int presses(List<DgtMessage> messages) {
        int presses = 0;
        Boolean before = null;
        for (DgtMessage message : messages) {
            if (message instanceof DgtMessage.ClockTimes clock) {
                presses += before != null && before != clock.rightUp() ? 1 : 0;
                before = clock.rightUp();
            }
        }
        return presses;
    }
}
