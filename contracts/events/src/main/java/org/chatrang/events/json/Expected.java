package org.chatrang.events.json;

import java.time.Instant;
import java.util.Arrays;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;

/** What a field of some type takes, in words. */
final class Expected {
    private Expected() {}

    static String of(Class<?> type) {
        if (type == null) {
            return "another value";
        }
        if (type == String.class) {
            return "text";
        }
        if (type == Instant.class) {
            return "a time like 2026-01-31T15:00:00Z";
        }
        if (type == boolean.class || type == Boolean.class) {
            return "true or false";
        }
        if (type == int.class || type == Integer.class) {
            return "a whole number of at most 32 bits";
        }
        if (type == long.class || type == Long.class) {
            return "a whole number of at most 64 bits";
        }
        if (type.isEnum()) {
            return "one of "
                    + Arrays.stream(type.getEnumConstants()).map(Expected::code).collect(Collectors.joining(", "));
        }
        return Collection.class.isAssignableFrom(type) ? "an array" : expectedObject(type);
    }

    private static String expectedObject(Class<?> type) {
        return Map.class.isAssignableFrom(type) ? "an object of texts" : "an object (" + type.getSimpleName() + ")";
    }

    private static String code(Object constant) {
        return switch (constant) {
            case GameResult result -> result.code();
            case JudgeName judge -> judge.label();
            default -> constant.toString();
        };
    }
}
