package org.chatrang.standings.inbox;

import io.micrometer.core.instrument.MeterRegistry;
import jakarta.enterprise.context.ApplicationScoped;
import org.chatrang.events.Settlement;
import org.chatrang.events.Topics;
import org.chatrang.standings.MetricNames;
import org.chatrang.standings.received.Received;
import org.chatrang.standings.received.Received.Content;
import org.chatrang.standings.store.Counted;
import org.jboss.logging.Logger;

/** Tells the log and the metrics what a batch has changed. One line each, with fixed keys. */
@ApplicationScoped
public class Report {
    private static final Logger LOG = Logger.getLogger(Report.class);

    private final MeterRegistry metrics;

    Report(MeterRegistry metrics) {
        this.metrics = metrics;
    }

    void counted(Counted counted) {
        counted.records().stream()
                .filter(record -> record.place().topic().equals(Topics.VERDICTS.name()))
                .forEach(this::verdict);
        counted.settlements().forEach(this::settlement);
        if (counted.holes() > 0) {
            metrics.counter(MetricNames.HOLES).increment(counted.holes());
            LOG.warnf("hole verdicts=%d leave out records their judge has not answered", counted.holes());
        }
        metrics.counter(MetricNames.TABLES).increment(counted.tables().size());
    }

    private void verdict(Received received) {
        String outcome = switch (received.content()) {
            case Content.Counts counts -> "counted";
            case Content.Schedules schedules -> "passed";
            case Content.Passed passed -> "passed";
            case Content.Unreadable(var reason) -> {
                LOG.warnf(
                        "unreadable topic=%s partition=%d offset=%d reason=\"%s\"",
                        received.place().topic(),
                        received.place().partition(),
                        received.place().offset(),
                        reason);
                yield "unreadable";
            }
        };
        metrics.counter(MetricNames.VERDICTS, MetricNames.OUTCOME, outcome).increment();
    }

    private void settlement(Settlement s) {
        metrics.counter(MetricNames.SETTLEMENTS, MetricNames.STATE, s.state().name())
                .increment();
        LOG.infof(
                "settlement game=%s seq=%s version=%d state=%s result=%s ending=%s",
                s.gameId(),
                s.seq(),
                s.version(),
                s.state(),
                s.result() == null ? "*" : s.result().code(),
                s.ending());
    }
}
