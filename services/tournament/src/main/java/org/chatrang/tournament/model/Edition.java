package org.chatrang.tournament.model;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.stream.Collectors;

/**
 * The editions of FIDE's tie-break regulations (C.07). A tournament is ranked by the edition in force on its first day, for
 * ever: the edition belongs to the tournament, not to the program.
 */
public enum Edition {
    /** Before 1 September 2023: virtual opponent by the points before the round, opponents' unplayed games are draws. */
    PRE_2023("pre-2023", LocalDate.MIN),
    /** From 1 September 2023 (for all rated events from 1 April 2024): the dummy has the participant's own final score. */
    FROM_2023("2023/2024-04", LocalDate.of(2023, 9, 1)),
    /** From 1 August 2024: what is cut is decided by value; GE is named REP. */
    FROM_2024_08("2024-08", LocalDate.of(2024, 8, 1)),
    /** From 1 March 2026: the dummy's score is capped (16.4), round robins leave Buchholz (15.2). */
    FROM_2026_03("2026-03", LocalDate.of(2026, 3, 1));

    private final String id;
    private final LocalDate inForce;

    Edition(String id, LocalDate inForce) {
        this.id = id;
        this.inForce = inForce;
    }

    /** Its name for people and files, e.g. {@code 2024-08}. */
    public String id() {
        return id;
    }

    /** The first day it was in force. */
    public LocalDate inForce() {
        return inForce;
    }

    public boolean isBefore(Edition other) {
        return compareTo(other) < 0;
    }

    public static Edition newest() {
        return FROM_2026_03;
    }

    /** The edition in force on the first day of a tournament. */
    public static Edition on(LocalDate start) {
        Edition found = PRE_2023;
        for (Edition edition : values()) {
            if (!start.isBefore(edition.inForce)) {
                found = edition;
            }
        }
        return found;
    }

    /**
     * Reads the name of an edition: {@code 2026-03}, {@code 2024-08}, {@code 2023/2024-04} (or {@code 2023}, {@code
     * 2024-04}), {@code pre-2023}, and the short forms {@code 2026} and {@code 2024}.
     *
     * @throws IllegalArgumentException with the names there are
     */
    public static Edition parse(String text) {
        return switch (text.strip().toLowerCase(java.util.Locale.ROOT)) {
            case "2026-03", "2026" -> FROM_2026_03;
            case "2024-08", "2024" -> FROM_2024_08;
            case "2023/2024-04", "2023", "2023-09", "2024-04" -> FROM_2023;
            case "pre-2023", "2022" -> PRE_2023;
            default ->
                throw new IllegalArgumentException("unknown edition of the tie-break rules \"" + text + "\": known are "
                        + Arrays.stream(values()).map(Edition::id).collect(Collectors.joining(", ")));
        };
    }
}
