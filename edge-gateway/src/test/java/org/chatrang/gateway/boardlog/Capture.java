package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtDecoder;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.SensedBoard;

/** A real recording as messages, to be sent again in another way. */
record Capture(String name, List<DgtMessage> messages) {
    Capture {
        messages = List.copyOf(messages);
    }

    static Capture of(String name) throws IOException {
        return new Capture(name, read(rawBytes(name)));
    }

    /** As a board sends it whose connector is at White's right hand, and the clock with it. */
    static Capture turned(String name) throws IOException {
        return new Capture(
                name, of(name).messages().stream().map(Capture::turned).toList());
    }

    static byte[] rawBytes(String name) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        RecordedBytes.of(Captures.bytes(name + ".inbytes")).forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }

    static List<DgtMessage> read(byte[] bytes) {
        List<DgtMessage> messages = new ArrayList<>();
        DgtDecoder decoder = new DgtDecoder(messages::add);
        decoder.accept(bytes);
        decoder.end();
        return messages;
    }

    static byte[] written(List<DgtMessage> messages) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        messages.stream().map(DgtEncoder::write).forEach(bytes::writeBytes);
        return bytes.toByteArray();
    }

    static DgtMessage turned(DgtMessage message) {
        return switch (message) {
            case DgtMessage.BoardDump dump ->
                new DgtMessage.BoardDump(dump.board().turned());
            case DgtMessage.FieldUpdate update -> new DgtMessage.FieldUpdate(63 - update.square(), update.sensed());
            case DgtMessage.ClockTimes clock -> sidesSwapped(clock);
            default -> message;
        };
    }

    static DgtMessage sidesSwapped(DgtMessage.ClockTimes clock) {
        ClockDigits left = clock.right();
        return new DgtMessage.ClockTimes(
                left, clock.left(), clock.running(), !clock.rightUp(), clock.lowBattery(), 3 - clock.hint());
    }

    /** The whole board after that message. */
    DgtMessage.BoardDump boardAfter(int index) {
        SensedBoard board = SensedBoard.empty();
        for (DgtMessage message : messages.subList(0, index + 1)) {
            board = switch (message) {
                case DgtMessage.BoardDump dump -> dump.board();
                case DgtMessage.FieldUpdate update -> board.with(update.square(), update.sensed());
                default -> board;
            };
        }
        return new DgtMessage.BoardDump(board);
    }

    List<DgtMessage> first(int count) {
        return messages.subList(0, count);
    }

    List<DgtMessage> from(int index) {
        return messages.subList(index, messages.size());
    }

    /** The moves of the game as they are known. */
    List<String> expected() throws IOException {
        return RealCapturesTest.moves(Captures.text(name.equals("1") ? "1.uci" : "johan.pgn"));
    }

    List<String> moves(RecordedGame game) {
        return name.equals("1") ? game.moves() : game.san();
    }

    @Override
    public String toString() {
        return name + (boardAfter(0).board().equals(MidGame.start()) ? "" : " turned");
    }

    /** All half-moves, when they were pressed and with which clock, and the result: as in the recording as it is. */
    void assertSameGame(RecordedGame game) throws IOException {
        RecordedGame asRecorded = RecordedGame.of(Captures.bytes(name + ".inbytes"));
        assertEquals(expected(), moves(game));
        List<MoveCompleted> completed = game.facts(MoveCompleted.class);
        for (int i = 0; i < completed.size(); i++) {
            assertEquals(asRecorded.facts(MoveCompleted.class).get(i), completed.get(i));
        }
        assertEquals(asRecorded.facts(ResultGesture.class), game.facts(ResultGesture.class));
    }
}
