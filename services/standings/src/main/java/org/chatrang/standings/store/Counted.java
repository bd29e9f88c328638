package org.chatrang.standings.store;

import java.util.List;
import org.chatrang.events.Settlement;
import org.chatrang.events.StandingsTable;
import org.chatrang.standings.received.Received;

/**
 * What a committed batch has changed.
 *
 * @param records the records counted by it: those of the batch that had not been counted before
 * @param settlements new versions of results, in order
 * @param tables new versions of tables
 * @param holes verdicts that leave out records their judge has not answered
 */
public record Counted(List<Received> records, List<Settlement> settlements, List<StandingsTable> tables, int holes) {
    /** Whether there is anything to publish. */
    public boolean publishes() {
        return !settlements.isEmpty()
                || !tables.isEmpty()
                || records.stream().anyMatch(record -> record.content() instanceof Received.Content.Unreadable);
    }
}
