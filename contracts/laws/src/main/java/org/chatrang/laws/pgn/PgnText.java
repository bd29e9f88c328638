package org.chatrang.laws.pgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackInputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What the bytes of a PGN mean. PGN's structure is ASCII, so bytes are read one to one (as Latin-1) and each game's
 * strings are turned into UTF-8 afterwards if all of them are UTF-8: the fallback costs no second reading.
 *
 * @param reader the characters, or the bytes one to one
 * @param bytes true if a character stands for a byte
 */
record PgnText(Reader reader, boolean bytes) {

    static PgnText of(InputStream in) throws IOException {
        PushbackInputStream bytes = new PushbackInputStream(in, 3);
        byte[] head = bytes.readNBytes(3);
        int mark = 0;
        Charset charset = StandardCharsets.ISO_8859_1;
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            mark = 3;
        } else if (startsWith(head, 0xFE, 0xFF)) {
            mark = 2;
            charset = StandardCharsets.UTF_16BE;
        } else if (startsWith(head, 0xFF, 0xFE)) {
            mark = 2;
            charset = StandardCharsets.UTF_16LE;
        }
        bytes.unread(head, mark, head.length - mark);
        return new PgnText(new InputStreamReader(bytes, charset), charset == StandardCharsets.ISO_8859_1);
    }

    static PgnText of(String text) {
        return new PgnText(new StringReader(text.startsWith("\uFEFF") ? text.substring(1) : text), false);
    }

    static boolean isAscii(String text) {
        return text.chars().allMatch(c -> c < 128);
    }

    /** The text that these bytes-as-characters are in UTF-8, empty if they are not UTF-8. */
    static Optional<String> utf8(String bytes) {
        if (isAscii(bytes)) {
            return Optional.of(bytes);
        }
        try {
            ByteBuffer raw = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
            return Optional.of(StandardCharsets.UTF_8.newDecoder().decode(raw).toString());
        } catch (CharacterCodingException notUtf8) {
            return Optional.empty();
        }
    }

    private static boolean startsWith(byte[] head, int... mark) {
        if (head.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((head[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
