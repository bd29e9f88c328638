package org.chatrang.rehearsal;

import org.HdrHistogram.Histogram;

/** How long one path took, in microseconds, and what did not come or came twice. */
final class Latencies {
    private static final long LONGEST_MICROS = 600_000_000L;
    private static final double MICROS_PER_MILLI = 1000.0;

    private final String name;
    private final Histogram micros = new Histogram(LONGEST_MICROS, 3);

    Latencies(String name) {
        this.name = name;
    }

    void record(long nanos) {
        micros.recordValue(Math.clamp(nanos / 1000, 0, LONGEST_MICROS));
    }

    long count() {
        return micros.getTotalCount();
    }

    double millisAt(double percentile) {
        return micros.getValueAtPercentile(percentile) / MICROS_PER_MILLI;
    }

    String json(long sent, long doubled, Latencies baseline) {
        return String.format(
                java.util.Locale.ROOT,
                "{\"path\":\"%s\",\"sent\":%d,\"missing\":%d,\"doubled\":%d,\"p50Millis\":%.2f,\"p99Millis\":%.2f,"
                        + "\"p50Ratio\":%.2f,\"p99Ratio\":%.2f}",
                name,
                sent,
                sent - count(),
                doubled,
                millisAt(50),
                millisAt(99),
                millisAt(50) / baseline.millisAt(50),
                millisAt(99) / baseline.millisAt(99));
    }
}
