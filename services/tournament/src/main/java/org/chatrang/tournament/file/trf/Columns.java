package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.file.Problems;

/**
 * A line read by columns, from 1 and inclusive as the format counts them. What cannot be read is noted as a problem and
 * comes back as if the field were blank.
 */
final class Columns {
    private static final String NUMBER = "\\d{1,9}";
    private static final String POINTS = "[-+]?(\\d{1,6}([.,]\\d{0,4})?|[.,]\\d{1,4})";

    private final int line;
    private final String text;
    private final boolean bytes;
    private final Problems problems;

    private Columns(int line, String text, boolean bytes, Problems problems) {
        this.line = line;
        this.text = text;
        this.bytes = bytes;
        this.problems = problems;
    }

    static Columns ofCharacters(int line, String text, Problems problems) {
        return new Columns(line, text, false, problems);
    }

    /** Columns counted in bytes of UTF-8, as programs pad that know no characters. */
    static Columns ofBytes(int line, String text, Problems problems) {
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        return new Columns(line, new String(utf8, StandardCharsets.ISO_8859_1), true, problems);
    }

    int line() {
        return line;
    }

    int length() {
        return text.length();
    }

    void problem(int column, String expected, String found) {
        problems.at(line, column, expected, found);
    }

    /** The field as it stands, blanks and all. */
    String raw(int from, int to) {
        String field = from > text.length() ? "" : text.substring(from - 1, Math.min(to, text.length()));
        return bytes ? new String(field.getBytes(StandardCharsets.ISO_8859_1), StandardCharsets.UTF_8) : field;
    }

    /** The field without the blanks around it. */
    String text(int from, int to) {
        return raw(from, to).strip();
    }

    char at(int column) {
        return column > text.length() ? ' ' : text.charAt(column - 1);
    }

    /** Notes a problem if something stands in a column that separates fields. */
    void blank(int column, String between) {
        if (at(column) != ' ') {
            problem(column, "a blank between " + between, String.valueOf(at(column)));
        }
    }

    /** The same for the columns between the fields of a record: a field that is shifted is not read as another one. */
    void blanks(int... separators) {
        for (int column : separators) {
            blank(column, "two fields");
        }
    }

    /** A whole number, null if blank. */
    Integer whole(int from, int to, String what) {
        String field = text(from, to);
        if (field.isEmpty()) {
            return null;
        }
        if (!field.matches(NUMBER)) {
            problem(from, what, field);
            return null;
        }
        return Integer.valueOf(field);
    }

    /** A whole number that must be there; 0 if it is not. */
    int required(int from, int to, String what) {
        Integer number = whole(from, to, what);
        if (number == null && text(from, to).isEmpty()) {
            problem(from, what, "");
        }
        return number == null ? 0 : number;
    }

    /** Points, with a point or a comma, null if blank. */
    BigDecimal points(int from, int to, String what) {
        String field = text(from, to);
        if (field.isEmpty()) {
            return null;
        }
        if (!field.matches(POINTS)) {
            problem(from, what, field);
            return null;
        }
        return PointsText.parse(field);
    }

    /** Numbers of {@code width} columns with one blank between them, up to the end of the line; 0 for a blank one. */
    List<Integer> numbers(int from, int width, String what) {
        List<Integer> numbers = new ArrayList<>();
        int last = text.stripTrailing().length();
        for (int column = from; column <= last; column += width + 1) {
            if (column > from) {
                blank(column - 1, "two numbers");
            }
            Integer number = whole(column, column + width - 1, what);
            if (column + width == last) {
                blank(last, "two numbers");
            }
            numbers.add(number == null ? 0 : number);
        }
        return numbers;
    }
}
