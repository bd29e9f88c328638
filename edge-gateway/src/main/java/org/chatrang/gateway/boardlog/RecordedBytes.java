package org.chatrang.gateway.boardlog;

import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/**
 * The bytes of a recording, read by read: raw as they came, or as text with one read a line in base64. A board's bytes always
 * have some with the top bit set, base64 has none, so the two cannot be mistaken for each other.
 */
final class RecordedBytes {
    private RecordedBytes() {}

    /**
     * The reads of a recording.
     *
     * @throws IllegalArgumentException if it is text and a line of it is no base64; the message names the line
     */
    static List<byte[]> of(byte[] file) {
        for (byte value : file) {
            if (value < 0) {
                return List.of(file);
            }
        }
        List<byte[]> reads = new ArrayList<>();
        String[] lines = new String(file, java.nio.charset.StandardCharsets.US_ASCII).split("\\R");
        for (int i = 0; i < lines.length; i++) {
            reads.add(decoded(lines[i].strip(), i + 1));
        }
        return reads;
    }

    private static byte[] decoded(String line, int number) {
        try {
            return Base64.getDecoder().decode(line);
        } catch (IllegalArgumentException e) {
            String beginning = line.length() <= 20 ? line : line.substring(0, 20) + "...";
            throw new IllegalArgumentException(
                    "line " + number + ": \"" + beginning + "\" is no base64, and the file has no byte of a board's "
                            + "message in it; give raw bytes, or base64 with one read a line",
                    e);
        }
    }
}
