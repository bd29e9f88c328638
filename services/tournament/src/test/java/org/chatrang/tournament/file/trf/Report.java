package org.chatrang.tournament.file.trf;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.file.ImportError;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.model.Tournament;

/** A report made of lines, for tests. */
final class Report {
    private final List<String> lines = new ArrayList<>();

    static Report of(String... lines) {
        Report report = new Report();
        report.lines.addAll(List.of(lines));
        return report;
    }

    /** A player line: number, points as they should stand, and the cells of the rounds such as {@code "2 w 1"}. */
    static String player(int number, String points, String... cells) {
        StringBuilder line = new StringBuilder("001 %4d m    %-33s %4d NOR %11d 1990/01/01 %4s %4s"
                .formatted(number, "Player, " + number, 2400 - 10 * number, 1000 + number, points, ""));
        for (String cell : cells) {
            String[] words = cell.split(" ", 3);
            line.append("  ")
                    .append("%4s".formatted(words[0]))
                    .append(' ')
                    .append(words[1])
                    .append(' ')
                    .append(words[2]);
        }
        return line.toString();
    }

    static String team(int number, Integer... members) {
        StringBuilder line = new StringBuilder(
                "310 %3d %-32s %5s %6s %6s %6s %3s ".formatted(number, "Team " + number, "", "", "", "", ""));
        for (int member : members) {
            line.append(" %4d".formatted(member));
        }
        return line.toString();
    }

    Report with(String... more) {
        lines.addAll(List.of(more));
        return this;
    }

    byte[] bytes() {
        return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    }

    Tournament tournament() {
        try {
            return TrfImport.tournament(bytes());
        } catch (ImportException e) {
            throw new AssertionError(e);
        }
    }

    List<ImportError> errors() {
        try {
            TrfImport.tournament(bytes());
            return List.of();
        } catch (ImportException e) {
            return e.errors();
        }
    }
}
