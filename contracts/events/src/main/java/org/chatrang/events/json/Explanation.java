package org.chatrang.events.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.exc.InvalidTypeIdException;
import com.fasterxml.jackson.databind.exc.MismatchedInputException;
import com.fasterxml.jackson.databind.exc.ValueInstantiationException;

/** Says what was wrong with a record in one short line: the field, what it holds, what it should hold. */
public final class Explanation {
    static final String MISSING = "missing";
    private static final int LONGEST = 400;
    private static final int LONGEST_VALUE = 60;

    private Explanation() {}

    /**
     * Explains.
     *
     * @param error what the mapper or a record's constructor threw
     * @param at where the part stands in the record, e.g. {@code data}; empty for the record itself
     */
    public static String of(Exception error, String at) {
        return shortened(
                switch (error) {
                    case InvalidTypeIdException e ->
                        field(e, at) + " has no \"type\": the name of its kind was expected";
                    case InvalidFormatException e -> wrongValue(e, at);
                    case ValueInstantiationException e -> inside(path(e, at)) + ofCause(e);
                    case MismatchedInputException e -> mismatch(e, at);
                    case JsonProcessingException e -> withoutSource(e) + place(e.getLocation());
                    default -> inside(at) + firstLine(error.getMessage());
                },
                LONGEST);
    }

    /** A value as a message may quote it: in one line and not long. */
    public static String quoted(Object value) {
        return shortened(String.valueOf(value).replaceAll("\\p{Cntrl}", " "), LONGEST_VALUE);
    }

    /** The parser also says where a part began, and how to make it show the source: neither helps here. */
    private static String withoutSource(JsonProcessingException e) {
        return firstLine(e.getOriginalMessage()).replaceAll("\\s*\\(start marker at \\[[^]]*]\\)", "");
    }

    private static String wrongValue(InvalidFormatException e, String at) {
        String expected = e.getTargetType() == String.class ? firstLine(afterColon(e)) : Expected.of(e.getTargetType());
        return field(e, at) + " is \"" + quoted(e.getValue()) + "\": " + expected + " was expected";
    }

    private static String mismatch(MismatchedInputException e, String at) {
        if (e.getTargetType() == JsonNode.class) {
            return firstLine(e.getOriginalMessage()) + place(e.getLocation());
        }
        String found = MISSING.equals(e.getOriginalMessage()) ? " is missing: " : " is something else: ";
        return field(e, at) + found + Expected.of(e.getTargetType()) + " was expected";
    }

    private static String afterColon(InvalidFormatException e) {
        String message = e.getOriginalMessage();
        return message.substring(message.lastIndexOf(": ") + 2);
    }

    private static String ofCause(ValueInstantiationException e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return firstLine(cause.getMessage());
    }

    private static String field(JsonMappingException e, String at) {
        String path = path(e, at);
        return path.isEmpty() ? "the record" : "field \"" + path + "\"";
    }

    private static String inside(String path) {
        return path.isEmpty() ? "" : "in \"" + path + "\": ";
    }

    private static String path(JsonMappingException e, String at) {
        StringBuilder path = new StringBuilder(at);
        for (JsonMappingException.Reference step : e.getPath()) {
            if (step.getFieldName() == null) {
                path.append('[').append(step.getIndex()).append(']');
            } else {
                path.append(path.isEmpty() ? "" : ".").append(quoted(step.getFieldName()));
            }
        }
        return path.toString();
    }

    private static String place(JsonLocation location) {
        return location == null ? "" : " (line " + location.getLineNr() + ", column " + location.getColumnNr() + ")";
    }

    private static String firstLine(String message) {
        return message == null ? "no reason given" : message.lines().findFirst().orElse("no reason given");
    }

    private static String shortened(String text, int longest) {
        return text.length() <= longest ? text : text.substring(0, longest) + "…";
    }
}
