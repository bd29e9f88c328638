package org.chatrang.standings.store;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;

/** A game. What is JSON here is read and written by {@link Json}. */
@Entity
@Table(name = "game")
public class GameRow {
    @Id
    public String gameId;

    public String eventId;

    public String section;

    public int round;

    public int board;

    /** {@link Pairing}, null until the schedule is read. */
    public String pairing;

    /** {@link org.chatrang.standings.settlement.GameSettlement}. */
    public String settling;

    /** As PGN writes it, null while none stands. */
    public String result;

    public String resultState;

    /** {@link org.chatrang.events.EndingKind}, null while no result stands. */
    public String ending;

    /** {@link org.chatrang.standings.table.Decision}, null if no arbiter decided anything. */
    public String decision;

    /** {@link Revision}. */
    public long revision;

    protected GameRow() {}

    GameRow(String gameId) {
        this.gameId = gameId;
    }
}
