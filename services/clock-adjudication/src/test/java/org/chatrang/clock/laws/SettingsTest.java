package org.chatrang.clock.laws;

import static org.chatrang.clock.laws.Clocks.assertNoAlert;
import static org.chatrang.clock.laws.Clocks.assertNoEnding;
import static org.chatrang.clock.laws.Clocks.judged;
import static org.chatrang.clock.laws.Clocks.onlyAlert;
import static org.chatrang.events.EndingKind.FLAG_FALL;
import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.TimeControlSpec.PeriodChange.FLAG;
import static org.chatrang.events.TimeControlSpec.PeriodChange.MOVE_COUNT;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 6.3 and 6.10: periods, increments, and clocks that do not show what they should. */
class SettingsTest {
    @Test
    void aClockThatAddsTheIncrementIsRight() {
        // 90 minutes and 30 seconds a move, also for the first: 5430 at the start.
        GameLog log = given().timeControl("5400+30").scheduled().started();
        log.waitSeconds(60).clocks(5400, 5430).move("e4");
        log.waitSeconds(90).clocks(5400, 5370).move("e5");
        log.waitSeconds(20).clocks(5410, 5370).move("Nf3");
        log.waitSeconds(10).clocks(5410, 5390).move("Nc6");
        assertNoAlert(judged(log));
        assertNoEnding(judged(log));
    }

