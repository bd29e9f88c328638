package org.chatrang.clock.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.clock.rules.ClockJudge;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;

/** What the tests of this judge ask of its answers. */
final class Clocks {
    private Clocks() {}

    static Answers judged(GameLog log) {
        return log.judgedBy(new ClockJudge());
    }

    static void assertNoEnding(Answers answers) {
        assertEquals(List.<Ends>of(), answers.endings());
    }

    /** No wrong setting has been put before the arbiter. */
    static void assertNoAlert(Answers answers) {
        assertEquals(List.of(), answers.all(FindingKind.CLOCK_UNEXPECTED));
    }

    /** Exactly one wrong setting has been put before the arbiter so far. */
    static Finding onlyAlert(Answers answers) {
        List<Finding> alerts = answers.all(FindingKind.CLOCK_UNEXPECTED);
        assertEquals(1, alerts.size(), () -> "alerts: " + alerts);
        assertEquals(Finding.Standing.NEEDS_ARBITER, alerts.getFirst().standing());
        return alerts.getFirst();
    }

    /** That side's time is over and its clock says so by the flag; the other has so many seconds. */
    static ClockReading flag(Side side, long othersSeconds) {
        Long other = othersSeconds * 1000;
        return side == Side.WHITE
                ? new ClockReading(0L, other, Side.WHITE, true, false)
                : new ClockReading(other, 0L, Side.BLACK, false, true);
    }
}
