package org.chatrang.launcher.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.launcher.Outcome;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardLogCommandTest {
    @TempDir
    Path directory;

    @Test
    void oneLineOfJsonAnEvent() throws IOException {
        Path file = recording(
                new DgtMessage.BoardDump(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")),
                clock(5400, 5400, false),
                new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_PAWN),
                clock(5430, 5400, true));
        Outcome outcome = Outcome.of("board-log", file.toString());
        assertEquals(0, outcome.exitCode());
        assertEquals(
                List.of(
                        "{\"kind\":\"CLOCK\",\"ply\":null,\"uci\":null,\"san\":null,\"clock\":{\"white\":5400,"
                                + "\"black\":5400,\"running\":\"WHITE\",\"flag\":null},\"occasion\":\"SIDE_CHANGE\"}",
                        "{\"kind\":\"MOVE_PROVISIONAL\",\"ply\":1,\"uci\":\"e2e4\",\"san\":\"e4\",\"clock\":null}",
                        "{\"kind\":\"MOVE_COMPLETED\",\"ply\":1,\"uci\":\"e2e4\",\"san\":\"e4\",\"clock\":{\"white\":"
                                + "5430,\"black\":5400,\"running\":\"BLACK\",\"flag\":null},\"completedBy\":\"PRESS\","
                                + "\"placement\":\"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR\","
                                + "\"touched\":[\"e2\"]}"),
                outcome.out());
    }

    @Test
    void resultFromAnotherStart() throws IOException {
        Path file = recording(
                new DgtMessage.BoardDump(SensedBoard.ofPlacement("8/8/3k4/8/8/3K4/P7/8")),
                new DgtMessage.FieldUpdate(Square.of("d3"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("d6"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("d5"), Sensed.BLACK_KING),
                new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_KING));
        Outcome outcome = Outcome.of("board-log", "--fen", "8/8/3k4/8/8/3K4/P7/8 w - - 0 60", file.toString());
        assertEquals(
                "{\"kind\":\"RESULT_GESTURE\",\"ply\":null,\"uci\":null,\"san\":null,\"clock\":null,"
                        + "\"result\":\"1-0\",\"squares\":[\"e4\",\"d5\"]}",
                outcome.out().getLast());
    }

    @Test
    void whatIsNoRecordingIsAnError() throws IOException {
        Path text = Files.writeString(directory.resolve("a.txt"), "e2-e4\n");
        assertEquals(2, Outcome.of("board-log", text.toString()).exitCode());
        Path bytes = Files.write(directory.resolve("b.bin"), new byte[] {(byte) 0x86, 1, 2, 3});
        assertEquals(2, Outcome.of("board-log", bytes.toString()).exitCode());
        Outcome missing = Outcome.of("board-log", directory.resolve("none").toString());
        assertEquals(2, missing.exitCode());
        assertTrue(missing.err().getFirst().contains("none"), missing.err()::toString);
        assertEquals(
                2, Outcome.of("board-log", "--fen", "nonsense", text.toString()).exitCode());
    }

    private Path recording(DgtMessage... messages) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (DgtMessage message : messages) {
            bytes.writeBytes(DgtEncoder.write(message));
        }
        return Files.write(directory.resolve("recording"), bytes.toByteArray());
    }

    private static DgtMessage clock(long left, long right, boolean rightUp) {
        return new DgtMessage.ClockTimes(
                ClockDigits.ofSeconds(left), ClockDigits.ofSeconds(right), true, rightUp, false, rightUp ? 2 : 1);
    }
}
