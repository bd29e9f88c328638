package org.chatrang.gateway.boardlog;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Base64;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.chatrang.gateway.dgt.DgtEncoder;
import org.junit.jupiter.api.Test;

/** Raw bytes and base64 in every form in which people have them; and what is no recording of a board. */
class RecordingFormsTest {
    private static final Recorder GAME = Recorder.game(Recorder.SHORT);
    private static final RecordedGame EXPECTED = RecordedGame.of(GAME.bytes());

    @Test
    void theGameIsThere() {
        assertEquals(List.of(Recorder.SHORT.split(" ")), EXPECTED.san());
    }

    @Test
    void oneReadALine() {
        assertSame(lines("\n"));
        assertSame(lines("\r\n"));
        assertSame(lines("\n").stripTrailing());
    }

    @Test
    void byteOrderMarks() {
        assertSame("\uFEFF" + lines("\n"));
        assertSame("\uFEFF" + lines("\r\n"));
        assertSame("\uFEFF# two recordings, one after the other\n\uFEFF" + lines("\n"));
        assertSame(("\uFEFF" + lines("\r\n")).getBytes(UTF_16LE));
    }

    @Test
    void blanksAndComments() {
        assertSame("\n\n# Tisch 17, Käthe – Jürgen\n \t\n" + lines(" \t\r\n\r\n#\n  \t"));
    }

    @Test
    void otherLines() {
        byte[] bytes = GAME.bytes();
        assertSame(lines(""));
        assertSame(lines(" "));
        assertSame(lines("\n").replace("=", ""));
        assertSame(Base64.getEncoder().encodeToString(bytes));
        assertSame(Base64.getMimeEncoder().encodeToString(bytes));
        assertSame(Base64.getMimeEncoder(4, new byte[] {'\n'}).encodeToString(bytes));
    }

    @Test
    void asItComesByteByByte() {
        for (byte[] whole :
                List.of(GAME.bytes(), lines("\n").getBytes(UTF_8), lines(" ").getBytes(UTF_8))) {
            List<byte[]> single = new java.util.ArrayList<>();
            for (byte value : whole) {
                single.add(new byte[] {value});
            }
            assertEquals(EXPECTED, RecordedGame.ofReads(single));
        }
    }

    @Test
    void whatIsNoRecording() {
        byte[] random = new byte[1_000_000];
        new Random(3).nextBytes(random);
        assertNone(random);
        assertNone(new byte[0]);
        assertNone(new byte[100_000]);
        assertNone("e2-e4\n".getBytes(UTF_8));
        assertNone("word\n".repeat(100).getBytes(UTF_8));
        assertNone("# only a comment\n".getBytes(UTF_8));
        assertNone(java.util.HexFormat.of().formatHex(GAME.bytes()).getBytes(UTF_8));
        assertNone(new byte[] {(byte) 0x86, 1, 2, 3});
    }

    @Test
    void anyRecordingWithTheWholeBoardIsOne() {
        assertTrue(EXPECTED.summary().isOfABoard());
        byte[] board = DgtEncoder.write(GAME.messages().getFirst());
        assertTrue(RecordedGame.of(board).summary().isOfABoard());
    }

    private static void assertNone(byte[] bytes) {
        RecordedGame none = RecordedGame.of(bytes);
        assertFalse(none.summary().isOfABoard());
        assertEquals(List.of(), none.san());
    }

    private static void assertSame(String text) {
        assertSame(text.getBytes(UTF_8));
    }

    private static void assertSame(byte[] recording) {
        assertEquals(EXPECTED, RecordedGame.of(recording));
    }

    private static String lines(String end) {
        return GAME.messages().stream()
                .map(message -> Base64.getEncoder().encodeToString(DgtEncoder.write(message)) + end)
                .collect(Collectors.joining());
    }
}
