package org.chatrang.launcher.standings;

import java.math.RoundingMode;
import java.util.List;
import org.chatrang.tournament.rating.RatingChange;
import org.chatrang.tournament.rating.RatingReport;

/** The rating changes of a tournament as lines of text. */
final class RatingTable {
    private RatingTable() {}

    static List<String> lines(RatingReport report) {
        TextTable table = new TextTable(1);
        table.add(List.of("No", "Name", "Rating", "Games", "Score", "Expected", "K", "Change", "Performance"));
        for (RatingReport.Row row : report.rows()) {
            RatingChange change = row.change().orElse(null);
            String performance = row.performance().isEmpty()
                    ? "-"
                    : String.valueOf(row.performance().getAsInt());
            String first = row.first().isEmpty() ? "-" : "first " + row.first().getAsInt();
            table.add(List.of(
                    String.valueOf(row.player().number()),
                    row.player().name(),
                    row.player().isRated() ? String.valueOf(row.player().rating()) : "-",
                    String.valueOf(row.games().size()),
                    change == null ? "-" : change.score().toPlainString(),
                    change == null ? "-" : change.expected().toPlainString(),
                    change == null ? "-" : String.valueOf(change.k()),
                    change == null
                            ? first
                            : change.change().setScale(1, RoundingMode.HALF_UP).toPlainString(),
                    performance));
        }
        return table.lines();
    }
}
