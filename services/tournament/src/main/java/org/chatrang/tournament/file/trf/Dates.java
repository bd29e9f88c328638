package org.chatrang.tournament.file.trf;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Days as reports write them: YYYY/MM/DD in the newest format, with dashes or points in others, day first or with a year of
 * two digits in old ones; whatever follows the day (a time) is left out.
 */
final class Dates {
    private static final Pattern YEAR_FIRST =
            Pattern.compile("(\\d{4}|\\d{2})([-/.])(\\d{1,2})\\2(\\d{1,2})(?:\\D.*)?");
    private static final Pattern DAY_FIRST = Pattern.compile("(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4})(?:\\D.*)?");
    private static final Pattern COMPACT = Pattern.compile("(\\d{4})()(\\d{2})(\\d{2})");

    private Dates() {}

    static Optional<LocalDate> parse(String text) {
        String day = text.strip();
        Matcher yearFirst = YEAR_FIRST.matcher(day);
        if (yearFirst.matches()) {
            return date(yearFirst.group(1), yearFirst.group(3), yearFirst.group(4));
        }
        Matcher dayFirst = DAY_FIRST.matcher(day);
        if (dayFirst.matches()) {
            return date(dayFirst.group(4), dayFirst.group(3), dayFirst.group(1));
        }
        Matcher compact = COMPACT.matcher(day);
        return compact.matches() ? date(compact.group(1), compact.group(3), compact.group(4)) : Optional.empty();
    }

    static String write(LocalDate date) {
        return "%04d/%02d/%02d".formatted(date.getYear(), date.getMonthValue(), date.getDayOfMonth());
    }

    private static Optional<LocalDate> date(String year, String month, String day) {
        int written = Integer.parseInt(year);
        int full = year.length() == 4 ? written : written < 70 ? 2000 + written : 1900 + written;
        try {
            return Optional.of(LocalDate.of(full, Integer.parseInt(month), Integer.parseInt(day)));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }
}
