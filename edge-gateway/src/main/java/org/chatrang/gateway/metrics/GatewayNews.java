package org.chatrang.gateway.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.util.concurrent.TimeUnit;
import org.chatrang.gateway.journal.JournalListener;
import org.chatrang.gateway.journal.JournalState;
import org.chatrang.gateway.publish.LinkState;
import org.chatrang.gateway.publish.PublisherListener;
import org.jboss.logging.Logger;

/** Counts and logs what the journal and the publisher do. */
public final class GatewayNews implements JournalListener, PublisherListener {
    private static final Logger LOG = Logger.getLogger(GatewayNews.class);

    private final Counter journalled;
    private final Timer commit;
    private final Counter published;
    private final Timer transaction;
    private final Counter lost;

    public GatewayNews(MeterRegistry registry) {
        journalled = registry.counter(MetricNames.JOURNAL_EVENTS);
        commit = registry.timer(MetricNames.JOURNAL_COMMIT);
        published = registry.counter(MetricNames.PUBLISHED_EVENTS);
        transaction = registry.timer(MetricNames.PUBLISH_TRANSACTION);
        lost = registry.counter(MetricNames.BUS_LOST);
    }

    @Override
    public void written(int entries, long nanos) {
        journalled.increment(entries);
        commit.record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void changed(JournalState state) {
        switch (state) {
            case JournalState.Ok(long bytes) -> LOG.infof("event=journal-ok bytes=%d", bytes);
            case JournalState.NearlyFull(long bytes, long limit) ->
                LOG.warnf(
                        "event=journal-nearly-full bytes=%d limit=%d fix=\"raise chatrang.gateway.journal-limit\"",
                        bytes, limit);
            case JournalState.Refused(boolean full, String reason) ->
                LOG.errorf(
                        "event=journal-refused full=%b reason=\"%s\" fix=\"make room on the disk or raise"
                                + " chatrang.gateway.journal-limit; boards wait meanwhile\"",
                        full, reason);
        }
    }

    @Override
    public void published(int entries, long nanos) {
        published.increment(entries);
        transaction.record(nanos, TimeUnit.NANOSECONDS);
    }

    @Override
    public void readBack(long records, int games) {
        LOG.infof("event=bus-read-back records=%d games=%d", records, games);
    }

    @Override
    public void strangeEvent(String game, String stamp) {
        LOG.errorf(
                "event=strange-event game=%s stamp=\"%s\" reason=\"on the bus, not in the journal: the journal was"
                        + " replaced, or another gateway has this id\"",
                game, stamp);
    }

    @Override
    public void changed(LinkState state) {
        switch (state) {
            case LinkState.Connecting connecting -> LOG.info("event=bus-connecting");
            case LinkState.Connected connected -> LOG.info("event=bus-connected");
            case LinkState.Away(var since, String reason) -> {
                lost.increment();
                LOG.warnf("event=bus-away reason=\"%s\"", reason);
            }
        }
    }

    @Override
    public void boardHeld(String board, String reason) {
        LOG.errorf("event=board-held board=%s reason=\"%s\"", board, reason);
    }
}
