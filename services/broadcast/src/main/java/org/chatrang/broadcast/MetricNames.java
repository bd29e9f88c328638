package org.chatrang.broadcast;

/** The names of all metrics of this service. */
public final class MetricNames {
    /** Records read, by topic. */
    public static final String RECORDS = "chatrang.broadcast.records";
    /** Records that could not be read or shown, by topic. */
    public static final String RECORDS_UNREADABLE = "chatrang.broadcast.records.unreadable";
    /** Game events passed over because their stamp had been seen. */
    public static final String RECORDS_REPEATED = "chatrang.broadcast.records.repeated";
    /** Records on the bus that have not been read yet. */
    public static final String BUS_LAG = "chatrang.broadcast.bus.lag";
    /** Whether the brokers answer: 1 or 0. */
    public static final String BUS_REACHABLE = "chatrang.broadcast.bus.reachable";
    /** Games known. */
    public static final String GAMES = "chatrang.broadcast.games";
    /** Rounds known. */
    public static final String ROUNDS = "chatrang.broadcast.rounds";
    /** Bytes of records kept for listeners that come back. */
    public static final String HISTORY_BYTES = "chatrang.broadcast.history.bytes";
    /** Listeners connected now. */
    public static final String LISTENERS = "chatrang.broadcast.listeners";
    /** Frames written, by type. */
    public static final String FRAMES = "chatrang.broadcast.frames";
    /** Listeners disconnected by the server, by reason. */
    public static final String DISCONNECTS = "chatrang.broadcast.disconnects";

    /** Tag: a topic. */
    public static final String TAG_TOPIC = "topic";
    /** Tag: a frame's type. */
    public static final String TAG_TYPE = "type";
    /** Tag: why. */
    public static final String TAG_REASON = "reason";

    private MetricNames() {}
}
