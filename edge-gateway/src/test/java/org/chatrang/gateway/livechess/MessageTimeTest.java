package org.chatrang.gateway.livechess;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.InstantSource;
import org.chatrang.gateway.boards.SignalClock;
import org.chatrang.gateway.signal.SignalTime;
import org.junit.jupiter.api.Test;

/** When a message was sent, by a clock that is not ours. */
class MessageTimeTest {
    private final MessageTime times = new MessageTime(new SignalClock(InstantSource.system()));

    @Test
    void lateByWhatTheQuickestWasNot() {
        assertEquals(0, times.late(1000, 90_000));
        assertEquals(700, times.late(2700, 91_000));
        assertEquals(300, times.late(2700, 91_400));
        assertEquals(0, times.late(3000, 92_100));
        assertEquals(100, times.late(4000, 93_000));
    }

    @Test
    void aClockThatWasSetIsNoDelay() {
        times.late(1000, 90_000);
        assertEquals(0, times.late(2000, 30_000));
        assertEquals(50, times.late(3050, 31_000));
        assertEquals(0, times.late(4000, 92_000));
    }

    @Test
    void withoutATimeTheArrivalCounts() {
        assertEquals(0, times.late(1000, 0));
    }

    @Test
    void twoMessagesReadTogetherKeepTheirDistance() {
        SignalTime first = times.of(10_000);
        SignalTime second = times.of(10_400);
        SignalTime third = times.of(10_100);
        long apart = second.monotonicNanos() - first.monotonicNanos();
        assertTrue(apart >= 0 && apart < 400_000_000L, "the second was quicker: " + apart);
        assertTrue(third.monotonicNanos() >= second.monotonicNanos(), "never before the last one");
    }
}
