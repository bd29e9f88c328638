package org.chatrang.standings.store;

import io.smallrye.mutiny.Uni;
import jakarta.persistence.LockModeType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chatrang.standings.received.Received;
import org.hibernate.reactive.mutiny.Mutiny.Session;

/**
 * How far each partition was read. The rows are locked, so that of two instances that hold the same records for a moment
 * (one of them about to notice that the partition is no longer its own) the second finds them counted.
 */
final class Positions {
    private Positions() {}

    /** Of these records those not counted yet; their partitions are moved beyond them in this transaction. */
    static Uni<List<Received>> advance(Session session, List<Received> records) {
        TreeSet<String> partitions = records.stream()
                .map(record -> record.place().partitionName())
                .collect(Collectors.toCollection(TreeSet::new));
        return session.createSelectionQuery("from ConsumedRow where id in :ids order by id", ConsumedRow.class)
                .setParameter("ids", partitions)
                .setLockMode(LockModeType.PESSIMISTIC_WRITE)
                .getResultList()
                .chain(rows -> {
                    List<ConsumedRow> added = partitions.stream()
                            .filter(id -> rows.stream().noneMatch(row -> row.id.equals(id)))
                            .map(ConsumedRow::new)
                            .toList();
                    List<ConsumedRow> all = new ArrayList<>(rows);
                    all.addAll(added);
                    return session.persistAll(added.toArray()).replaceWith(() -> fresh(all, records));
                });
    }

    private static List<Received> fresh(List<ConsumedRow> rows, List<Received> records) {
        Map<String, ConsumedRow> byId = rows.stream().collect(Collectors.toMap(row -> row.id, Function.identity()));
        List<Received> fresh = new ArrayList<>(records.size());
        for (Received record : records) {
            ConsumedRow row = byId.get(record.place().partitionName());
            if (record.place().offset() >= row.nextOffset) {
                row.nextOffset = record.place().offset() + 1;
                fresh.add(record);
            }
        }
        return fresh;
    }
}
