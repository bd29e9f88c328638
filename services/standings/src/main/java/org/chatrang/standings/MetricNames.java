package org.chatrang.standings;

/** Names of all metrics of this service. */
public final class MetricNames {
    /** Verdicts read; tag {@link #OUTCOME}: counted, passed, unreadable. */
    public static final String VERDICTS = "chatrang.standings.verdicts";
    /** Verdicts that leave out records their judge has not answered. */
    public static final String HOLES = "chatrang.standings.verdict.holes";
    /** Versions of results; tag {@link #STATE}. */
    public static final String SETTLEMENTS = "chatrang.standings.settlements";
    /** Versions of tables. */
    public static final String TABLES = "chatrang.standings.tables";
    /** Time of one batch, from the first attempt to the commit. */
    public static final String BATCH_TIME = "chatrang.standings.batch";
    /** Attempts that failed; tag {@link #WORK}: count, publish, position. */
    public static final String FAILURES = "chatrang.standings.failures";
    /** Records published. */
    public static final String PUBLISHED = "chatrang.standings.published";

    public static final String OUTCOME = "outcome";
    public static final String STATE = "state";
    public static final String WORK = "work";

    private MetricNames() {}
}
