package org.chatrang.launcher.check;

import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * Passes bytes on and remembers the latest lines, so that the place of a word can be told after its game was read, from
 * standard input too. Lines end as {@link org.chatrang.laws.pgn.PgnReader} counts them: by CR, LF or both.
 */
final class RecentLines extends FilterInputStream {
    private static final int MOST_BYTES = 4 << 20;

    private final Deque<byte[]> lines = new ArrayDeque<>();
    private final ByteArrayOutputStream current = new ByteArrayOutputStream(256);
    private long first = 1;
    private int held;
    private boolean afterReturn;

    RecentLines(InputStream in) {
        super(in);
    }

    @Override
    public int read() throws IOException {
        int read = super.read();
        if (read >= 0) {
            take((byte) read);
        }
        return read;
    }

    @Override
    public int read(byte[] bytes, int offset, int length) throws IOException {
        int read = super.read(bytes, offset, length);
        for (int i = 0; i < read; i++) {
            take(bytes[offset + i]);
        }
        return read;
    }

    /** The lines from that one on (from 1) as far as they were read; none if the first of them is not remembered. */
    List<String> from(long line) {
        if (line < first || current.size() >= MOST_BYTES) {
            return List.of();
        }
        List<String> texts = new java.util.ArrayList<>();
        lines.stream().skip(line - first).forEach(bytes -> texts.add(decoded(bytes)));
        if (line <= first + lines.size()) {
            texts.add(decoded(current.toByteArray()));
        }
        return texts;
    }

    /** Lines before that one are needed no more. */
    void forgetBefore(long line) {
        while (first < line && !lines.isEmpty()) {
            forgetFirst();
        }
    }

    private void take(byte read) {
        boolean secondOfTwo = afterReturn && read == '\n';
        afterReturn = read == '\r';
        if (secondOfTwo) {
            return;
        }
        if (read != '\n' && read != '\r') {
            if (current.size() < MOST_BYTES) {
                current.write(read);
            }
            return;
        }
        lines.add(current.toByteArray());
        held += current.size() + 1;
        current.reset();
        while (held > MOST_BYTES) {
            forgetFirst();
        }
    }

    private void forgetFirst() {
        held -= lines.remove().length + 1;
        first++;
    }

    private static String decoded(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException notUtf8) {
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
