package org.chatrang.laws.pgn;

import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;

/** Characters with a bounded look ahead and line numbers; CR, LF and CR LF all read as one {@code \n}. */
final class PgnSource implements Closeable {
    static final int END = -1;
    static final int LOOK_AHEAD = 512;

    private final Reader in;
    private final char[] buffer = new char[16 * 1024];
    private int from;
    private int to;
    private boolean ended;
    private boolean lineStart = true;
    private long line = 1;
    private long consumed;

    PgnSource(Reader in) {
        this.in = in;
    }

    /** The character {@code ahead} places on (0: the next one), raw; {@link #END} after the last. */
    int peek(int ahead) throws IOException {
        if (from + ahead >= to && !fill(ahead)) {
            return END;
        }
        return buffer[from + ahead];
    }

    /** The next character, or {@link #END}. */
    int next() throws IOException {
        if (from >= to && !fill(0)) {
            return END;
        }
        char c = buffer[from++];
        consumed++;
        if (c == '\r') {
            if (peek(0) == '\n') {
                from++;
                consumed++;
            }
            c = '\n';
        }
        lineStart = c == '\n';
        if (lineStart) {
            line++;
        }
        return c;
    }

    void skip(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            next();
        }
    }

    void skipLine() throws IOException {
        int c = next();
        while (c != '\n' && c != END) {
            c = next();
        }
    }

    /** True when the next character is the first of its line. */
    boolean atLineStart() {
        return lineStart;
    }

    long line() {
        return line;
    }

    long consumed() {
        return consumed;
    }

    private boolean fill(int ahead) throws IOException {
        if (from > 0) {
            System.arraycopy(buffer, from, buffer, 0, to - from);
            to -= from;
            from = 0;
        }
        while (!ended && to <= ahead) {
            int read = in.read(buffer, to, buffer.length - to);
            ended = read < 0;
            to += Math.max(read, 0);
        }
        return to > ahead;
    }

    @Override
    public void close() throws IOException {
        in.close();
    }
}
