package org.chatrang.standings.inbox;

import io.agroal.api.AgroalDataSource;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.reactive.messaging.kafka.KafkaConsumerRebalanceListener;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Collection;
import java.util.Map;
import org.apache.kafka.clients.consumer.Consumer;
import org.apache.kafka.common.TopicPartition;
import org.chatrang.standings.Patience;
import org.chatrang.standings.StandingsConfig;
import org.chatrang.standings.health.Progress;
import org.chatrang.standings.health.Progress.Work;
import org.jboss.logging.Logger;

/**
 * Starts each partition where the database says it was read to, and at its beginning if the database knows nothing of it:
 * the database is the truth, also when it was restored from a copy. A topic that ends before that place was created anew:
 * it is read from its beginning, which is safe because verdicts counted before change nothing.
 *
 * <p>Runs on the polling thread and waits there for the database; longer than {@code max.poll.interval.ms}, and the broker
 * assigns the partitions anew afterwards.
 */
@ApplicationScoped
@Identifier("inbox") public class StartPositions implements KafkaConsumerRebalanceListener {
    private static final Logger LOG = Logger.getLogger(StartPositions.class);

    private final AgroalDataSource database;
    private final Patience patience;
    private final Progress progress;
    private final Duration pause;

    StartPositions(AgroalDataSource database, Patience patience, Progress progress, StandingsConfig config) {
        this.database = database;
        this.patience = patience;
        this.progress = progress;
        this.pause = config.firstRetry();
    }

    @Override
    public void onPartitionsAssigned(Consumer<?, ?> consumer, Collection<TopicPartition> partitions) {
        Map<TopicPartition, Long> ends = consumer.endOffsets(partitions);
        for (TopicPartition partition : partitions) {
            Long next = next(partition, ends.get(partition));
            if (next == null) {
                consumer.seekToBeginning(java.util.List.of(partition));
            } else {
                consumer.seek(partition, next);
            }
        }
        progress.done(Work.POSITION);
        LOG.infof("assigned partitions=%d", partitions.size());
    }

    /** Null for the beginning. */
    private Long next(TopicPartition partition, long end) {
        while (true) {
            progress.trying(Work.POSITION);
            try (Connection connection = database.getConnection()) {
                Long stored = stored(connection, partition);
                if (stored == null || stored <= end) {
                    return stored;
                }
                LOG.warnf(
                        "anew topic=%s partition=%d end=%d read=%d: created anew, read from its beginning",
                        partition.topic(), partition.partition(), end, stored);
                forget(connection, partition);
                return null;
            } catch (SQLException e) {
                patience.failed(Work.POSITION, e);
                pause(e);
            }
        }
    }

    private void pause(SQLException reason) {
        try {
            Thread.sleep(pause);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        if (patience.stopping() || Thread.currentThread().isInterrupted()) {
            throw new IllegalStateException("stopped before the database said where to read on", reason);
        }
    }

    private static Long stored(Connection connection, TopicPartition partition) throws SQLException {
        try (PreparedStatement query = connection.prepareStatement("select next_offset from consumed where id = ?")) {
            query.setString(1, partition.toString());
            try (ResultSet row = query.executeQuery()) {
                return row.next() ? row.getLong(1) : null;
            }
        }
    }

    private static void forget(Connection connection, TopicPartition partition) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement("delete from consumed where id = ?")) {
            delete.setString(1, partition.toString());
            delete.executeUpdate();
        }
    }
}
