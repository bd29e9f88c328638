package org.chatrang.desk;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import org.chatrang.desk.metrics.MetricNames;
import org.jboss.logging.Logger;

/** Counts and logs what the desk does. */
public final class DeskNews {
    private static final Logger LOG = Logger.getLogger(DeskNews.class);

    private final Counter said;
    private final Counter lost;

    public DeskNews(MeterRegistry registry) {
        said = registry.counter(MetricNames.RECORDS);
        lost = registry.counter(MetricNames.BUS_LOST);
    }

    void said(int records) {
        said.increment(records);
    }

    void busLost(RuntimeException reason) {
        lost.increment();
        LOG.warnf("event=bus-away reason=\"%s\"", reason);
    }
}
