package org.chatrang.standings.store;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Remembers the tables of the sections counted lately, so that a batch counts again only what it changes. Whoever counts takes
 * the table out, and gives it back once the transaction is committed: what a failed one did to it is forgotten with it, and
 * what another instance did in between shows in {@link StandingRow#touches}.
 */
@ApplicationScoped
public class LiveTables {
    /** Of all sections together: some hundred megabytes. */
    private static final int MOST_GAMES = 200_000;

    private final LinkedHashMap<String, LiveTable> tables = new LinkedHashMap<>();
    private int games;

    synchronized Optional<LiveTable> takeOut(Section section) {
        LiveTable table = tables.remove(section.id());
        games -= table == null ? 0 : table.games();
        return Optional.ofNullable(table);
    }

    synchronized void giveBack(Map<Section, LiveTable> committed) {
        committed.forEach((section, table) -> {
            takeOut(section);
            tables.put(section.id(), table);
            games += table.games();
        });
        while (games > MOST_GAMES && tables.size() > 1) {
            games -= tables.pollFirstEntry().getValue().games();
        }
    }
}
