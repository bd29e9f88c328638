package org.chatrang.launcher.standings;

import java.util.ArrayList;
import java.util.List;

/** Rows of text in columns: names to the left, numbers to the right. */
final class TextTable {
    private final List<List<String>> rows = new ArrayList<>();
    private final int nameColumn;

    TextTable(int nameColumn) {
        this.nameColumn = nameColumn;
    }

    void add(List<String> row) {
        rows.add(List.copyOf(row));
    }

    List<String> lines() {
        int columns = rows.getFirst().size();
        int[] widths = new int[columns];
        for (List<String> row : rows) {
            for (int i = 0; i < columns; i++) {
                widths[i] = Math.max(widths[i], length(row.get(i)));
            }
        }
        return rows.stream().map(row -> line(row, widths)).toList();
    }

    private String line(List<String> row, int[] widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String blanks = " ".repeat(widths[i] - length(row.get(i)));
            line.append(i == 0 ? "" : "  ");
            line.append(i == nameColumn ? row.get(i) + blanks : blanks + row.get(i));
        }
        return line.toString().stripTrailing();
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
