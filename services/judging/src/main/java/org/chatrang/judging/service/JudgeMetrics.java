package org.chatrang.judging.service;

import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Finding;
import org.chatrang.events.JudgeName;
import org.chatrang.events.Verdict;
import org.chatrang.judging.loop.Answered;
import org.chatrang.judging.loop.LoopListener;
import org.chatrang.judging.loop.LoopStatus;
import org.jboss.logging.Logger;

/** Counts what the loop does, and logs in one line each finding that ends a game or calls the arbiter. */
@ApplicationScoped
public class JudgeMetrics implements LoopListener {
    private static final Logger LOG = Logger.getLogger(JudgeMetrics.class);

    private final MeterRegistry registry;
    private Tags tags = Tags.empty();

    JudgeMetrics(MeterRegistry registry) {
        this.registry = registry;
    }

    void watch(LoopStatus status, JudgeName judge) {
        tags = Tags.of(MetricNames.JUDGE, judge.label());
        Gauge.builder(MetricNames.BEHIND, status, LoopStatus::behind).tags(tags).register(registry);
        Gauge.builder(MetricNames.OPEN_GAMES, status, LoopStatus::openGames)
                .tags(tags)
                .register(registry);
        Gauge.builder(MetricNames.PARTITIONS, status, LoopStatus::partitions)
                .tags(tags)
                .register(registry);
    }

    @Override
    public void committed(List<Answered> answered, int repeats, Duration took, long behind) {
        registry.counter(MetricNames.VERDICTS, tags).increment(answered.size());
        registry.counter(MetricNames.REPEATS, tags).increment(repeats);
        registry.timer(MetricNames.BATCH_TIME, tags).record(took);
        answered.forEach(this::tell);
    }

    @Override
    public void refused(Exception reason) {
        registry.counter(MetricNames.REFUSED, tags).increment();
        LOG.infof("event=batch-refused reason=\"%s\"", reason.getMessage());
    }

    @Override
    public void failed(Exception reason) {
        registry.counter(MetricNames.FAILURES, tags).increment();
    }

    @Override
    public void recovered(int partition, int openGames, Duration took) {
        registry.timer(MetricNames.RECOVERY_TIME, tags).record(took);
        LOG.infof("partition=%d games=%d millis=%d event=recovered", partition, openGames, took.toMillis());
    }

    private void tell(Answered answered) {
        Verdict verdict = answered.verdict();
        for (Finding finding : verdict.findings()) {
            registry.counter(
                            MetricNames.FINDINGS,
                            tags.and(MetricNames.KIND, finding.kind().name())
                                    .and(
                                            MetricNames.STANDING,
                                            finding.standing().name()))
                    .increment();
            boolean ends = finding.consequence() instanceof Consequence.Ends;
            if (ends || finding.standing() == Finding.Standing.NEEDS_ARBITER) {
                LOG.infof(
                        "game=%s seq=%d board=%d kind=%s standing=%s",
                        verdict.gameId(), verdict.seq(), answered.board(), finding.kind(), finding.standing());
            }
        }
    }
}
