package org.chatrang.gateway.metrics;

/** The names of all metrics of the gateway. */
public final class MetricNames {
    /** Events put into the journal. */
    public static final String JOURNAL_EVENTS = "chatrang.gateway.journal.events";

    /** Time to put a group of events on disk. */
    public static final String JOURNAL_COMMIT = "chatrang.gateway.journal.commit";

    /** Size of the journal's file. */
    public static final String JOURNAL_BYTES = "chatrang.gateway.journal.bytes";

    /** Events in the journal and not yet on the bus. */
    public static final String JOURNAL_LAG = "chatrang.gateway.journal.lag";

    /** Events published. */
    public static final String PUBLISHED_EVENTS = "chatrang.gateway.published.events";

    /** Time of a transaction on the bus. */
    public static final String PUBLISH_TRANSACTION = "chatrang.gateway.publish.transaction";

    /** Times the bus was lost. */
    public static final String BUS_LOST = "chatrang.gateway.bus.lost";

    /** Boards whose events the bus refuses. */
    public static final String BOARDS_HELD = "chatrang.gateway.boards.held";

    /** Boards that are assigned to this gateway. */
    public static final String BOARDS_ASSIGNED = "chatrang.gateway.boards.assigned";

    private MetricNames() {}
}
