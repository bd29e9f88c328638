package org.chatrang.gateway.publish;

import java.time.Duration;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.LongSupplier;

/** Boards whose events the bus refuses while it takes those of others. They are tried again after a pause that doubles. */
final class HeldBoards {
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);

    private final Map<String, Hold> holds = new ConcurrentHashMap<>();
    private final LongSupplier nanos;

    private record Hold(long until, Duration pause, String reason) {}

    HeldBoards(LongSupplier nanos) {
        this.nanos = nanos;
    }

    void hold(String board, String reason) {
        Hold last = holds.get(board);
        Duration pause = last == null ? FIRST_PAUSE : last.pause().multipliedBy(2);
        Duration bounded = pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
        holds.put(board, new Hold(nanos.getAsLong() + bounded.toNanos(), bounded, reason));
    }

    void release(String board) {
        holds.remove(board);
    }

    boolean holds(String board) {
        Hold hold = holds.get(board);
        return hold != null && hold.until() - nanos.getAsLong() > 0;
    }

    /** Why each held board is held. */
    Map<String, String> reasons() {
        Map<String, String> reasons = new TreeMap<>();
        holds.forEach((board, hold) -> reasons.put(board, hold.reason()));
        return reasons;
    }
}
