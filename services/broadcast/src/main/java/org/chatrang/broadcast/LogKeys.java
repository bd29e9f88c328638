package org.chatrang.broadcast;

/** The fixed keys of log lines, written {@code key=value} after the message. */
public final class LogKeys {
    /** A game's identity. */
    public static final String GAME = "game";
    /** An event and its round. */
    public static final String ROUND = "round";
    /** A topic of the bus. */
    public static final String TOPIC = "topic";
    /** A partition of a topic. */
    public static final String PARTITION = "partition";
    /** An offset in a partition. */
    public static final String OFFSET = "offset";
    /** Why something happened. */
    public static final String REASON = "reason";
    /** How many. */
    public static final String COUNT = "count";
    /** How long, in milliseconds. */
    public static final String MILLIS = "millis";

    private LogKeys() {}
}
