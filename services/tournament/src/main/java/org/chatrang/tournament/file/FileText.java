package org.chatrang.tournament.file;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * The lines of a file and how they were written down. UTF-8 if the bytes are UTF-8, Latin-1 otherwise: every byte is a
 * character there, so that no name is lost.
 *
 * @param lines without their ends
 * @param form the encoding and the line ends
 */
public record FileText(List<String> lines, Form form) {
    private static final byte[] MARK = {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF};

    public FileText {
        lines = List.copyOf(lines);
    }

    /**
     * How text is written down.
     *
     * @param charset UTF-8 or Latin-1
     * @param byteOrderMark whether the file starts with one
     * @param lineEnd what ends a line; of several the most frequent, CR before LF before CRLF if equally so
     * @param lastLineEnded whether the last line has an end, too
     */
    public record Form(Charset charset, boolean byteOrderMark, LineEnd lineEnd, boolean lastLineEnded) {
        /** UTF-8, each line ended by a line feed. */
        public static final Form USUAL = new Form(StandardCharsets.UTF_8, false, LineEnd.LF, true);

        /** The same with other line ends. */
        public Form with(LineEnd other) {
            return new Form(charset, byteOrderMark, other, lastLineEnded);
        }
    }

    /** Reads a file's bytes; an error if they are no text in these encodings. */
    public static FileText of(byte[] bytes) throws ImportException {
        refuseOtherEncodings(bytes);
        boolean mark = bytes.length >= 3 && Arrays.equals(bytes, 0, 3, MARK, 0, 3);
        byte[] content = mark ? Arrays.copyOfRange(bytes, 3, bytes.length) : bytes;
        Charset charset = isUtf8(content) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1;
        return split(new String(content, charset), charset, mark);
    }

    /** The bytes of the file. A character that Latin-1 lacks makes the file UTF-8. */
    public byte[] bytes() {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < lines.size(); i++) {
            all.append(lines.get(i));
            if (i + 1 < lines.size() || form.lastLineEnded) {
                all.append(form.lineEnd.characters());
            }
        }
        String text = all.toString();
        Charset charset = form.charset.newEncoder().canEncode(text) ? form.charset : StandardCharsets.UTF_8;
        return (form.byteOrderMark ? "\uFEFF" + text : text).getBytes(charset);
    }

    private static FileText split(String text, Charset charset, boolean mark) {
        List<String> lines = new ArrayList<>();
        Map<LineEnd, Integer> ends = new EnumMap<>(LineEnd.class);
        int start = 0;
        int at = 0;
        while (at < text.length()) {
            LineEnd end = endAt(text, at);
            if (end == null) {
                at++;
                continue;
            }
            lines.add(text.substring(start, at));
            ends.merge(end, 1, Integer::sum);
            at += end.characters().length();
            start = at;
        }
        boolean ended = start == text.length();
        if (!ended) {
            lines.add(text.substring(start));
        }
        return new FileText(lines, new Form(charset, mark, mostFrequent(ends), ended && !lines.isEmpty()));
    }

    private static LineEnd endAt(String text, int at) {
        return switch (text.charAt(at)) {
            case '\n' -> LineEnd.LF;
            case '\r' -> text.startsWith("\n", at + 1) ? LineEnd.CRLF : LineEnd.CR;
            default -> null;
        };
    }

    private static LineEnd mostFrequent(Map<LineEnd, Integer> ends) {
        LineEnd most = LineEnd.LF;
        int count = 0;
        for (Map.Entry<LineEnd, Integer> end : ends.entrySet()) {
            if (end.getValue() > count) {
                most = end.getKey();
                count = end.getValue();
            }
        }
        return most;
    }

    private static void refuseOtherEncodings(byte[] bytes) throws ImportException {
        boolean utf16 = bytes.length >= 2
                && (bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF
                        || bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE);
        if (utf16) {
            throw new ImportException(List.of(new ImportError(1, 1, "text in UTF-8 or Latin-1", "UTF-16")));
        }
        for (int i = 0, line = 1, column = 1; i < bytes.length; i++, column++) {
            if (bytes[i] == 0) {
                throw new ImportException(
                        List.of(new ImportError(line, column, "text in UTF-8 or Latin-1", "a zero byte")));
            }
            if (bytes[i] == '\n' || bytes[i] == '\r' && !(i + 1 < bytes.length && bytes[i + 1] == '\n')) {
                line++;
                column = 0;
            }
        }
    }

    private static boolean isUtf8(byte[] bytes) {
        try {
            CharBuffer ignored = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return ignored != null;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
