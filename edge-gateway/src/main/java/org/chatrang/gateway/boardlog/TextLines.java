package org.chatrang.gateway.boardlog;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/**
 * A recording in base64, line by line. Blank lines and lines that begin with {@code #} say nothing; a byte order mark, blanks
 * around a line and either kind of line end do not matter. A line that cannot be read costs only itself.
 */
final class TextLines {
    private static final String BYTE_ORDER_MARK =
            new String(new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF}, StandardCharsets.ISO_8859_1);

    private final RecordedBytes.Content content;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();
    private int number;
    /** Lines in a row of which nothing could be read, the first and the last of them, and what is wrong with the first. */
    private int unreadable;

    private int first;
    private int last;
    private String fault;
    private int cut;

    TextLines(RecordedBytes.Content content) {
        this.content = content;
    }

    void accept(byte[] bytes, int offset, int count) {
        for (int i = offset; i < offset + count; i++) {
            if (bytes[i] == '\n') {
                take();
            } else {
                line.write(bytes[i]);
            }
        }
    }

    /** No more comes. */
    void end() {
        if (line.size() > 0) {
            take();
            cut = number;
        }
        tellUnreadable();
    }

    /** A line without what does not count in it. */
    static String stripped(byte[] line) {
        String text = new String(line, StandardCharsets.ISO_8859_1);
        return (text.startsWith(BYTE_ORDER_MARK) ? text.substring(BYTE_ORDER_MARK.length()) : text).strip();
    }

    static boolean saysNothing(String line) {
        return line.isEmpty() || line.startsWith("#");
    }

    /** The number of the line that had no end, 0 if all had. */
    int cut() {
        return cut;
    }

    private void take() {
        String text = stripped(line.toByteArray());
        line.reset();
        number++;
        if (saysNothing(text)) {
            return;
        }
        Base64Line read = Base64Line.of(text);
        if (read.bytes().length > 0) {
            tellUnreadable();
            content.bytes(read.bytes(), 0, read.bytes().length);
            if (read.fault() != null) {
                content.unreadable(1, "line " + number + " " + read.fault());
            }
        } else if (read.fault() != null) {
            if (unreadable++ == 0) {
                first = number;
                fault = read.fault();
            }
            last = number;
        }
    }

    private void tellUnreadable() {
        if (unreadable == 1) {
            content.unreadable(1, "line " + first + " " + fault);
        } else if (unreadable > 1) {
            content.unreadable(
                    unreadable, "lines " + first + " to " + last + ", " + unreadable + " of them: the first " + fault);
        }
        unreadable = 0;
    }
}
