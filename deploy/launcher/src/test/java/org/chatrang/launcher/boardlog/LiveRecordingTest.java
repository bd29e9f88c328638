package org.chatrang.launcher.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.launcher.Chatrang;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Bytes that are still being recorded, through a pipe. */
@Timeout(60)
class LiveRecordingTest {
    @TempDir
    Path directory;

    @Test
    void eachEventIsTold() throws Exception {
        Process command = start();
        try (OutputStream board = command.getOutputStream();
                BufferedReader events = command.inputReader()) {
            send(
                    board,
                    new DgtMessage.BoardDump(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")));
            send(board, clock(5400, false));
            assertTrue(events.readLine().startsWith("{\"kind\":\"CLOCK\""));
            send(board, new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.EMPTY));
            send(board, new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_PAWN));
            assertTrue(events.readLine().startsWith("{\"kind\":\"MOVE_PROVISIONAL\",\"ply\":1,\"uci\":\"e2e4\""));
            send(board, clock(5395, true));
            send(board, new DgtMessage.FieldUpdate(Square.of("e7"), Sensed.EMPTY));
            assertTrue(events.readLine().startsWith("{\"kind\":\"MOVE_COMPLETED\",\"ply\":1,\"uci\":\"e2e4\""));
            board.close();
            assertEquals(0, command.waitFor());
        } finally {
            command.destroyForcibly();
        }
    }

    /** As with {@code | head}: nobody reads on, so there is nothing more to do, and nothing to say. */
    @Test
    void whenNobodyReadsItEnds() throws Exception {
        Process command = start();
        OutputStream board = command.getOutputStream(); // closing it would fail, as the command has closed its end
        try {
            send(
                    board,
                    new DgtMessage.BoardDump(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR")));
            send(board, clock(5400, false));
            BufferedReader events = command.inputReader();
            events.readLine();
            events.close();
            int seconds = 5399;
            try {
                while (!command.waitFor(20, TimeUnit.MILLISECONDS)) {
                    send(board, clock(seconds -= 11, false)); // each gives a line
                }
            } catch (IOException ended) {
                // it reads no more
            }
            assertEquals(0, command.waitFor());
            assertEquals("", Files.readString(errors()));
        } finally {
            command.destroyForcibly();
        }
    }

    private Process start() throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        Chatrang.class.getName(),
                        "board-log",
                        "-")
                .redirectError(errors().toFile())
                .start();
    }

    private Path errors() {
        return directory.resolve("errors");
    }

    private static void send(OutputStream board, DgtMessage message) throws IOException {
        board.write(DgtEncoder.write(message));
        board.flush();
    }

    private static DgtMessage clock(long left, boolean rightUp) {
        return new DgtMessage.ClockTimes(
                ClockDigits.ofSeconds(left), ClockDigits.ofSeconds(5400), true, rightUp, false, rightUp ? 2 : 1);
    }
}
