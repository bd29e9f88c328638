package org.chatrang.gateway.config;

import io.smallrye.config.ConfigValidationException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says what could not be made of a configuration's text in the words of whoever wrote it. */
public final class MappingWords {
    private static final Pattern UNKNOWN = Pattern.compile("SRCFG00050: (.+) in (.*) does not map to any root");
    private static final Pattern MISSING = Pattern.compile("SRCFG00014: The config property (.+) is required but .*");
    private static final Pattern EMPTY =
            Pattern.compile("SRCFG00040: The config property (.+) is defined as the empty String .*");
    private static final Pattern UNREADABLE = Pattern.compile(
            "SRCFG00039: The config property (.+) with the config value \"(.*)\" threw an Exception"
                    + " whilst being converted (.*)",
            Pattern.DOTALL);
    private static final Pattern FILE = Pattern.compile("PropertiesConfigSource\\[source=(?:file:)?(.*)](?::(\\d+))?");

    private static final String CODE = "^SRCFG\\d+: ";

    private MappingWords() {}

    /** One line for each problem; {@code known} are the keys there are. */
    public static List<String> of(ConfigValidationException failure, Collection<String> known) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < failure.getProblemCount(); i++) {
            lines.add(of(failure.getProblem(i).getMessage(), known));
        }
        return lines.stream().sorted().distinct().toList();
    }

    static String of(String problem, Collection<String> known) {
        String text = problem.substring(Math.max(0, problem.indexOf("SRCFG"))).strip();
        Matcher unknown = UNKNOWN.matcher(text);
        if (unknown.matches()) {
            return unknown.group(1) + " (" + source(unknown.group(2)) + ") is no key of the gateway"
                    + KeyNames.hint(unknown.group(1), known);
        }
        Matcher missing = MISSING.matcher(text);
        if (missing.matches()) {
            String key = missing.group(1);
            return key + " is missing: " + key.substring(0, key.lastIndexOf('.')) + " needs it";
        }
        Matcher empty = EMPTY.matcher(text);
        if (empty.matches()) {
            return empty.group(1) + "= is empty: give it a value, or leave the line out";
        }
        Matcher unreadable = UNREADABLE.matcher(text);
        return unreadable.matches()
                ? unreadable.group(1) + "=" + unreadable.group(2) + reason(unreadable.group(3))
                : text.replaceFirst(CODE, "");
    }

    private static String reason(String reason) {
        String expected = expected(reason);
        return expected.isEmpty()
                ? " cannot be used: " + reason.strip().replaceFirst(CODE, "")
                : ": " + expected + " was expected";
    }

    private static String expected(String reason) {
        if (reason.contains("integer value") || reason.contains("long value")) {
            return "a whole number";
        }
        if (reason.contains("double value")) {
            return "a number";
        }
        if (reason.contains("uration")) {
            return "a time such as 500ms, 10s, 2m, 1h or 2d";
        }
        if (reason.contains("Illegal character") || reason.contains("Expected authority")) {
            return "an address, without spaces and other signs that no address has,";
        }
        return "";
    }

    /** Where a key stands, in words. */
    static String source(String name) {
        Matcher file = FILE.matcher(name);
        return file.matches() ? (file.group(2) == null ? "" : "line " + file.group(2) + " of ") + file.group(1) : name;
    }
}
