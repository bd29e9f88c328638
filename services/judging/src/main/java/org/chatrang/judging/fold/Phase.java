package org.chatrang.judging.fold;

/** Where a game stands in its life. */
public enum Phase {
    /** No schedule was read: records belong to no game log. */
    UNSCHEDULED,
    /** Scheduled, not started, no move made. */
    SCHEDULED,
    /** In play. */
    RUNNING,
    /** Ended as far as the fold sees; only a ruling changes that. */
    ENDED,
    /** Closed by the desk: nothing belongs to this log any more. */
    CLOSED
}
