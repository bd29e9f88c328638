package org.chatrang.standings.store;

import io.smallrye.mutiny.Uni;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.chatrang.events.Codec;
import org.chatrang.events.GameResult;
import org.chatrang.events.Settlement.State;
import org.chatrang.events.StandingsTable;
import org.chatrang.standings.table.PointsTable;
import org.chatrang.standings.table.TableGame;
import org.hibernate.reactive.mutiny.Mutiny.Session;

/** Makes new tables of the sections a batch has touched, inside its transaction. */
final class Tables {
    private static final String GAMES =
            "select round, pairing, result, resultState from GameRow where eventId = :event and section = :section order by gameId";

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

    private Uni<List<TableGame>> games(Section section) {
        return session.createSelectionQuery(GAMES, Object[].class)
                .setParameter("event", section.eventId())
                .setParameter("section", section.name())
                .getResultList()
                .map(rows -> rows.stream().map(Tables::game).toList());
    }

    private static TableGame game(Object[] row) {
        Pairing pairing = Json.read((String) row[1], Pairing.class);
        GameResult result =
                row[2] == null ? null : GameResult.ofCode((String) row[2]).orElseThrow();
        boolean provisional = State.PROVISIONAL.name().equals(row[3]);
        return new TableGame((Integer) row[0], pairing.white(), pairing.black(), pairing.rule(), result, provisional);
    }

    private static StandingsTable renew(StandingRow row, List<TableGame> games) {
        StandingsTable table = PointsTable.of(row.eventId, row.section, row.version + 1, games);
        boolean same = row.version > 0
                && row.body.equals(Codec.write(
                        new StandingsTable(row.eventId, row.section, row.version, table.round(), table.rows())));
        if (same) {
            return null;
        }
        row.version = table.version();
        row.body = Codec.write(table);
        return table;
    }
}
