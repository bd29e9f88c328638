package org.chatrang.standings.store;

import io.smallrye.mutiny.Uni;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.chatrang.events.Codec;
import org.chatrang.events.StandingsTable;
import org.chatrang.standings.table.SectionTable;
import org.chatrang.standings.table.TableGame;
import org.hibernate.reactive.mutiny.Mutiny.Session;

/** Makes new tables of the sections a batch has touched, inside its transaction. */
final class Tables {
    private static final String GAMES =
            "select new org.chatrang.standings.store.SectionGame(gameId, round, board, pairing, result, resultState, ending, decision, revision)"
                    + " from GameRow where eventId = :event and section = :section order by gameId";

    private final Session session;

    Tables(Session session) {
        this.session = session;
    }

    /** New versions of the tables that changed. One section after the other: they are locked in this order. */
    Uni<List<StandingsTable>> renew(Collection<Section> inOrder) {
        List<StandingsTable> renewed = new ArrayList<>();
        Uni<Void> all = Uni.createFrom().voidItem();
        for (Section section : inOrder) {
            all = all.chain(() -> renew(section))
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
    private Uni<StandingsTable> renew(Section section) {
        return locked(section).chain(row -> games(section).map(games -> renew(row, games)));
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

    private Uni<List<SectionGame>> games(Section section) {
        return session.createSelectionQuery(GAMES, SectionGame.class)
                .setParameter("event", section.eventId())
                .setParameter("section", section.name())
                .getResultList();
    }

    /** The version is the sum of the games' revisions; it is only counted on where games have left the section. */
    private static StandingsTable renew(StandingRow row, List<SectionGame> rows) {
        long revision = rows.stream().mapToLong(SectionGame::revision).sum();
        List<TableGame> games = rows.stream().map(SectionGame::read).toList();
        StandingsTable table = SectionTable.of(row.eventId, row.section, Math.max(revision, row.version + 1), games);
        if (revision <= row.version && row.version > 0 && saysTheSame(row, games)) {
            return null;
        }
        row.version = table.version();
        row.body = Codec.write(table);
        return table;
    }

    private static boolean saysTheSame(StandingRow row, List<TableGame> games) {
        return row.body.equals(Codec.write(SectionTable.of(row.eventId, row.section, row.version, games)));
    }
}
