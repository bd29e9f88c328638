package org.chatrang.laws.pgn;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Times as PGN commands and tags write them: {@code H:MM:SS}, {@code HH:MM:SS}, {@code MM:SS}, tenths and finer. */
public final class PgnTime {
    private static final Pattern TIME = Pattern.compile("(?:(\\d{1,4}):)?(\\d{1,4}):(\\d{1,2})(?:[.,](\\d{1,9}))?");

    private PgnTime() {}

    /** Reads a time; empty if it is none. */
    public static Optional<Duration> parse(String text) {
        Matcher time = TIME.matcher(text.strip());
        if (!time.matches()) {
            return Optional.empty();
        }
        long hours = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
        long minutes = Long.parseLong(time.group(2));
        long seconds = Long.parseLong(time.group(3));
        if (seconds > 59 || time.group(1) != null && minutes > 59) {
            return Optional.empty();
        }
        long nanos = time.group(4) == null ? 0 : Long.parseLong((time.group(4) + "00000000").substring(0, 9));
        return Optional.of(Duration.ofSeconds(hours * 3600 + minutes * 60 + seconds, nanos));
    }

    /** Writes {@code H:MM:SS}, with a fraction only if there is one (at most milliseconds). */
    public static String format(Duration time) {
        Duration shown = time.isNegative() ? Duration.ZERO : time;
        String whole = String.format(
                Locale.ROOT, "%d:%02d:%02d", shown.toHours(), shown.toMinutesPart(), shown.toSecondsPart());
        int millis = shown.toMillisPart();
        return millis == 0
                ? whole
                : whole + String.format(Locale.ROOT, ".%03d", millis).replaceAll("0+$", "");
    }
}
