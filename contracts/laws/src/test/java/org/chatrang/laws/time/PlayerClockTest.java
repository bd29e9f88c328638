package org.chatrang.laws.time;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import org.chatrang.laws.Colour;
import org.junit.jupiter.api.Test;

class PlayerClockTest {

    @Test
    void addsTheIncrementBeforeTheFirstMoveAndAfterEach() {
        PlayerClock clock = clock("900+10");
        assertEquals(seconds(910), clock.remaining());
        assertEquals(seconds(919), clock.press(seconds(1)).remaining());
    }

    @Test
    void theFlagFallsAtZeroAndNothingIsAddedAfterwards() {
        PlayerClock clock = clock("60+2");
        assertFalse(clock.run(seconds(61)).flagFallen());
        PlayerClock fallen = clock.run(seconds(62));
        assertTrue(fallen.flagFallen());
        assertEquals(Duration.ZERO, fallen.remaining());
        assertEquals(Duration.ZERO, fallen.press(Duration.ZERO).remaining());
        assertTrue(fallen.press(Duration.ZERO).flagFallen());
        assertEquals(1, fallen.press(Duration.ZERO).movesInPeriod());
    }

    @Test
    void givesBackWhatWasUsedUpToTheBronsteinDelay() {
        PlayerClock clock = clock("60b5");
        assertEquals(seconds(60), clock.press(seconds(3)).remaining());
        assertEquals(seconds(57), clock.press(seconds(8)).remaining());
        assertEquals(seconds(57), clock.run(seconds(3)).remaining());
    }

    @Test
    void waitsForTheSimpleDelayOnceAMove() {
        PlayerClock clock = clock("60d5");
        assertEquals(seconds(65), clock.untilFlag());
        assertEquals(seconds(60), clock.run(seconds(3)).run(seconds(2)).remaining());
        assertEquals(seconds(59), clock.run(seconds(3)).run(seconds(3)).remaining());
        assertEquals(seconds(59), clock.run(seconds(3)).run(seconds(3)).untilFlag());
        assertEquals(seconds(59), clock.press(seconds(6)).run(seconds(5)).remaining());
    }

    @Test
    void addsTheNextPeriodWithTheMoveThatCompletesThisOne() {
        PlayerClock clock = clock("2/60+1:30+3").press(seconds(1));
        assertEquals(seconds(61), clock.remaining());
        assertEquals(1, clock.movesToGo());
        PlayerClock second = clock.press(seconds(11));
        assertEquals(1, second.period());
        assertEquals(seconds(50 + 30 + 3), second.remaining());
        assertEquals(0, second.movesInPeriod());
    }

    @Test
    void addsTheNextPeriodWhenTheTimeOfThisOneHasRunOut() {
        PlayerClock clock = flagClock("2/60:30").press(seconds(5)).press(seconds(5));
        assertEquals(0, clock.period());
        assertEquals(seconds(50), clock.remaining());
        assertEquals(seconds(80), clock.untilFlag());
        PlayerClock second = clock.press(seconds(60));
        assertEquals(1, second.period());
        assertEquals(seconds(20), second.remaining());
        assertFalse(second.flagFallen());
    }

    @Test
    void aPeriodThatEndsWithTooFewMovesIsAFlag() {
        PlayerClock clock = flagClock("3/60:30").press(seconds(5)).press(seconds(5));
        assertEquals(seconds(50), clock.untilFlag());
        assertTrue(clock.press(seconds(50)).flagFallen());
    }

    @Test
    void movesMadeAheadCountForTheNextPeriod() {
        PlayerClock clock = flagClock("1/60:3/60:60");
        for (int i = 0; i < 3; i++) {
            clock = clock.press(seconds(10));
        }
        assertEquals(1, clock.run(seconds(30)).movesToGo());
        assertTrue(clock.run(seconds(90)).flagFallen());
    }

    @Test
    void aLastPeriodWithANumberOfMovesRepeats() {
        PlayerClock clock = clock("1/60").press(seconds(10)).press(seconds(10));
        assertEquals(2, clock.period());
        assertEquals(seconds(160), clock.remaining());
    }

    @Test
    void theMovesOfThePeriodGoOnlyByPressing() {
        assertEquals(0, clock("300").run(seconds(10)).movesInPeriod());
    }

    @Test
    void theArbiterAddsTakesAndSets() {
        PlayerClock clock = clock("300");
        assertEquals(seconds(420), clock.add(Duration.ofMinutes(2)).remaining());
        assertEquals(seconds(180), clock.subtract(Duration.ofMinutes(2)).remaining());
        assertTrue(clock.subtract(Duration.ofMinutes(9)).flagFallen());
        PlayerClock set = clock.run(seconds(300)).set(seconds(30));
        assertEquals(seconds(30), set.remaining());
        assertFalse(set.flagFallen());
        assertTrue(clock.run(seconds(300)).add(seconds(30)).flagFallen());
    }

    private static PlayerClock clock(String control) {
        return PlayerClock.start(TimeControl.parseSeconds(control), Colour.WHITE);
    }

    private static PlayerClock flagClock(String control) {
        return PlayerClock.start(TimeControl.parseSeconds(control).withAddition(PeriodAddition.FLAG), Colour.WHITE);
    }

    private static Duration seconds(long seconds) {
        return Duration.ofSeconds(seconds);
    }
}