    @Test
    void anIncrementNotAddedIsAnAlertWithFigures() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        playWithoutIncrementForWhite(log);
        Finding alert = onlyAlert(judged(log));
        assertEquals("6.10.2", alert.article().number());
        assertEquals("2023", alert.article().edition());
        Evidence.Clock figures = assertInstanceOf(Evidence.Clock.class, alert.evidence());
        assertTrue(figures.shown() != null && figures.expectedMillis() != null, figures::toString);
        assertNoEnding(judged(log));
    }

    @Test
    void aWrongBaseIsAnAlert() {
        // Set to 60 minutes instead of 90.
        GameLog log = given().timeControl("5400+30").scheduled().started();
        log.waitSeconds(60).clocks(3600, 3630).move("e4");
        log.waitSeconds(60).clocks(3600, 3600).move("e5");
        assertTrue(
                !judged(log).all(FindingKind.CLOCK_UNEXPECTED).isEmpty(),
                () -> "an alert in " + judged(log).verdicts());
        for (Finding alert : judged(log).all(FindingKind.CLOCK_UNEXPECTED)) {
            assertEquals(Finding.Standing.NEEDS_ARBITER, alert.standing());
        }
    }

    @Test
    void clocksSetByTheArbiterAreExpectedFromThenOn() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        log.waitSeconds(60).clocks(5400, 5430).move("e4");
        log.ruled(new Ruling.SetClocks(3000_000L, 3100_000L));
        log.waitSeconds(60).clocks(3000, 3070).move("e5");
        log.waitSeconds(60).clocks(2970, 3070).move("Nf3");
        assertNoAlert(judged(log));
    }

    @Test
    void penaltyMinutesGivenAreNoAlert() {
        GameLog log = given().timeControl("5400").scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        // White's illegal move; two minutes for Black, set by the arbiter on the clock.
        log.waitSeconds(60).clocks(5280, 5340).uci("f1f4");
        log.waitSeconds(60).clocks(5220, 5460).move("Nf3");
        log.waitSeconds(60).clocks(5220, 5400).move("Nc6");
        assertNoAlert(judged(log));
        List<Finding> given = judged(log).all(FindingKind.TIME_ADDED);
        assertEquals(1, given.size());
        assertEquals(Side.BLACK, given.getFirst().side());
        // The time follows from the finding about the offence; this one only says that it came.
        assertEquals(Finding.Standing.NOTED, given.getFirst().standing());
    }

    @Test
    void penaltyMinutesNeverGivenAreAnAlert() {
        GameLog log = given().timeControl("5400").scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        log.waitSeconds(60).clocks(5280, 5340).uci("f1f4");
        log.waitSeconds(60).clocks(5220, 5340).move("Nf3");
        log.waitSeconds(60).clocks(5220, 5280).move("Nc6");
        log.waitSeconds(60).clocks(5160, 5280).move("Nc3");
        log.waitSeconds(60).clocks(5160, 5220).move("Nf6");
        assertEquals(Side.BLACK, onlyAlert(judged(log)).side());
    }

    @Test
    void aClockThatStandsWhileTheMoveIsOnIsAnAlert() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        log.waitSeconds(60).clocks(5400, 5430).move("e4");
        log.clockRead(ClockReading.of(5_400_000L, 5_430_000L, null));
        log.waitSeconds(900).clockRead(ClockReading.of(5_400_000L, 5_430_000L, null));
        onlyAlert(judged(log));
    }

    @Test
    void underReducedRulesASettingIsNoMatterAnyMoreAfterTenMoves() {
        // clk-01: five seconds instead of ten, noticed at move 16.
        GameLog log =
                given().timeControl("900+10").supervision("REDUCED").scheduled().started();
        log.moves("Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 a3 a6 b3 b6 c3 c6 d3 d6 e3 e6 f3 f6 g3 g6 h3 h6");
        String[] later = {"Be2", "Be7", "Bd2", "Bd7", "Kf2", "Kf7", "Kg2", "Kg7"};
        long white = 800;
        long black = 800;
        for (int i = 0; i < later.length; i++) {
            if (i % 2 == 0) {
                white -= 15;
            } else {
                black -= 15;
            }
            log.waitSeconds(20).clocks(white, black).move(later[i]);
        }
        assertNoAlert(judged(log));
    }

    @Test
    void aGameWithoutAnElectronicClockIsSaidToBeThatOnce() {
        GameLog log = given().timeControl("5400+30").scheduled().started().moves("1. e4 e5 2. Nf3 Nc6");
        List<Finding> missing = judged(log).all(FindingKind.CLOCK_MISSING);
        assertEquals(1, missing.size());
        assertEquals(Finding.Standing.NOTED, missing.getFirst().standing());
        assertNoAlert(judged(log));
    }

    @Test
    void withoutATimeControlOnlyWhatTheClocksShowIsJudged() {
        GameLog log = given().scheduled().started();
        log.waitSeconds(60).clocks(77, 3).move("e4");
        log.waitSeconds(60).clocks(77, 900).move("e5");
        assertNoAlert(judged(log));
        assertEquals(
                List.of(new Ends(BLACK_WINS, FLAG_FALL)),
                judged(log.clockRead(Clocks.flag(Side.WHITE, 3))).endings());
    }

    // Periods: two moves in an hour and a half instead of forty, then half an hour.

    @Test
    void aPeriodAddedByTheMoveCounterIsNotedAndExpected() {
        GameLog log = twoPeriods().periodsAddedBy(MOVE_COUNT).scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        log.waitSeconds(60).clocks(5280 + 1800, 5340).move("Nf3");
        assertTrue(
                judged(log).lastKinds().contains(FindingKind.PERIOD_ADDED),
                () -> "" + judged(log).last());
        assertEquals(
                Side.WHITE, judged(log).lastFinding(FindingKind.PERIOD_ADDED).side());
        log.waitSeconds(60).clocks(5280 + 1800, 5280 + 1800).move("Nc6");
        log.waitSeconds(60).clocks(5220 + 1800, 5280 + 1800).move("Bb5");
        assertNoAlert(judged(log));
        assertNoEnding(judged(log));
        assertEquals(2, judged(log).all(FindingKind.PERIOD_ADDED).size());
    }

    @Test
    void aPeriodTheMoveCounterShouldHaveAddedIsAnAlert() {
        GameLog log = twoPeriods().periodsAddedBy(MOVE_COUNT).scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        log.waitSeconds(60).clocks(5280, 5340).move("Nf3");
        assertEquals(Side.WHITE, onlyAlert(judged(log)).side());
    }

    @Test
    void aPeriodAddedWhenTheFirstTimeRanOutIsNotedAndExpected() {
        GameLog log = twoPeriods().periodsAddedBy(FLAG).scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        log.waitSeconds(60).clocks(5280, 5340).move("Nf3");
        log.waitSeconds(60).clocks(5280, 5280).move("Nc6");
        assertNoAlert(judged(log));
        // White thinks for 5290 seconds: at nought the clock adds 1800 and goes on.
        log.waitSeconds(5290).clockRead(1790, 5280, Side.WHITE);
        assertEquals(
                Side.WHITE, judged(log).lastFinding(FindingKind.PERIOD_ADDED).side());
        assertNoAlert(judged(log));
        assertNoEnding(judged(log));
    }

    @Test
    void theFlagOfAPeriodWhoseMovesWereMadeIsNoFallenFlag() {
        // The clock passed nought, added the time and goes on showing the mark.
        GameLog log = twoPeriods().periodsAddedBy(FLAG).scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        log.waitSeconds(60).clocks(5280, 5340).move("Nf3");
        log.waitSeconds(60).clocks(5280, 5280).move("Nc6");
        log.waitSeconds(5290).clockRead(new ClockReading(1_790_000L, 5_280_000L, Side.WHITE, true, false));
        log.waitSeconds(10).clockRead(new ClockReading(1_780_000L, 5_280_000L, Side.WHITE, true, false));
        assertNoEnding(judged(log));
        assertNoAlert(judged(log));
        log.waitSeconds(1780).clockRead(new ClockReading(0L, 5_280_000L, Side.WHITE, true, false));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void theFlagOfAPeriodWhoseMovesAreMissingIsAFallenFlagThoughTimeWasAdded() {
        GameLog log = twoPeriods().periodsAddedBy(FLAG).scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        log.waitSeconds(5350).clockRead(new ClockReading(1_790_000L, 5_340_000L, Side.WHITE, true, false));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void zeroWithTheMovesOfThePeriodMadeIsNoFallenFlag() {
        GameLog log = twoPeriods().periodsAddedBy(FLAG).scheduled().started();
        log.moves("1. e4 e5 2. Nf3 Nc6").clockRead(0, 3000, Side.WHITE);
        assertNoEnding(judged(log));
    }

    @Test
    void zeroWithMovesOfThePeriodStillToMakeIsAFallenFlag() {
        GameLog log = twoPeriods().periodsAddedBy(FLAG).scheduled().started();
        log.moves("1. e4 e5").clockRead(0, 3000, Side.WHITE);
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void aClockThatAddedThePeriodThoughMovesAreMissingShowsItsFlag() {
        // The clock cannot count moves; its flag tells.
        GameLog log = twoPeriods().periodsAddedBy(FLAG).scheduled().started();
        log.moves("1. e4 e5").clockRead(new ClockReading(1_795_000L, 3_000_000L, Side.WHITE, true, false));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void zeroInTheLastPeriodIsAFallenFlagHoweverManyMoves() {
        GameLog log = twoPeriods().periodsAddedBy(MOVE_COUNT).scheduled().started();
        log.moves("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6").clockRead(0, 3000, Side.WHITE);
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @ParameterizedTest
    @CsvSource({"WHITE, 300, 240", "BLACK, 300, 240"})
    void unequalTimesAreReadSideBySide(Side side, long white, long black) {
        // Armageddon: five minutes against four.
        GameLog log = given().timeControl("W300-B240").scheduled().started();
        log.waitSeconds(10).clocks(white - 10, black).move("e4");
        log.waitSeconds(10).clocks(white - 10, black - 10).move("e5");
        assertNoAlert(judged(log));
        if (side == Side.BLACK) {
            log.move("Nf3");
        }
        assertEquals(1, judged(log.clockRead(Clocks.flag(side, 100))).endings().size());
    }

    @Test
    void aBronsteinDelayGivesBackAtMostWhatWasUsed() {
        GameLog log = given().timeControl("5400b30").scheduled().started();
        log.waitSeconds(10).clocks(5400, 5400).move("e4");
        log.waitSeconds(90).clocks(5400, 5340).move("e5");
        assertNoAlert(judged(log));
    }

    @Test
    void aSimpleDelayRunsBeforeTheTime() {
        GameLog log = given().timeControl("5400d30").scheduled().started();
        log.waitSeconds(10).clocks(5400, 5400).move("e4");
        log.waitSeconds(90).clocks(5400, 5340).move("e5");
        assertNoAlert(judged(log));
    }

    private static GameLog twoPeriods() {
        return given().timeControl("2/5400:1800").pace("STANDARD");
    }

    /** Moves of a minute each on clocks that started with 5430; only Black's adds the thirty seconds. */
    private static void playWithoutIncrementForWhite(GameLog log) {
        String[] moves = {"e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "Ba4", "Nf6"};
        long white = 5430;
        long black = 5430;
        for (int i = 0; i < moves.length; i++) {
            if (i % 2 == 0) {
                white -= 60;
            } else {
                black -= 30;
            }
            log.waitSeconds(60).clocks(white, black).move(moves[i]);
        }
    }
}
