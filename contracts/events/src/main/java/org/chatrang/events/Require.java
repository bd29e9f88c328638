package org.chatrang.events;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** What records demand of their parts. Every message names the field, what it holds and what it should hold. */
final class Require {
    /** No clock shows more, and sums of such times and an instant never overflow: a thousand hours. */
    private static final long LONGEST_MILLIS = 3_600_000_000L;

    private Require() {}

    static void present(Object value, String field, String expected) {
        if (value == null) {
            throw new IllegalArgumentException("field \"" + field + "\" is missing: " + expected + " was expected");
        }
    }

    static void text(String value, String field, String expected) {
        present(value, field, expected);
        if (value.isBlank()) {
            throw new IllegalArgumentException("field \"" + field + "\" is blank: " + expected + " was expected");
        }
    }

    static void side(Side value, String field) {
        present(value, field, "WHITE or BLACK");
    }

    static void atLeast(long least, long value, String field, String meaning) {
        if (value < least) {
            throw new IllegalArgumentException(
                    "field \"" + field + "\" is " + value + ": " + meaning + " starts at " + least);
        }
    }

    static void ply(int value) {
        atLeast(1, value, "ply", "the count of half-moves");
    }

    /** A clock may show nonsense, a negative time among it; only what no arithmetic could bear is refused. */
    static void clockMillis(Long value, String field) {
        if (value != null && (value > LONGEST_MILLIS || value < -LONGEST_MILLIS)) {
            throw new IllegalArgumentException(
                    "field \"" + field + "\" is " + value + ": a time in milliseconds within 1000 hours was expected");
        }
    }

    static void duration(long value, String field) {
        atLeast(0, value, field, "a time in milliseconds");
        clockMillis(value, field);
    }

    static <T> List<T> list(List<T> value, String field) {
        if (value == null) {
            return List.of();
        }
        for (int i = 0; i < value.size(); i++) {
            present(value.get(i), field + "[" + i + "]", "a value");
        }
        return List.copyOf(value);
    }

    /** Sorted, so that the same record is always the same bytes. */
    static SortedMap<String, String> map(Map<String, String> value, String field) {
        if (value == null) {
            return Collections.emptySortedMap();
        }
        value.forEach((name, setting) -> present(setting, field + "." + name, "a text"));
        return Collections.unmodifiableSortedMap(new TreeMap<>(value));
    }
}
