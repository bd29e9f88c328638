package org.chatrang.scaler;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.chatrang.events.JudgeName;
import org.chatrang.scaler.plan.Decision;

/** What the metrics show. */
final class Gauges {
    private final MeterRegistry registry;
    private final Map<JudgeName, AtomicLong> replicas = new EnumMap<>(JudgeName.class);
    private final Map<JudgeName, AtomicLong> lags = new EnumMap<>(JudgeName.class);
    private final AtomicLong leader;

    Gauges(MeterRegistry registry) {
        this.registry = registry;
        this.leader = registry.gauge(MetricNames.LEADER, new AtomicLong());
        for (JudgeName judge : JudgeName.values()) {
            replicas.put(judge, registry.gauge(MetricNames.REPLICAS, tags(judge), new AtomicLong()));
            lags.put(judge, registry.gauge(MetricNames.LAG, tags(judge), new AtomicLong()));
        }
    }

    void leads(boolean yes) {
        leader.set(yes ? 1 : 0);
    }

    void decided(JudgeName judge, long lag, Decision decision) {
        replicas.get(judge).set(decision.replicas());
        lags.get(judge).set(lag);
        registry.counter(
                        MetricNames.DECISIONS,
                        tags(judge).and(MetricNames.WHY, decision.why().name()))
                .increment();
    }

    void failed(JudgeName judge) {
        registry.counter(MetricNames.FAILURES, tags(judge)).increment();
    }

    void unreadable() {
        registry.counter(MetricNames.UNREADABLE).increment();
    }

    private static Tags tags(JudgeName judge) {
        return Tags.of(MetricNames.JUDGE, judge.label());
    }
}
