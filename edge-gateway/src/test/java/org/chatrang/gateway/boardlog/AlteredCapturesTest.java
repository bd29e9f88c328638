package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The real recordings once more, as other boards, cables and programs would have delivered them. */
class AlteredCapturesTest {
    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void noMessageIsLost(String name) throws IOException {
        List<DgtMessage> messages = Capture.of(name).messages();
        List<String> expected = Captures.lines(name + ".decoded.txt");
        assertEquals(expected.size(), messages.size());
        for (int i = 0; i < expected.size(); i++) {
            String last = expected.get(i).substring(expected.get(i).lastIndexOf(' ') + 1);
            String written = HexFormat.of().formatHex(DgtEncoder.write(messages.get(i)));
            assertTrue(written.endsWith(last), expected.get(i));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void boardTurned(String name) throws IOException {
        RecordedGame turned =
                RecordedGame.of(Capture.written(Capture.turned(name).messages()));
        Capture.of(name).assertSameGame(turned);
        assertEquals(
                List.of(Fault.TURNED),
                turned.facts(BoardFault.class).stream().map(BoardFault::fault).toList());
        assertTrue(turned.board().end().turned());
    }

    /** The clock stands with its other side to the board: the presses tell. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void clockTurned(String name) throws IOException {
        RecordedGame turned = RecordedGame.of(Capture.written(Capture.of(name).messages().stream()
                .map(message -> message instanceof DgtMessage.ClockTimes clock ? Capture.sidesSwapped(clock) : message)
                .toList()));
        Capture.of(name).assertSameGame(turned);
    }

    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void anyCutOfTheReads(String name) throws IOException {
        byte[] bytes = Capture.rawBytes(name);
        Random random = new Random(4);
        for (int run = 0; run < 20; run++) {
            StringBuilder text = new StringBuilder();
            int at = 0;
            while (at < bytes.length) {
                int end = Math.min(bytes.length, at + 1 + random.nextInt(run == 0 ? 1 : 200));
                text.append(Base64.getEncoder().encodeToString(java.util.Arrays.copyOfRange(bytes, at, end)))
                        .append('\n');
                at = end;
            }
            Capture.of(name).assertSameGame(RecordedGame.of(text.toString().getBytes()));
        }
        Capture.of(name).assertSameGame(RecordedGame.of(bytes));
    }

    /** Bytes that belong to no message, between the messages, with and without the top bit. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void garbageBetweenMessages(String name) throws IOException {
        Random random = new Random(5);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(0x42);
        for (DgtMessage message : Capture.of(name).messages()) {
            bytes.writeBytes(DgtEncoder.write(message));
            if (random.nextInt(20) == 0) {
                byte[] garbage = new byte[1 + random.nextInt(6)];
                random.nextBytes(garbage);
                // A broken message of two bytes and more may be a whole one by chance; this one never is.
                garbage[0] = (byte) 0xFF;
                bytes.writeBytes(garbage);
            }
        }
        RecordedGame game = RecordedGame.of(bytes.toByteArray());
        Capture.of(name).assertSameGame(game);
        assertTrue(game.summary().damaged() > 0);
    }

    /** A clock message may lose a byte, or all of them: the next one says the same. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void bytesOfClockMessagesLost(String name) throws IOException {
        Random random = new Random(6);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        boolean lostBefore = false;
        for (DgtMessage message : Capture.of(name).messages()) {
            byte[] written = DgtEncoder.write(message);
            boolean lose = message instanceof DgtMessage.ClockTimes && !lostBefore && random.nextInt(15) == 0;
            lostBefore = lose || lostBefore && !(message instanceof DgtMessage.ClockTimes);
            int lost = lose ? 1 + random.nextInt(written.length - 1) : -1;
            for (int i = 0; i < written.length; i++) {
                if (i != lost) {
                    bytes.write(written[i]);
                }
            }
        }
        assertEquals(Capture.of(name).expected(), Capture.of(name).moves(RecordedGame.of(bytes.toByteArray())));
    }

    /**
     * A change of a square is told once. Where it is lost without a trace, and nobody looks at the board, nothing is made up but
     * where legal play of two half-moves explains what is left (the knight's b4xc2 without its c2 is b4xd3 c2xd3).
     */
    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void anyOneChangeLost(String name) throws IOException {
        List<DgtMessage> messages = Capture.of(name).messages();
        List<String> expected = Capture.of(name).expected();
        List<String> madeUp = new ArrayList<>();
        int lost = 0;
        int whole = 0;
        for (int at = 1; at < messages.size(); at++) {
            if (messages.get(at) instanceof DgtMessage.FieldUpdate) {
                List<DgtMessage> others = new ArrayList<>(messages);
                others.remove(at);
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                others.stream().map(DgtEncoder::write).forEach(bytes::writeBytes);
                RecordedGame game = RecordedGame.of(bytes.toByteArray());
                List<String> moves = Capture.of(name).moves(game);
                boolean all = moves.equals(expected);
                if (!moves.equals(expected.subList(0, Math.min(moves.size(), expected.size())))) {
                    madeUp.add(at + ": " + messages.get(at));
                } else {
                    assertTrue(all || saysWhatIsOpen(game), "message " + at + ": " + moves.size() + " half-moves");
                }
                lost++;
                whole += all ? 1 : 0;
            }
        }
        assertEquals(
                name.equals("1") ? List.of("363: FieldUpdate[square=10, sensed=BLACK_KNIGHT]") : List.of(), madeUp);
        assertTrue(whole > lost * 0.85, whole + " of " + lost);
    }

    /** A damaged message about a square: nothing is made up, and what cannot be known is said. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "johan"})
    void anyOneChangeDamaged(String name) throws IOException {
        List<DgtMessage> messages = Capture.of(name).messages();
        List<String> expected = Capture.of(name).expected();
        int damaged = 0;
        int whole = 0;
        for (int at = 1; at < messages.size(); at++) {
            if (messages.get(at) instanceof DgtMessage.FieldUpdate) {
                RecordedGame game = RecordedGame.of(withoutLastByteOf(at, messages));
                List<String> moves = Capture.of(name).moves(game);
                boolean all = moves.equals(expected);
                assertEquals(expected.subList(0, moves.size()), moves);
                assertTrue(all || saysWhatIsOpen(game), "message " + at + ": " + moves.size() + " half-moves");
                damaged++;
                whole += all ? 1 : 0;
            }
        }
        assertTrue(whole > damaged * 0.85, whole + " of " + damaged);
    }

    private static boolean saysWhatIsOpen(RecordedGame game) {
        return game.facts(BoardFault.class).getLast().text().contains("leaves open which was played");
    }

    private static byte[] withoutLastByteOf(int damaged, List<DgtMessage> messages) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (int i = 0; i < messages.size(); i++) {
            byte[] written = DgtEncoder.write(messages.get(i));
            bytes.write(written, 0, written.length - (i == damaged ? 1 : 0));
        }
        return bytes.toByteArray();
    }
}
