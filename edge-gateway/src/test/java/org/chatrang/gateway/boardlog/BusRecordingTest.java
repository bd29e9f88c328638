package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.events.MoveCompleted;
import org.chatrang.gateway.dgt.BusEncoder;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.inference.GameOnBoard;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.SensedBoard;
import org.junit.jupiter.api.Test;

/** A recording of bus mode: the answers of several boards that share a line. */
class BusRecordingTest {
    private static final List<String> LONGER = List.of(Recorder.SHORT.split(" "));
    private static final List<String> SHORTER = List.of("d4", "d5", "c4", "e6", "Nc3", "Nf6");

    @Test
    void eachBoardForItself() {
        byte[] recording = recording();
        for (byte[] form : List.of(recording, Base64.getMimeEncoder().encode(recording))) {
            Map<String, List<String>> moves = new LinkedHashMap<>();
            BoardLog log = new BoardLog(GameOnBoard.usual(), (board, event) -> {
                if (event instanceof BoardEvent.Observed seen && seen.fact() instanceof MoveCompleted) {
                    moves.computeIfAbsent(board, first -> new ArrayList<>()).add(seen.san());
                }
            });
            for (int at = 0; at < form.length; at += 50) {
                log.accept(form, at, Math.min(50, form.length - at));
            }
            BoardLog.Summary summary = log.end();
            assertEquals(Map.of("01025", LONGER, "00077", SHORTER), moves);
            assertEquals(
                    List.of("01025", "00077"),
                    summary.boards().stream().map(BoardSummary::board).toList());
            assertEquals(
                    List.of(false, true),
                    summary.boards().stream().map(board -> board.end().turned()).toList());
            assertEquals(1, summary.damaged());
            assertEquals(summary.known(), summary.messages());
        }
    }

    /** The first board is not turned, the second is; they are asked by turns, every third change or so. */
    private static byte[] recording() {
        List<DgtMessage> first = Recorder.game(Recorder.SHORT).messages();
        List<DgtMessage> second = Recorder.game(String.join(" ", SHORTER)).messages().stream()
                .map(Capture::turned)
                .toList();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        begin(1025, first, bytes);
        bytes.writeBytes(new byte[] {(byte) 0x85, 0, 9, 8, 1, 0x40}); // an answer broken off
        begin(77, second, bytes);
        for (int at = 2; at < first.size(); at += 3) {
            changes(1025, first, at, bytes);
            changes(77, second, at, bytes);
        }
        return bytes.toByteArray();
    }

    private static void begin(int address, List<DgtMessage> game, ByteArrayOutputStream bytes) {
        SensedBoard board = ((DgtMessage.BoardDump) game.get(0)).board();
        write(new BusMessage.Ping(address), bytes);
        write(new BusMessage.Clock(address, game.get(1)), bytes);
        write(new BusMessage.BoardDump(address, board), bytes);
    }

    private static void changes(int address, List<DgtMessage> game, int at, ByteArrayOutputStream bytes) {
        if (at >= game.size()) {
            return;
        }
        int end = Math.min(game.size(), at + 3);
        List<EepromRecord> before = Recorder.log(game.subList(0, at));
        List<EepromRecord> now = Recorder.log(game.subList(0, end));
        DgtMessage clock = game.subList(0, end).stream()
                .filter(DgtMessage.ClockTimes.class::isInstance)
                .toList()
                .getLast();
        write(new BusMessage.Clock(address, clock), bytes);
        write(new BusMessage.Changes(address, now.subList(before.size(), now.size())), bytes);
    }

    private static void write(BusMessage message, ByteArrayOutputStream bytes) {
        bytes.writeBytes(BusEncoder.write(message));
    }
}
