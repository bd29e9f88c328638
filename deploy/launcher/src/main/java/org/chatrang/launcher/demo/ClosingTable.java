package org.chatrang.launcher.demo;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;

/** Every game's result in the file against its settlement, and a line that counts them. */
record ClosingTable(List<Row> rows) {
    private static final int LONGEST_NAME = 24;

    void print(PrintWriter out) {
        out.println(line("game", "round", "white", "black", "file", "settled", "", "ending"));
        rows.forEach(row -> out.println(line(
                Integer.toString(row.game().number()),
                row.game().round(),
                name(row.game().white()),
                name(row.game().black()),
                row.game().result().token(),
                row.settled(),
                mark(row.agreement()),
                row.ending())));
        out.println(summary());
        out.flush();
    }

    String summary() {
        return rows.size() + " games: " + count(Row.Agreement.SAME) + " settled as the file says, "
                + count(Row.Agreement.DIFFERENT) + " differently, " + count(Row.Agreement.FILE_SILENT)
                + " of which the file is silent, " + count(Row.Agreement.OPEN) + " not settled";
    }

    boolean complete() {
        return count(Row.Agreement.OPEN) == 0;
    }

    private long count(Row.Agreement agreement) {
        return rows.stream().filter(row -> row.agreement() == agreement).count();
    }

    private static String mark(Row.Agreement agreement) {
        return switch (agreement) {
            case SAME, FILE_SILENT -> "";
            case DIFFERENT -> "!";
            case OPEN -> "?";
        };
    }

    private static String name(String player) {
        return player.length() <= LONGEST_NAME ? player : player.substring(0, LONGEST_NAME - 1) + "…";
    }

    private static String line(String... cells) {
        return String.format(Locale.ROOT, "%5s  %-7s %-24s %-24s %-8s%-8s %1s %s", (Object[]) cells)
                .stripTrailing();
    }
}
