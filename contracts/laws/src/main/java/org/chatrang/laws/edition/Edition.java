package org.chatrang.laws.edition;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.Collectors;

/** An edition of the FIDE Laws of Chess. */
public enum Edition {
    LAWS_2001("2001", LocalDate.of(2001, 7, 1)),
    LAWS_2014("2014", LocalDate.of(2014, 7, 1)),
    LAWS_2018("2018", LocalDate.of(2018, 1, 1)),
    LAWS_2023("2023", LocalDate.of(2023, 1, 1));

    /** The edition a game is played by unless something else is said. */
    public static final Edition DEFAULT = LAWS_2023;

    private final String year;
    private final LocalDate inForceFrom;

    Edition(String year, LocalDate inForceFrom) {
        this.year = year;
        this.inForceFrom = inForceFrom;
    }

    /** How verdicts and events name it, e.g. {@code 2023}. */
    public String year() {
        return year;
    }

    /** The first day it was in force. */
    public LocalDate inForceFrom() {
        return inForceFrom;
    }

    /**
     * The edition of that name.
     *
     * @throws IllegalArgumentException if there is none; the message names those there are
     */
    public static Edition of(String year) {
        return Arrays.stream(values())
                .filter(edition -> edition.year.equals(year))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no edition \"" + year + "\" of the Laws; there are "
                        + Arrays.stream(values()).map(Edition::year).collect(Collectors.joining(", "))));
    }

    /** The latest of these editions in force on that day; editions between them are not known here. */
    public static Edition inForceOn(LocalDate day) {
        return Arrays.stream(values())
                .filter(edition -> !edition.inForceFrom.isAfter(day))
                .max(Comparator.comparing(Edition::inForceFrom))
                .orElseThrow(() -> new IllegalArgumentException(
                        "no edition known here was in force on " + day + "; the first is of " + LAWS_2001.inForceFrom));
    }

    @Override
    public String toString() {
        return year;
    }
}
