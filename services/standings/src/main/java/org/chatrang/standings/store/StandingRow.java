package org.chatrang.standings.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** The newest table of a section. */
@Entity
@Table(name = "standing")
public class StandingRow {
    @Id
    public String id;

    public String eventId;

    public String section;

    public long version;

    /** Grows with each transaction that looked at the table, also if it stayed as it was. */
    public long touches;

    /** As published. */
    public String body;

    protected StandingRow() {}

    StandingRow(Section section) {
        id = section.id();
        eventId = section.eventId();
        this.section = section.name();
    }
}
