package org.chatrang.standings.store;

import io.smallrye.mutiny.Uni;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.chatrang.events.Codec;
import org.chatrang.events.StandingsTable;
import org.chatrang.standings.store.Books.Touched;
import org.hibernate.reactive.mutiny.Mutiny.Session;

/** Makes new tables of the sections a batch has touched, inside its transaction. */
final class Tables {
    private static final String GAMES =
            "select new org.chatrang.standings.store.SectionGame(gameId, round, board, pairing, result, resultState, ending, decision, revision)"
                    + " from GameRow where eventId = :event and section = :section order by gameId";

    private final Session session;
    private final LiveTables remembered;
    private final Map<Section, LiveTable> counted = new LinkedHashMap<>();

    Tables(Session session, LiveTables remembered) {
        this.session = session;
        this.remembered = remembered;
    }

    /** What was counted, to be remembered once it is committed. */
    Map<Section, LiveTable> counted() {
        return counted;
    }

    /** New versions of the tables that changed. One section after the other: they are locked in this order. */
    Uni<List<StandingsTable>> renew(SortedMap<Section, Touched> inOrder) {
        List<StandingsTable> renewed = new ArrayList<>();
        Uni<Void> all = Uni.createFrom().voidItem();
        for (Map.Entry<Section, Touched> section : inOrder.entrySet()) {
            all = all.chain(() -> renew(section.getKey(), section.getValue()))
                    .invoke(table -> {
                        if (table != null) {
                            renewed.add(table);
                        }
                    })
                    .replaceWithVoid();
        }
        return all.replaceWith(renewed);
    }

    /** Null if the table says what it said before. */
    private Uni<StandingsTable> renew(Section section, Touched touched) {
        return locked(section)
                .chain(row -> live(section, row, touched).map(table -> {
                    row.touches++;
                    table.is(row);
                    counted.put(section, table);
                    return renew(section, row, table);
                }));
    }

    /** The lock keeps two instances from making the same version of a table of whose games each has settled some. */
    private Uni<StandingRow> locked(Section section) {
        return session.find(StandingRow.class, section.id(), LockModeType.PESSIMISTIC_WRITE)
                .chain(row -> {
                    if (row != null) {
                        return Uni.createFrom().item(row);
                    }
                    StandingRow added = new StandingRow(section);
                    added.body = "";
                    return session.persist(added).chain(session::flush).replaceWith(added);
                });
    }

    /** The table remembered, followed to where the transaction is; one counted from the database if it is of another state. */
    private Uni<LiveTable> live(Section section, StandingRow row, Touched touched) {
        LiveTable table =
                remembered.takeOut(section).filter(known -> known.isOf(row)).orElse(null);
        if (table == null) {
            return games(section).map(LiveTable::new);
        }
        table.take(touched);
        return Uni.createFrom().item(table);
    }

    private Uni<List<SectionGame>> games(Section section) {
        return session.createSelectionQuery(GAMES, SectionGame.class)
                .setParameter("event", section.eventId())
                .setParameter("section", section.name())
                .getResultList();
    }

    /** The version is the sum of the games' revisions; it is only counted on where games have left the section. */
    private static StandingsTable renew(Section section, StandingRow row, LiveTable live) {
        StandingsTable table = live.asVersion(section, Math.max(live.revision(), row.version + 1));
        if (live.revision() <= row.version && row.version > 0 && saysTheSame(section, row, live)) {
            return null;
        }
        row.version = table.version();
        row.body = Codec.write(table);
        return table;
    }

    private static boolean saysTheSame(Section section, StandingRow row, LiveTable live) {
        return row.body.equals(Codec.write(live.asVersion(section, row.version)));
    }
}
