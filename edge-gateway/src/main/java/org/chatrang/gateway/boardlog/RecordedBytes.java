package org.chatrang.gateway.boardlog;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The bytes of a recording: raw as they came, or as text in base64. Which it is shows early: a board's messages have a zero byte
 * in their head, which no text has, and text has lines that say bytes with the top bit set, as each message begins with one. Text
 * of two bytes a character, as some shells write it, is text, too.
 */
final class RecordedBytes {
    private static final int HIGH = 0xFF;
    private static final int LOW = 0xFE;

    private final Content content;
    private final TextLines lines;
    /** What came before it was known what it is. */
    private final ByteArrayOutputStream beginning = new ByteArrayOutputStream();

    private int looked;
    private int lineBegin;
    private Form form;

    /** What is made of the bytes. */
    interface Content {
        /** The next bytes that the board sent. */
        void bytes(byte[] bytes, int offset, int count);

        /** So many lines cannot be read. */
        void unreadable(int lines, String text);
    }

    private enum Form {
        RAW,
        TEXT,
        WIDE_TEXT
    }

    RecordedBytes(Content content) {
        this.content = content;
        lines = new TextLines(content);
    }

    /** The bytes in a whole recording, as they were read one by one if it is text. */
    static List<byte[]> of(byte[] file) {
        List<byte[]> reads = new ArrayList<>();
        RecordedBytes recorded = new RecordedBytes(new Content() {
            @Override
            public void bytes(byte[] bytes, int offset, int count) {
                reads.add(Arrays.copyOfRange(bytes, offset, offset + count));
            }

            @Override
            public void unreadable(int lines, String text) {
                throw new IllegalArgumentException(text);
            }
        });
        recorded.accept(file, 0, file.length);
        recorded.end();
        return reads;
    }

    void accept(byte[] bytes, int offset, int count) {
        if (form != null) {
            pass(bytes, offset, count);
            return;
        }
        beginning.write(bytes, offset, count);
        look(beginning.toByteArray());
        if (form != null) {
            passBeginning();
        }
    }

    /** No more comes. */
    void end() {
        if (form == null) {
            byte[] bytes = beginning.toByteArray();
            byte[] last = Arrays.copyOfRange(bytes, lineBegin, bytes.length);
            form = saysBytesOfABoard(last) || !hasTopBit(bytes) ? Form.TEXT : Form.RAW;
            passBeginning();
        }
        lines.end();
    }

    /** The number of the line in which it ended, 0 if it is no text or ended with a line's end. */
    int cutLine() {
        return lines.cut();
    }

    private void look(byte[] bytes) {
        if (bytes.length >= 2 && isWide(bytes[0] & 0xFF, bytes[1] & 0xFF)) {
            form = Form.WIDE_TEXT;
        }
        for (; looked < bytes.length && form == null; looked++) {
            if (bytes[looked] == 0) {
                form = Form.RAW;
            } else if (bytes[looked] == '\n') {
                form = saysBytesOfABoard(Arrays.copyOfRange(bytes, lineBegin, looked)) ? Form.TEXT : null;
                lineBegin = looked + 1;
            }
        }
    }

    private static boolean isWide(int first, int second) {
        return first == HIGH && second == LOW || first == LOW && second == HIGH;
    }

    private static boolean saysBytesOfABoard(byte[] line) {
        String text = TextLines.stripped(line);
        return !TextLines.saysNothing(text) && hasTopBit(Base64Line.of(text).bytes());
    }

    private static boolean hasTopBit(byte[] bytes) {
        for (byte value : bytes) {
            if (value < 0) {
                return true;
            }
        }
        return false;
    }

    private void passBeginning() {
        byte[] bytes = beginning.toByteArray();
        beginning.reset();
        pass(bytes, 0, bytes.length);
    }

    private void pass(byte[] bytes, int offset, int count) {
        switch (form) {
            case RAW -> content.bytes(bytes, offset, count);
            case TEXT -> lines.accept(bytes, offset, count);
            case WIDE_TEXT -> {
                for (int i = offset; i < offset + count; i++) {
                    if (bytes[i] > 0) {
                        lines.accept(bytes, i, 1);
                    }
                }
            }
        }
    }
}
