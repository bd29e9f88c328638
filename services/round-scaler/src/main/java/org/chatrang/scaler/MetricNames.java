package org.chatrang.scaler;

/** Names of all metrics of this service. */
public final class MetricNames {
    /** Instances wanted; tag {@link #JUDGE}. */
    public static final String REPLICAS = "chatrang.scaler.replicas";
    /** Records a judge has not answered; tag {@link #JUDGE}. */
    public static final String LAG = "chatrang.scaler.lag";
    /** Decisions made; tags {@link #JUDGE} and {@link #WHY}. */
    public static final String DECISIONS = "chatrang.scaler.decisions";
    /** Decisions that could not be made or carried out; tag {@link #JUDGE}. */
    public static final String FAILURES = "chatrang.scaler.failures";
    /** 1 while this instance is the one that acts. */
    public static final String LEADER = "chatrang.scaler.leader";
    /** Records of the bus that could not be read. */
    public static final String UNREADABLE = "chatrang.scaler.records.unreadable";

    public static final String JUDGE = "judge";
    public static final String WHY = "why";

    private MetricNames() {}
}
