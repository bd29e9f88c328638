package org.chatrang.launcher.canmate;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines that hold a position: no blank ones, none that begin with #. Of a line too long for any position the beginning is
 * kept; a byte order mark before the first line is passed over.
 */
final class FenLines {
    private static final int LONGEST = 400;
    private static final int AT_ONCE = 64;

    private static final String BYTE_ORDER_MARK = "\uFEFF";

    private final InputStream input;
    private boolean begun;

    FenLines(InputStream input) {
        this.input = new BufferedInputStream(input, 1 << 16);
    }

    /** The next lines, as many as are there without waiting; at least one unless the input has ended. */
    List<String> next() throws IOException {
        List<String> lines = new ArrayList<>();
        do {
            String line = line();
            if (line == null) {
                break;
            }
            String text = line.strip();
            if (!text.isEmpty() && text.charAt(0) != '#') {
                lines.add(text);
            }
        } while (lines.isEmpty() || lines.size() < AT_ONCE && input.available() > 0);
        return lines;
    }

    private String line() throws IOException {
        byte[] bytes = new byte[LONGEST];
        int length = 0;
        int read = input.read();
        if (read < 0) {
            return null;
        }
        for (; read >= 0 && read != '\n'; read = input.read()) {
            if (length < LONGEST) {
                bytes[length++] = (byte) read;
            }
        }
        String line = new String(bytes, 0, length, StandardCharsets.UTF_8);
        boolean marked = !begun && line.startsWith(BYTE_ORDER_MARK);
        begun = true;
        return marked ? line.substring(BYTE_ORDER_MARK.length()) : line;
    }
}
