package org.chatrang.standings.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import org.chatrang.events.Codec;
import org.chatrang.events.Settlement;

/** One version of a result. */
@Entity
@Table(name = "settlement")
public class SettlementRow {
    @Id
    public String id;

    public String gameId;

    public long version;

    /** As published. */
    public String body;

    protected SettlementRow() {}

    SettlementRow(Settlement settlement) {
        id = settlement.gameId() + "/" + settlement.version();
        gameId = settlement.gameId();
        version = settlement.version();
        body = Codec.write(settlement);
    }
}
