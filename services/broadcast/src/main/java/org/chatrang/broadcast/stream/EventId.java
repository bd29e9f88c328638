package org.chatrang.broadcast.stream;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The identity of a frame within its stream, written {@code <epoch>-<n>}.
 *
 * @param epoch the start of the process that numbered it, in milliseconds since 1970: another process numbers otherwise
 * @param n the number within the stream of the round; 0 is before its first record
 */
public record EventId(long epoch, long n) {
    private static final Pattern WRITTEN = Pattern.compile("(\\d{1,18})-(\\d{1,18})");

    /** Reads an identity; empty for anything else. */
    public static Optional<EventId> parse(String text) {
        Matcher written = WRITTEN.matcher(text.strip());
        return written.matches()
                ? Optional.of(new EventId(Long.parseLong(written.group(1)), Long.parseLong(written.group(2))))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return epoch + "-" + n;
    }
}
