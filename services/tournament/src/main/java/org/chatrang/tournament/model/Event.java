package org.chatrang.tournament.model;

import java.time.LocalDate;
import java.util.Optional;

/**
 * What a tournament says of itself.
 *
 * @param start the first day; decides the edition of the tie-break rules
 */
public record Event(String name, String city, String federation, Optional<LocalDate> start, Optional<LocalDate> end) {
    public static Event named(String name) {
        return new Event(name, "", "", Optional.empty(), Optional.empty());
    }

    public static Event named(String name, LocalDate start) {
        return new Event(name, "", "", Optional.of(start), Optional.empty());
    }
}
