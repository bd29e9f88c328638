package org.chatrang.gateway.config;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Collects what is wrong with a configuration, so that all of it is said at once. */
public final class Faults {
    private static final int LONGEST_SHOWN = 80;

    private final List<String> faults = new ArrayList<>();

    /** The key has a value that cannot be; {@code expected} says what can, such as "a whole number". */
    public void refuse(String key, Object value, String expected) {
        say(shown(key) + "=" + shown(String.valueOf(value)) + ": " + expected + " was expected");
    }

    /** Something is wrong that one key and what was expected of it do not tell. */
    public void say(String fault) {
        faults.add(fault);
    }

    /** Refuses what is not between the two. */
    public void between(String key, long value, long least, long most) {
        if (value < least || value > most) {
            refuse(key, value, "a whole number from " + least + " to " + most);
        }
    }

    /** Refuses a time that is not between the two; {@code least} and {@code most} as they are written, such as 100ms and 1h. */
    public void between(String key, Duration value, String least, String most) {
        if (value.compareTo(Times.parse(least)) < 0 || value.compareTo(Times.parse(most)) > 0) {
            refuse(key, Times.write(value), "a time from " + least + " to " + most);
        }
    }

    /** Refuses what the check finds wrong. */
    public void check(String key, Object value, Optional<String> expected) {
        expected.ifPresent(what -> refuse(key, value, what));
    }

    /** What was found, in the order in which it was found. */
    public List<String> all() {
        return List.copyOf(faults);
    }

    /** Ends a start that something is wrong with. */
    public void throwIfAny() {
        if (!faults.isEmpty()) {
            throw new SettingsException(faults);
        }
    }

    private static String shown(String text) {
        String line = text.replaceAll("\\p{Cntrl}", "?");
        return line.length() > LONGEST_SHOWN ? line.substring(0, LONGEST_SHOWN) + "…" : line;
    }
}
