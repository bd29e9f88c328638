package org.chatrang.tournament.file.csv;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Table;

/** Writes a table with a heading line: rank, number, name, points, one column for each tie-break. */
public final class CsvExport {
    private CsvExport() {}

    /** UTF-8; lines end with CR and LF as the format prescribes. */
    public static byte[] of(Table table) {
        StringBuilder out = new StringBuilder();
        List<String> heading = new ArrayList<>(List.of("rank", "no", "name", "points"));
        table.tieBreaks().forEach(tieBreak -> heading.add(tieBreak.toString()));
        line(heading, out);
        for (Row row : table.rows()) {
            List<String> cells = new ArrayList<>(List.of(
                    String.valueOf(row.rank()),
                    String.valueOf(row.number()),
                    row.name(),
                    row.points().toString()));
            row.values().forEach(value -> cells.add(value.defined() ? value.text() : ""));
            line(cells, out);
        }
        return out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private static void line(List<String> cells, StringBuilder out) {
        out.append(cells.stream().map(CsvExport::quoted).collect(Collectors.joining(",")))
                .append("\r\n");
    }

    /** Quotes where the format needs them, and nothing a spreadsheet would run as a formula. */
    private static String quoted(String cell) {
        String safe = cell.matches("[=+@\\t\\r].*") ? "'" + cell : cell;
        boolean plain = safe.chars().noneMatch(c -> c == ',' || c == '"' || c == '\n' || c == '\r');
        return plain ? safe : "\"" + safe.replace("\"", "\"\"") + "\"";
    }
}
