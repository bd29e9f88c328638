package org.chatrang.tournament.file.jch;

import java.math.BigDecimal;
import java.util.Iterator;
import java.util.List;
import java.util.Map;

/** Writes maps, lists, texts, numbers and truth values as JSON. */
final class Json {
    private static final int FIRST_PRINTABLE = 0x20;

    private Json() {}

    static String write(Object value) {
        StringBuilder out = new StringBuilder();
        write(value, out);
        return out.toString();
    }

    private static void write(Object value, StringBuilder out) {
        switch (value) {
            case null -> out.append("null");
            case Map<?, ?> map -> object(map, out);
            case List<?> list -> array(list, out);
            case Boolean truth -> out.append(truth);
            case BigDecimal number -> out.append(number.toPlainString());
            case Number number -> out.append(number);
            default -> text(value.toString(), out);
        }
    }

    private static void object(Map<?, ?> map, StringBuilder out) {
        out.append('{');
        Iterator<? extends Map.Entry<?, ?>> entries = map.entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<?, ?> entry = entries.next();
            text(entry.getKey().toString(), out);
            out.append(':');
            write(entry.getValue(), out);
            out.append(entries.hasNext() ? "," : "");
        }
        out.append('}');
    }

    private static void array(List<?> list, StringBuilder out) {
        out.append('[');
        for (int i = 0; i < list.size(); i++) {
            out.append(i == 0 ? "" : ",");
            write(list.get(i), out);
        }
        out.append(']');
    }

    private static void text(String text, StringBuilder out) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char character = text.charAt(i);
            if (character == '"' || character == '\\') {
                out.append('\\').append(character);
            } else if (character < FIRST_PRINTABLE) {
                out.append("\\u%04x".formatted((int) character));
            } else {
                out.append(character);
            }
        }
        out.append('"');
    }
}
