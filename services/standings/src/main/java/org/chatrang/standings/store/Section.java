package org.chatrang.standings.store;

import java.util.Comparator;

/**
 * A section of a tournament: what has one table.
 *
 * @param eventId the tournament
 * @param name the section
 */
record Section(String eventId, String name) {
    static final Comparator<Section> IN_ORDER =
            Comparator.comparing(Section::eventId).thenComparing(Section::name);

    String id() {
        return eventId + "/" + name;
    }
}
