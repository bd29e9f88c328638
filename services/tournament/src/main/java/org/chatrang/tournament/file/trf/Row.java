package org.chatrang.tournament.file.trf;

/** A line written by columns, from 1. */
final class Row {
    private final StringBuilder line = new StringBuilder();

    Row(String code) {
        line.append(code);
    }

    /** Text that starts in the first column; what is too long is cut. */
    Row left(int from, int to, String text) {
        fill(from);
        line.append(text, 0, Math.min(text.length(), to - from + 1));
        return this;
    }

    /** Text that ends in the last column. */
    Row right(int from, int to, String text) {
        fill(from);
        line.append(" ".repeat(Math.max(0, to - from + 1 - text.length())));
        line.append(text);
        return this;
    }

    Row right(int from, int to, Integer number) {
        return number == null ? this : right(from, to, String.valueOf(number));
    }

    /** Numbers of a width, one blank between them; 0 as that many zeros. */
    Row numbers(int from, int width, Iterable<Integer> numbers) {
        int column = from;
        for (int number : numbers) {
            right(column, column + width - 1, number == 0 ? "0".repeat(width) : String.valueOf(number));
            column += width + 1;
        }
        return this;
    }

    private void fill(int from) {
        if (line.length() > from - 1) {
            throw new IllegalStateException("column " + from + " is taken in: " + line);
        }
        line.append(" ".repeat(from - 1 - line.length()));
    }

    @Override
    public String toString() {
        return line.toString().stripTrailing();
    }
}
