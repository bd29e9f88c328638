package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The real recordings as they are and turned, as recorders of other habits would have made them: the games come out exactly. */
class TurnedCapturesTest {
    static Stream<Capture> captures() throws IOException {
        return Stream.of(Capture.of("1"), Capture.of("johan"), Capture.turned("1"), Capture.turned("johan"));
    }

    @ParameterizedTest
    @MethodSource("captures")
    void asItIs(Capture capture) throws IOException {
        capture.assertSameGame(RecordedGame.of(Capture.written(capture.messages())));
    }

    /** Recording began with an empty board; the men were put on it in any order, the kings early or late. */
    @ParameterizedTest
    @MethodSource("captures")
    void menAreSetUp(Capture capture) throws IOException {
        for (int seed = 0; seed < 10; seed++) {
            List<DgtMessage> messages = new ArrayList<>();
            messages.add(new DgtMessage.BoardDump(SensedBoard.empty()));
            SensedBoard start = capture.boardAfter(0).board();
            List<Integer> squares =
                    new ArrayList<>(IntStream.range(0, 64).boxed().toList());
            Collections.shuffle(squares, new Random(seed));
            for (int square : squares) {
                if (start.at(square) != Sensed.EMPTY) {
                    messages.add(new DgtMessage.FieldUpdate(square, start.at(square)));
                }
            }
            messages.addAll(capture.from(1));
            RecordedGame game = RecordedGame.of(Capture.written(messages));
            capture.assertSameGame(game);
            assertEquals(List.of(), game.facts(PlacementSeen.class));
            assertEquals(
                    start.equals(MidGame.start()) ? List.of() : List.of(Fault.TURNED),
                    game.facts(BoardFault.class).stream().map(BoardFault::fault).toList());
        }
    }

    /** Recording began where another game had ended; its men were put back one by one. */
    @ParameterizedTest
    @MethodSource("captures")
    void menArePutBack(Capture capture) throws IOException {
        for (int seed = 0; seed < 10; seed++) {
            SensedBoard end = capture.boardAfter(capture.messages().size() - 1).board();
            SensedBoard start = capture.boardAfter(0).board();
            List<DgtMessage> messages = new ArrayList<>();
            messages.add(new DgtMessage.BoardDump(end));
            List<Integer> squares =
                    new ArrayList<>(IntStream.range(0, 64).boxed().toList());
            Collections.shuffle(squares, new Random(seed));
            for (int square : squares) {
                if (start.at(square) != end.at(square)) {
                    messages.add(new DgtMessage.FieldUpdate(square, start.at(square)));
                }
            }
            messages.addAll(capture.from(1));
            capture.assertSameGame(RecordedGame.of(Capture.written(messages)));
        }
    }

    /** Somebody looked at the whole board now and then, in the middle of moves, too. */
    @ParameterizedTest
    @MethodSource("captures")
    void boardSentAgain(Capture capture) throws IOException {
        for (int every : List.of(1, 7, 100)) {
            List<DgtMessage> messages = new ArrayList<>();
            for (int i = 0; i < capture.messages().size(); i++) {
                messages.add(capture.messages().get(i));
                if (i % every == 0) {
                    messages.add(capture.boardAfter(i));
                }
            }
            capture.assertSameGame(RecordedGame.of(Capture.written(messages)));
        }
    }

    /** The whole board came late, at any point of the game: what had changed before leads there from the first position. */
    @ParameterizedTest
    @MethodSource("captures")
    void boardSentLate(Capture capture) throws IOException {
        for (int at = 1; at < capture.messages().size(); at += 29) {
            List<DgtMessage> messages = new ArrayList<>(capture.first(at + 1));
            messages.removeFirst();
            messages.add(capture.boardAfter(at));
            messages.addAll(capture.from(at + 1));
            RecordedGame game = RecordedGame.of(Capture.written(messages));
            capture.assertSameGame(game);
            assertEquals(at + 1, game.board().from());
        }
    }

    /** What boards say of themselves may stand anywhere. */
    @ParameterizedTest
    @MethodSource("captures")
    void answersOfOtherKindsBetween(Capture capture) throws IOException {
        List<DgtMessage> answers = List.of(
                new DgtMessage.SerialNumber("01025"),
                new DgtMessage.Version(1, 2),
                new DgtMessage.Trademark("A board of somebody's"),
                new DgtMessage.BusAddress(1025),
                new DgtMessage.LongSerialNumber("3000147740"),
                new DgtMessage.Battery(80, false),
                new DgtMessage.Unknown(0xA3, List.of(1, 2, 3)),
                new DgtMessage.EepromMoves(List.of()),
                new DgtMessage.SpuriousClock());
        Random random = new Random(8);
        List<DgtMessage> messages = new ArrayList<>(answers);
        for (DgtMessage message : capture.messages()) {
            messages.add(message);
            messages.add(answers.get(random.nextInt(answers.size())));
        }
        capture.assertSameGame(RecordedGame.of(Capture.written(messages)));
    }

    /** The reads were cut anywhere, in raw bytes and in lines. */
    @ParameterizedTest
    @MethodSource("captures")
    void cutAnywhere(Capture capture) throws IOException {
        byte[] bytes = Capture.written(capture.messages());
        for (int longest : List.of(1, 3, 12, 300)) {
            Random random = new Random(longest);
            ByteArrayOutputStream lines = new ByteArrayOutputStream();
            List<byte[]> reads = new ArrayList<>();
            for (int at = 0; at < bytes.length; ) {
                int end = Math.min(bytes.length, at + 1 + random.nextInt(longest));
                byte[] read = Arrays.copyOfRange(bytes, at, end);
                reads.add(read);
                lines.writeBytes(Base64.getEncoder().encode(read));
                lines.write('\n');
                at = end;
            }
            capture.assertSameGame(RecordedGame.of(lines.toByteArray()));
            capture.assertSameGame(RecordedGame.ofReads(reads));
        }
    }

    /** No message but the first is gone; without it the game is found by its moves, and it is said that this is a guess. */
    @ParameterizedTest
    @MethodSource("captures")
    void boardNeverSent(Capture capture) throws IOException {
        RecordedGame game = RecordedGame.of(Capture.written(capture.from(1)));
        capture.assertSameGame(game);
        assertEquals(0, game.board().from());
    }

    /** All of it at once. */
    @ParameterizedTest
    @MethodSource("captures")
    void everythingAtOnce(Capture capture) throws IOException {
        Random random = new Random(9);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.writeBytes(DgtEncoder.write(new DgtMessage.Version(1, 2)));
        for (int i = 1; i < capture.messages().size(); i++) {
            bytes.writeBytes(DgtEncoder.write(capture.messages().get(i)));
            if (i >= 15 && random.nextInt(40) == 0) {
                bytes.writeBytes(DgtEncoder.write(new DgtMessage.SerialNumber("01025")));
                bytes.writeBytes(DgtEncoder.write(capture.boardAfter(i)));
            }
        }
        capture.assertSameGame(RecordedGame.of(Base64.getMimeEncoder().encode(bytes.toByteArray())));
    }
}
