package org.chatrang.tournament.file.trf;

import java.util.ArrayList;
import java.util.List;

/**
 * Record 132: the days of the rounds, above their columns.
 *
 * @param dates as written (YY/MM/DD), empty where none is given
 */
public record RoundDatesRecord(List<String> dates) implements TrfRecord {
    private static final int FIRST = 92;
    private static final int STEP = 10;
    private static final int WIDTH = 8;

    public RoundDatesRecord {
        dates = List.copyOf(dates);
    }

    static TrfRecord read(Columns columns) {
        List<String> dates = new ArrayList<>();
        if (!columns.text(5, FIRST - 1).isEmpty()) {
            return new VerbatimRecord(columns.raw(1, columns.length()));
        }
        for (int from = FIRST; from <= columns.length(); from += STEP) {
            columns.blank(from - 1, "two dates");
            dates.add(columns.text(from, from + WIDTH - 1));
        }
        while (!dates.isEmpty() && dates.getLast().isEmpty()) {
            dates.removeLast();
        }
        return new RoundDatesRecord(dates);
    }

    @Override
    public String line() {
        Row row = new Row("132");
        for (int i = 0; i < dates.size(); i++) {
            row.left(FIRST + i * STEP, FIRST + i * STEP + WIDTH - 1, dates.get(i));
        }
        return row.toString();
    }
}
