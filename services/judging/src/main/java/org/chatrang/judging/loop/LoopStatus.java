package org.chatrang.judging.loop;

import java.util.concurrent.atomic.AtomicLong;

/** How a judge loop is, for health checks: written by the loop's thread, read by any. */
public final class LoopStatus {
    private final AtomicLong turns = new AtomicLong();
    private volatile boolean brokerReached;
    private volatile boolean connected;
    private volatile String trouble;
    private volatile int partitions;
    private volatile int openGames;
    private volatile long behind;

    /** Grows with every turn of the loop, also of one that found nothing or failed: standing still means stuck. */
    public long turns() {
        return turns.get();
    }

    /** Whether the broker ever answered since the start. */
    public boolean brokerReached() {
        return brokerReached;
    }

    /** Whether the clients work as far as is known. */
    public boolean connected() {
        return connected;
    }

    /** The last failure in one line, null while all is well. */
    public String trouble() {
        return trouble;
    }

    /** Partitions assigned to this instance. */
    public int partitions() {
        return partitions;
    }

    /** Open games in the assigned partitions. */
    public int openGames() {
        return openGames;
    }

    /** Records of the assigned partitions not read yet. */
    public long behind() {
        return behind;
    }

    void turned() {
        turns.incrementAndGet();
    }

    void reached() {
        brokerReached = true;
        connected = true;
        trouble = null;
    }

    void failed(Exception reason) {
        turns.incrementAndGet();
        connected = false;
        trouble = String.valueOf(reason.getMessage())
                .lines()
                .findFirst()
                .orElse(reason.getClass().getName());
    }

    void holds(int assigned, int open, long notRead) {
        partitions = assigned;
        openGames = open;
        behind = notRead;
    }
}
