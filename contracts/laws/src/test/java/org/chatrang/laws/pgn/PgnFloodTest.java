package org.chatrang.laws.pgn;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnFloodTest {
    private static final String BEFORE = "[Event \"before\"]\n\n1. e4 1-0\n\n";
    private static final String AFTER = "\n\n[Event \"after\"]\n\n1. d4 0-1\n";

    @ParameterizedTest
    @ValueSource(
            strings = {"e4 ", "x", "{", "(", "{a}", "{a} e4", "$1 ", "[", "1-0 ", "\"", ". ", "1. e4 {[%clk 0:01:00]"})
    void aLongLineOfAnythingCostsNoOtherGame(String pattern) throws IOException {
        assertTrue(gamesOfFlood(pattern, 8L << 20) <= 1);
    }

    @Test
    void aLineOf300MegabytesCostsNoOtherGame() throws IOException {
        assertEquals(1, gamesOfFlood("e4 {[%clk 0:01:00]} ", 300L << 20));
    }

    @Test
    void aLineOfTagsBegunAndNeverClosedCostsNoOtherGame() throws IOException {
        assertTrue(gamesOfFlood("[Event \"", 4L << 20) > 0);
    }

    /** How many games the reader makes of the flood between two good games. */
    private static int gamesOfFlood(String pattern, long length) throws IOException {
        InputStream in = new SequenceInputStream(Collections.enumeration(
                List.of(bytes(BEFORE), new Repeated(pattern.getBytes(ISO_8859_1), length), bytes(AFTER))));
        PgnReader reader = PgnReader.of(in);
        assertEquals("before", reader.next().orElseThrow().tag("Event").orElseThrow());
        List<PgnGame> rest = reader.games().toList();
        assertEquals("after", rest.getLast().tag("Event").orElseThrow());
        assertEquals("d4", rest.getLast().plies().getFirst().san());
        return rest.size() - 1;
    }

    @Property(tries = 500)
    void noBytesAreAnError(@ForAll @Size(max = 2000) byte[] noise) throws IOException {
        assertTrue(PgnReader.of(new ByteArrayInputStream(noise)).games().count() >= 0);
    }

    @Property(tries = 500)
    void noiseAfterAGameLeavesItAlone(@ForAll @StringLength(max = 300) String noise) {
        PgnGame game = PgnReader.of(BEFORE + noise).games().findFirst().orElseThrow();
        assertEquals("e4", game.plies().getFirst().san());
        assertEquals(List.of(), game.problems());
    }

    private static InputStream bytes(String text) {
        return new ByteArrayInputStream(text.getBytes(ISO_8859_1));
    }

    /** A pattern again and again, {@code length} bytes of it. */
    private static final class Repeated extends InputStream {
        private final byte[] pattern;
        private long left;
        private int at;

        Repeated(byte[] pattern, long length) {
            this.pattern = pattern;
            this.left = length;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] into, int offset, int length) {
            if (left == 0) {
                return -1;
            }
            int count = (int) Math.min(length, left);
            for (int i = 0; i < count; i++) {
                into[offset + i] = pattern[at];
                at = at + 1 == pattern.length ? 0 : at + 1;
            }
            left -= count;
            return count;
        }
    }
}
