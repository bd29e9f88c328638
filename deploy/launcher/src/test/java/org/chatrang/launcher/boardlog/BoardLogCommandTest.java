package org.chatrang.launcher.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.chatrang.gateway.dgt.BusEncoder;
import org.chatrang.gateway.dgt.BusMessage;
import org.chatrang.gateway.dgt.ClockDigits;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.dgt.EepromRecord;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.launcher.Outcome;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BoardLogCommandTest {
    private static final DgtMessage START =
            new DgtMessage.BoardDump(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
    private static final DgtMessage E2 = new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.EMPTY);
    private static final DgtMessage E4 = new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_PAWN);

    @TempDir
    Path directory;

    @Test
    void oneLineOfJsonAnEvent() throws IOException {
        Path file = recording(START, clock(5400, 5400, false), E2, E4, clock(5430, 5400, true));
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
        byte[] random = new byte[1_000_000];
        new Random(1).nextBytes(random);
        assertNoRecording(random);
        assertNoRecording("e2-e4\n".getBytes());
        assertNoRecording(new byte[] {(byte) 0x86, 1, 2, 3});
        Path empty = Files.createFile(directory.resolve("empty"));
        assertEquals(
                List.of("chatrang board-log: " + empty + ": it is empty (see chatrang board-log --help)"),
                Outcome.of("board-log", empty.toString()).err());
        assertEquals(2, Outcome.of("board-log", directory.toString()).exitCode());
        Outcome missing = Outcome.of("board-log", directory.resolve("none").toString());
        assertEquals(2, missing.exitCode());
        assertTrue(missing.err().getFirst().contains("none: no such file"), missing.err()::toString);
        assertEquals(
                2,
                Outcome.of("board-log", "--fen", "nonsense", empty.toString()).exitCode());
    }

    private void assertNoRecording(byte[] bytes) throws IOException {
        Path file = Files.write(directory.resolve("none.bin"), bytes);
        Outcome outcome = Outcome.of("board-log", file.toString());
        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.err().size(), outcome.err()::toString);
        assertTrue(outcome.err().getFirst().contains("this is no recording of a board: "), outcome.err()::toString);
    }

    @Test
    void aLineThatCannotBeReadIsNamed() throws IOException {
        String text = "# table 17\n" + Base64.getEncoder().encodeToString(Files.readAllBytes(recording(START, E2, E4)))
                + "\nhgB?\n";
        Path file = Files.writeString(directory.resolve("recording.txt"), "\uFEFF" + text);
        Outcome outcome = Outcome.of("board-log", file.toString());
        assertEquals(2, outcome.exitCode());
        assertTrue(outcome.out()
                .contains("{\"kind\":\"FAULT\",\"ply\":null,\"uci\":null,\"san\":null,\"clock\":null,"
                        + "\"fault\":\"CORRUPT_DATA\",\"note\":\"line 3 is no base64 (character 4): \\\"hgB?\\\"\"}"));
        assertTrue(outcome.out().getLast().startsWith("{\"kind\":\"MOVE_COMPLETED\",\"ply\":1,"));
        assertEquals(
                List.of(
                        "3 messages, 0 damaged; 1 half-move completed, no result shown; board not turned",
                        "chatrang board-log: " + file + ": 1 line cannot be read: line 3 is no base64 (character 4):"
                                + " \"hgB?\""),
                outcome.err());
    }

    @Test
    void withoutTheWholeBoardItIsSaidWhatToDo() throws IOException {
        Outcome outcome = Outcome.of("board-log", recording(E2, E4).toString());
        assertEquals(2, outcome.exitCode());
        assertEquals(1, outcome.out().size());
        assertTrue(outcome.out().getFirst().contains("(message 86, BOARD_DUMP)"), outcome.out()::toString);
        assertEquals(
                "2 messages, 0 damaged; 0 half-moves completed, no result shown; how the board stands is not known",
                outcome.err().getFirst());
        assertTrue(outcome.err().getLast().contains("send the board the byte 42 (SEND_BRD) first"));
    }

    /** Each line has the fields of its kind, all of them and no others, in the same order. */
    @Test
    void everyLineHasTheFieldsOfItsKind() throws IOException {
        Outcome outcome = Outcome.of("board-log", twoGames().toString());
        assertEquals(0, outcome.exitCode());
        List<String> head = List.of("kind", "ply", "uci", "san", "clock");
        Map<String, List<String>> more = Map.of(
                "MOVE_PROVISIONAL", List.of(),
                "MOVE_COMPLETED", List.of("completedBy", "placement", "touched"),
                "MOVE_WITHDRAWN", List.of(),
                "RESULT_GESTURE", List.of("result", "squares"),
                "PLACEMENT", List.of("placement", "pressed", "nearestLine", "setUp"),
                "CLOCK", List.of("occasion"),
                "FAULT", List.of("fault"));
        Set<String> kinds = new TreeSet<>();
        for (String line : outcome.out()) {
            JsonNode event = new ObjectMapper().readTree(line);
            List<String> fields = new ArrayList<>(head);
            fields.addAll(more.get(event.get("kind").asText()));
            if (event.has("note")) {
                fields.add("note");
            }
            List<String> found = new ArrayList<>();
            event.fieldNames().forEachRemaining(found::add);
            assertEquals(fields, found, line);
            if (event.get("clock").isObject()) {
                List<String> clock = new ArrayList<>();
                event.get("clock").fieldNames().forEachRemaining(clock::add);
                assertEquals(List.of("white", "black", "running", "flag"), clock, line);
            }
            kinds.add(event.get("kind").asText());
        }
        assertEquals(new TreeSet<>(more.keySet()), kinds);
    }

    @Test
    void gamesAreNamedOneByOne() throws IOException {
        Outcome outcome = Outcome.of("board-log", twoGames().toString());
        assertEquals(
                List.of(
                        "22 messages, 1 damaged; 2 games; board not turned",
                        "game 1: 2 half-moves completed, 1-0 shown",
                        "game 2: 1 half-move completed, no result shown"),
                outcome.err());
    }

    @Test
    void onABusEachLineNamesItsBoard() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        SensedBoard start = ((DgtMessage.BoardDump) START).board();
        List<BusMessage> messages = List.of(
                new BusMessage.Clock(1025, clock(5400, 5400, false)),
                new BusMessage.BoardDump(1025, start),
                new BusMessage.Changes(
                        1025,
                        List.of(
                                new EepromRecord.SquareChanged(Square.of("e2"), Sensed.EMPTY, false),
                                new EepromRecord.SquareChanged(Square.of("e4"), Sensed.WHITE_PAWN, false),
                                new EepromRecord.TimeStopped(ClockSide.LEFT, ClockDigits.ofSeconds(5395)))),
                new BusMessage.Ping(77));
        messages.forEach(message -> bytes.writeBytes(BusEncoder.write(message)));
        Path file = Files.write(directory.resolve("bus"), bytes.toByteArray());
        Outcome outcome = Outcome.of("board-log", file.toString());
        assertTrue(
                outcome.out().stream().allMatch(line -> line.endsWith(",\"board\":\"01025\"}")),
                outcome.out()::toString);
        assertTrue(outcome.out().getLast().startsWith("{\"kind\":\"MOVE_COMPLETED\",\"ply\":1,\"uci\":\"e2e4\""));
        assertEquals(
                List.of(
                        "4 messages, 0 damaged; a bus with 2 boards",
                        "board 01025: 1 half-move completed, no result shown; board not turned",
                        "board 00077: 0 half-moves completed, no result shown; how the board stands is not known",
                        "chatrang board-log: " + file
                                + ": board 00077: the whole board was never sent (message 83), and"
                                + " before that nothing can be told of what stands on it; record again and ask the"
                                + " board for it with 82 (SEND_BRD) first"),
                outcome.err());
        assertEquals(2, outcome.exitCode());
    }

    /** 1.e4 (after a look at d4) e5, White has won; 1.e4. */
    private Path twoGames() throws IOException {
        List<DgtMessage> messages = new ArrayList<>(List.of(
                START,
                clock(5400, 5400, false),
                E2,
                new DgtMessage.FieldUpdate(Square.of("e3"), Sensed.WHITE_PAWN),
                new DgtMessage.FieldUpdate(Square.of("e3"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("e2"), Sensed.WHITE_PAWN),
                E2,
                E4,
                clock(5395, 5400, true),
                new DgtMessage.FieldUpdate(Square.of("e7"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("e5"), Sensed.BLACK_PAWN),
                clock(5395, 5390, false),
                new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("e1"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("e8"), Sensed.EMPTY),
                new DgtMessage.FieldUpdate(Square.of("d5"), Sensed.BLACK_KING),
                new DgtMessage.FieldUpdate(Square.of("e4"), Sensed.WHITE_KING),
                START,
                clock(5400, 5400, false),
                E2,
                E4));
        Path file = recording(messages.toArray(DgtMessage[]::new));
        Files.write(file, new byte[] {(byte) 0x8E, 0}, StandardOpenOption.APPEND);
        Files.write(file, DgtEncoder.write(clock(5395, 5400, true)), StandardOpenOption.APPEND);
        return file;
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
