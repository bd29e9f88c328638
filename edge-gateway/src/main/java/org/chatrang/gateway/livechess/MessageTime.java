package org.chatrang.gateway.livechess;

import java.time.Duration;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.signal.SignalTime;

/**
 * When LiveChess sent a message. It stamps each with its own clock, which need not be right: the quickest message shows how far
 * it is from ours, and any other is as much earlier than its arrival as it was slower. So a gateway that was busy for a moment
 * does not take two messages for simultaneous that were not.
 */
final class MessageTime {
    /** A message that is later than that is not late: LiveChess's clock was set. */
    private static final long LATEST_MILLIS = 10_000;

    private final SignalClock clock;
    private Long quickest;
    private SignalTime last;

    MessageTime(SignalClock clock) {
        this.clock = clock;
    }

    /** Of a message that has just arrived; {@code sent} by LiveChess's clock, 0 if it did not say. Never before the last one. */
    SignalTime of(long sent) {
        return notBefore(clock.ago(Duration.ofMillis(late(System.nanoTime() / 1_000_000, sent))));
    }

    /** How late a message is that arrives now. */
    long late(long now, long sent) {
        if (sent <= 0) {
            return 0;
        }
        long delay = now - sent;
        if (quickest == null || delay < quickest || delay - quickest > LATEST_MILLIS) {
            quickest = delay;
        }
        return delay - quickest;
    }

    /** The time given, or that of the last message if it is later. */
    SignalTime notBefore(SignalTime time) {
        if (last == null || time.monotonicNanos() > last.monotonicNanos()) {
            last = time;
        }
        return last;
    }
}
