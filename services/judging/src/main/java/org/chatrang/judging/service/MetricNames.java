package org.chatrang.judging.service;

/** Names of all metrics of a judge; each carries the tag {@link #JUDGE}. */
public final class MetricNames {
    /** Verdicts written. */
    public static final String VERDICTS = "chatrang.judge.verdicts";
    /** Findings written; tags {@link #KIND} and {@link #STANDING}. */
    public static final String FINDINGS = "chatrang.judge.findings";
    /** Records dropped as repeats. */
    public static final String REPEATS = "chatrang.judge.repeats";
    /** Time of one batch, from the end of the poll to the end of the commit. */
    public static final String BATCH_TIME = "chatrang.judge.batch";
    /** Time to fold a partition again when it is given to this instance. */
    public static final String RECOVERY_TIME = "chatrang.judge.recovery";
    /** Batches refused because the group had moved on; they are read again. */
    public static final String REFUSED = "chatrang.judge.refused";
    /** Times the clients failed and were made anew. */
    public static final String FAILURES = "chatrang.judge.failures";
    /** Records of the assigned partitions not read yet. */
    public static final String BEHIND = "chatrang.judge.behind";
    /** Open games in the assigned partitions. */
    public static final String OPEN_GAMES = "chatrang.judge.games.open";
    /** Partitions assigned. */
    public static final String PARTITIONS = "chatrang.judge.partitions";

    public static final String JUDGE = "judge";
    public static final String KIND = "kind";
    public static final String STANDING = "standing";

    private MetricNames() {}
}
