package org.chatrang.broadcast.pgn;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;

/**
 * A PGN file and its strong entity tag.
 *
 * @param utf8 the bytes; not to be changed
 * @param tag the tag without quotes: the same bytes have the same tag, also after a restart
 */
public record PgnFile(byte[] utf8, String tag) {
    private static final int TAG_BYTES = 12;

    /** A file with this text. */
    public static PgnFile of(String text) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(utf8);
            return new PgnFile(utf8, HexFormat.of().formatHex(Arrays.copyOf(digest, TAG_BYTES)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }

    /** The tag as a header has it. */
    public String quotedTag() {
        return '"' + tag + '"';
    }

    /**
     * Whether an {@code If-None-Match} header names this file: in quotes, with the weak mark, without quotes as some
     * pollers send it, in a list, or by {@code *}.
     */
    public boolean isNamedBy(String ifNoneMatch) {
        return ifNoneMatch != null
                && Arrays.stream(ifNoneMatch.split(","))
                        .map(String::strip)
                        .map(entry -> entry.startsWith("W/") ? entry.substring(2) : entry)
                        .map(entry -> entry.length() > 1 && entry.startsWith("\"") && entry.endsWith("\"")
                                ? entry.substring(1, entry.length() - 1)
                                : entry)
                        .anyMatch(entry -> entry.equals("*") || entry.equals(tag));
    }
}
