package org.chatrang.standings.outbox;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.StartupEvent;
import io.quarkus.vertx.VertxContextSupport;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.persistence.LockModeType;
import java.util.List;
import org.chatrang.standings.MetricNames;
import org.chatrang.standings.Patience;
import org.chatrang.standings.StandingsConfig;
import org.chatrang.standings.health.Progress.Work;
import org.chatrang.standings.store.OutboxRow;
import org.hibernate.reactive.mutiny.Mutiny;
import org.hibernate.reactive.mutiny.Mutiny.Session;
import org.jboss.logging.Logger;

/**
 * Publishes what committed batches have left in the outbox: in order, each row until the broker has it, and only then
 * deleted.
 *
 * <p>Nothing is lost: a row is deleted after the broker has acknowledged its record. A record may be published twice, if the
 * process or the database goes away between the acknowledgement and the deletion. That is harmless: both have the same
 * bytes, the same key, version and {@code ce_id}, no later version of that key comes between them, and a reader passes over
 * versions that are not above the last one it has.
 *
 * <p>Rows are locked while they are published: of several instances one publishes at a time, the others wait.
 */
@ApplicationScoped
public class Outbox {
    private static final Logger LOG = Logger.getLogger(Outbox.class);

    private final Mutiny.SessionFactory sessions;
    private final Sender sender;
    private final Patience patience;
    private final int batch;
    private final Counter published;

    Outbox(
            Mutiny.SessionFactory sessions,
            Sender sender,
            Patience patience,
            StandingsConfig config,
            MeterRegistry metrics) {
        this.sessions = sessions;
        this.sender = sender;
        this.patience = patience;
        this.batch = config.outboxBatch();
        this.published = metrics.counter(MetricNames.PUBLISHED);
    }

    /** Publishes until nothing is left. Must run on a Vert.x context. */
    public Uni<Void> drain() {
        return patience.until(Work.PUBLISH, () -> sessions.withTransaction(this::publishSome))
                .chain(count -> count < batch ? Uni.createFrom().voidItem() : drain());
    }

    /** What an earlier run has left behind, without waiting for it. */
    void start(@Observes StartupEvent event) {
        Thread.ofVirtual().name("outbox-start").start(() -> {
            try {
                VertxContextSupport.subscribeAndAwait(this::drain);
            } catch (Throwable stopped) {
                LOG.debug("not everything was published before the process stopped", stopped);
            }
        });
    }

    private Uni<Integer> publishSome(Session session) {
        return session.createSelectionQuery("from OutboxRow order by position", OutboxRow.class)
                .setMaxResults(batch)
                .setLockMode(LockModeType.PESSIMISTIC_WRITE)
                .getResultList()
                .chain(rows -> send(rows).chain(() -> delete(session, rows)));
    }

    /** On a thread that may wait; goes on on the Vert.x context of the session. */
    private Uni<Void> send(List<OutboxRow> rows) {
        if (rows.isEmpty()) {
            return Uni.createFrom().voidItem();
        }
        return Uni.createFrom()
                .completionStage(() -> Vertx.currentContext()
                        .<Void>executeBlocking(() -> {
                            sender.send(rows);
                            return null;
                        })
                        .toCompletionStage());
    }

    private Uni<Integer> delete(Session session, List<OutboxRow> rows) {
        if (rows.isEmpty()) {
            return Uni.createFrom().item(0);
        }
        return session.createMutationQuery("delete from OutboxRow where id in :ids")
                .setParameter("ids", rows.stream().map(row -> row.id).toList())
                .executeUpdate()
                .invoke(() -> published.increment(rows.size()));
    }
}
