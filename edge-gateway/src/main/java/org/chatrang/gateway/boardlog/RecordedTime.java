package org.chatrang.gateway.boardlog;

import java.time.Instant;
import org.chatrang.gateway.dgt.DgtMessage;
import org.chatrang.gateway.signal.SignalTime;

/**
 * Time in a recording that has none: what the players' clocks have lost, in all. It begins with the epoch and stands while the
 * clocks stand.
 */
final class RecordedTime {
    private long millis;
    private DgtMessage.ClockTimes last;

    /** The time of this message. */
    SignalTime at(DgtMessage message) {
        if (message instanceof DgtMessage.ClockTimes clock) {
            if (last != null) {
                millis += Math.max(0, last.left().millis() - clock.left().millis());
                millis += Math.max(0, last.right().millis() - clock.right().millis());
            }
            last = clock;
        }
        return now(0);
    }

    /** So many milliseconds after the last message. */
    SignalTime now(long later) {
        return new SignalTime(Instant.ofEpochMilli(millis + later), (millis + later) * 1_000_000);
    }
}
