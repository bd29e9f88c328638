package org.chatrang.standings.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** How far a partition has been read. */
@Entity
@Table(name = "consumed")
public class ConsumedRow {
    /** Topic and partition, as Kafka writes them. */
    @Id
    public String id;

    /** The first record not counted yet. */
    public long nextOffset;

    protected ConsumedRow() {}

    ConsumedRow(String id) {
        this.id = id;
    }
}
