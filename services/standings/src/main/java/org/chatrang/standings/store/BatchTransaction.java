package org.chatrang.standings.store;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chatrang.events.StandingsTable;
import org.chatrang.standings.received.Received;
import org.chatrang.standings.received.Received.Content;
import org.hibernate.reactive.mutiny.Mutiny;
import org.hibernate.reactive.mutiny.Mutiny.Session;

/**
 * Counts a batch of records in ONE database transaction: positions, games, versions, tables and outbox change together or
 * not at all. Counting the same batch again changes nothing. Locks are taken in one order (partitions, games, tables, each
 * by name), so that instances wait for each other and never block each other for good.
 */
@ApplicationScoped
public class BatchTransaction {
    private final Mutiny.SessionFactory sessions;
    private final LiveTables remembered;

    BatchTransaction(Mutiny.SessionFactory sessions, LiveTables remembered) {
        this.sessions = sessions;
        this.remembered = remembered;
    }

    /** Must run on a Vert.x context. Fails if the database does not answer; nothing has happened then. */
    public Uni<Counted> count(List<Received> batch) {
        return sessions.withTransaction(session -> {
                    Tables tables = new Tables(session, remembered);
                    return Positions.advance(session, batch)
                            .chain(fresh -> openBooks(session, fresh)
                                    .map(books -> books.count(fresh))
                                    .chain(books -> write(session, books, tables, fresh)))
                            .map(counted -> new Committed(counted, tables.counted()));
                })
                .invoke(committed -> remembered.giveBack(committed.tables()))
                .map(Committed::counted);
    }

    private record Committed(Counted counted, Map<Section, LiveTable> tables) {}

    private static Uni<Books> openBooks(Session session, List<Received> records) {
        TreeSet<String> ids = records.stream()
                .map(record -> record.content().gameId())
                .filter(Objects::nonNull)
                .collect(Collectors.toCollection(TreeSet::new));
        if (ids.isEmpty()) {
            return Uni.createFrom().item(new Books(List.of()));
        }
        return session.createSelectionQuery("from GameRow where gameId in :ids order by gameId", GameRow.class)
                .setParameter("ids", ids)
                .setLockMode(LockModeType.PESSIMISTIC_WRITE)
                .getResultList()
                .map(Books::new);
    }

    private static Uni<Counted> write(Session session, Books books, Tables renewing, List<Received> records) {
        Object[] added = Stream.of(
                        books.added().stream(),
                        books.versions().stream().map(SettlementRow::new),
                        books.versions().stream().map(OutboxRow::of),
                        records.stream().flatMap(BatchTransaction::deadLetter))
                .flatMap(rows -> rows)
                .toArray();
        return session.persistAll(added)
                .chain(session::flush)
                .chain(() -> renewing.renew(books.touched()))
                .chain(tables -> publish(session, tables))
                .map(tables -> new Counted(records, List.copyOf(books.versions()), tables, books.holes()));
    }

    private static Uni<List<StandingsTable>> publish(Session session, List<StandingsTable> tables) {
        return session.persistAll(tables.stream().map(OutboxRow::of).toArray()).replaceWith(tables);
    }

    private static Stream<OutboxRow> deadLetter(Received record) {
        return record.content() instanceof Content.Unreadable(var reason)
                ? Stream.of(OutboxRow.deadLetter(record, reason))
                : Stream.empty();
    }
}
