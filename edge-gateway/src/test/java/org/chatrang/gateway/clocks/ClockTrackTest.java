package org.chatrang.gateway.clocks;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.ClockFace;
import org.chatrang.gateway.signal.ClockFace.ClockSide;
import org.chatrang.gateway.signal.ClockFace.Face;
import org.chatrang.gateway.signal.SignalTime;
import org.junit.jupiter.api.Test;

/** What readings of a clock mean, one after another. */
class ClockTrackTest {
    private final ClockTrack clock = new ClockTrack();
    private long second;

    @Test
    void theLeverSaysWhoPressed() {
        assertNull(reads(0, 180, 180, ClockSide.LEFT, false).pressed());
        assertNull(reads(1, 180, 180, ClockSide.LEFT, true).pressed());
        ClockNews news = reads(3, 180, 180, ClockSide.RIGHT, true);
        assertEquals(Side.WHITE, news.pressed());
        assertEquals(Side.BLACK, news.reading().running());
        assertEquals(List.of(), news.jumps());
    }

    @Test
    void leverThrownWhileTheClockStandsIsNoPress() {
        reads(0, 180, 180, ClockSide.RIGHT, false);
        assertNull(reads(1, 180, 180, ClockSide.LEFT, false).pressed());
    }

    @Test
    void startAndStop() {
        assertFalse(reads(0, 180, 180, ClockSide.LEFT, false).startedOrStopped());
        assertTrue(reads(1, 180, 180, ClockSide.LEFT, true).startedOrStopped());
        assertTrue(reads(2, 179, 180, ClockSide.LEFT, false).startedOrStopped());
        assertNull(clock.running());
    }

    @Test
    void incrementAndDelayAreNoJumps() {
        reads(0, 100, 100, ClockSide.LEFT, true);
        assertEquals(List.of(), reads(10, 120, 100, ClockSide.RIGHT, true).jumps());
        assertEquals(List.of(), reads(30, 120, 100, ClockSide.RIGHT, true).jumps());
    }

    @Test
    void periodAddedAtZeroAndAtThePress() {
        reads(0, 1, 100, ClockSide.LEFT, true);
        assertEquals(
                List.of(new TimeJump(TimeJump.Kind.PERIOD_ADDED, Side.WHITE, 1_800_000)),
                reads(1, 1800, 100, ClockSide.LEFT, true).jumps());
        ClockNews press = reads(2, 1800 + 1829, 100, ClockSide.RIGHT, true);
        assertEquals(TimeJump.Kind.PERIOD_ADDED, press.jumps().getFirst().kind());
        assertEquals("period added: White +1830 s", press.jumps().getFirst().text());
    }

    @Test
    void arbiterSetsTheTime() {
        reads(0, 100, 100, ClockSide.LEFT, true);
        reads(1, 99, 100, ClockSide.LEFT, false);
        assertEquals(
                List.of(new TimeJump(TimeJump.Kind.ADJUSTED, Side.BLACK, 120_000)),
                reads(30, 99, 220, ClockSide.LEFT, false).jumps());
        assertEquals(List.of(), reads(90, 99, 220, ClockSide.LEFT, true).jumps());
    }

    @Test
    void jumpsWithoutReason() {
        reads(0, 100, 100, ClockSide.LEFT, true);
        assertEquals(
                List.of(new TimeJump(TimeJump.Kind.JUMP, Side.WHITE, -19_000)),
                reads(1, 80, 100, ClockSide.LEFT, true).jumps());
        assertEquals(
                List.of(new TimeJump(TimeJump.Kind.JUMP, Side.BLACK, 40_000)),
                reads(2, 79, 140, ClockSide.LEFT, true).jumps());
    }

    @Test
    void readingsMissedAreNoJump() {
        reads(0, 100, 100, ClockSide.LEFT, true);
        clock.missed();
        assertEquals(List.of(), reads(20, 95, 90, ClockSide.LEFT, true).jumps());
    }

    @Test
    void theFirstFlagCounts() {
        reads(0, 1, 1, ClockSide.LEFT, true);
        ClockNews fell = clock.shown(at(1), face(new Face(0L, true, false), Face.of(1000), ClockSide.LEFT, true));
        assertEquals(Side.WHITE, fell.flagFell());
        assertTrue(fell.reading().whiteFlag());
        ClockNews both =
                clock.shown(at(2), face(new Face(0L, true, false), new Face(0L, true, true), ClockSide.RIGHT, true));
        assertNull(both.flagFell());
        assertTrue(both.reading().whiteFlag());
        assertFalse(both.reading().blackFlag());
    }

    @Test
    void sidesFollowTheBoardUntilPressesSayOtherwise() {
        clock.boardTurned(true);
        reads(0, 100, 200, ClockSide.RIGHT, true);
        assertEquals(Side.WHITE, clock.running());
        assertEquals(200_000L, clock.reading().whiteMillis());
        assertTrue(clock.contradicted());
        assertEquals(100_000L, clock.reading().whiteMillis());
        clock.agreed();
        assertFalse(clock.contradicted());
        assertTrue(clock.contradicted());
    }

    @Test
    void oneReadingInTenSecondsAndOneAMinuteOfAClockThatStands() {
        reads(0, 100, 100, ClockSide.LEFT, true);
        clock.told(at(0));
        reads(9, 91, 100, ClockSide.LEFT, true);
        assertFalse(clock.isDue(at(9), Duration.ofSeconds(10)));
        reads(10, 90, 100, ClockSide.LEFT, true);
        assertTrue(clock.isDue(at(10), Duration.ofSeconds(10)));
        assertFalse(clock.isDue(at(11), Duration.ofSeconds(10)), "an old reading of a running clock is none");
        reads(11, 90, 100, ClockSide.LEFT, false);
        clock.told(at(11));
        assertFalse(clock.isDue(at(30), Duration.ofSeconds(10)));
        assertTrue(clock.isDue(at(71), Duration.ofSeconds(10)));
        clock.removed();
        assertFalse(clock.isDue(at(200), Duration.ofSeconds(10)));
    }

    private ClockNews reads(long at, long left, long right, ClockSide runs, boolean running) {
        second = at;
        return clock.shown(at(second), face(Face.of(left * 1000), Face.of(right * 1000), runs, running));
    }

    private static ClockFace face(Face left, Face right, ClockSide runs, boolean running) {
        return new ClockFace(left, right, runs, running, false, false);
    }

    private static SignalTime at(long second) {
        return new SignalTime(Instant.ofEpochSecond(second), second * 1_000_000_000);
    }
}
