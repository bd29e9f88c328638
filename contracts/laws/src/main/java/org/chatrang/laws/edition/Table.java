package org.chatrang.laws.edition;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.chatrang.laws.time.Pace;

/** A table of the Laws' data: cells between bars, one row a line, # for remarks. */
final class Table {
    private Table() {}

    /** The rows of a resource of this package. */
    static List<List<String>> read(String resource, int columns) {
        try (InputStream in = Table.class.getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("the resource " + resource + " is missing from the library");
            }
            return new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .map(line -> cells(resource, line, columns))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** True if a cell with pace names, or *, covers that pace. */
    static boolean covers(String cell, Pace pace) {
        return cell.equals("*") || Arrays.asList(cell.split(" ")).contains(pace.name());
    }

    static boolean covers(String cell, Supervision supervision) {
        return cell.equals("*") || cell.equals(supervision.name());
    }

    static boolean covers(String cell, Edition edition) {
        return cell.equals("*") || Arrays.asList(cell.split(" ")).contains(edition.year());
    }

    private static List<String> cells(String resource, String line, int columns) {
        List<String> cells = Arrays.stream(line.split("\\|")).map(String::strip).toList();
        if (cells.size() != columns) {
            throw new IllegalStateException(
                    resource + ": " + cells.size() + " cells instead of " + columns + " in \"" + line + "\"");
        }
        return cells;
    }
}
