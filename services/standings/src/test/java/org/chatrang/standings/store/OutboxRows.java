package org.chatrang.standings.store;

import java.util.List;
import org.chatrang.events.Settlement;
import org.chatrang.events.Settlement.State;

/** Rows of the outbox, for tests. */
public final class OutboxRows {
    private OutboxRows() {}

    public static OutboxRow settlement(String game, long version) {
        return OutboxRow.of(new Settlement(
                game,
                version,
                State.OPEN,
                null,
                null,
                null,
                null,
                null,
                List.of(),
                "arbiter",
                "why",
                null,
                null,
                null,
                0,
                0));
    }
}
