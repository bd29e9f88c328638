package org.chatrang.desk.metrics;

/** The names of all metrics of the desk. */
public final class MetricNames {
    /** Records written to the bus: game events and assignments. */
    public static final String RECORDS = "chatrang.desk.records";

    /** Times the bus was lost. */
    public static final String BUS_LOST = "chatrang.desk.bus.lost";

    /** Findings that wait for the arbiter. */
    public static final String ALERTS = "chatrang.desk.alerts";

    private MetricNames() {}
}
