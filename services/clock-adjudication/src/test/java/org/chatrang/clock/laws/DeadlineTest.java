package org.chatrang.clock.laws;

import static org.chatrang.clock.laws.Clocks.assertNoEnding;
import static org.chatrang.clock.laws.Clocks.judged;
import static org.chatrang.events.DeadlineReached.Deadline.FLAG;
import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.GameResult.BOTH_LOSE;
import static org.chatrang.events.GameResult.WHITE_WINS;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;

/** Deadlines: a timer never rules; the judge does, on reading that it went off, unless something made it moot. */
class DeadlineTest {
    @Test
    void aFlagDueByCalculationWaitsForTheArbiter() {
        // The clock's reading is conclusive (6.10.1), a calculation from an old one is not.
        GameLog log = aMinuteLeft().waitSeconds(61);
        Answers answers = judged(log.flagDeadline(log.now().minusSeconds(1)));
        Finding due = answers.lastFinding(FindingKind.FLAG_DUE);
        assertEquals(Finding.Standing.NEEDS_ARBITER, due.standing());
        assertEquals(Side.WHITE, due.side());
        assertEquals("6.8", due.article().number());
        assertNoEnding(answers);
    }

    @Test
    void aFlagDueByAReadingShortlyBeforeWaitsForTheArbiterToo() {
        // A press may be on its way: an electronic clock sends its own flag.
        GameLog log = tenSecondsLeft().waitSeconds(11);
        Answers answers = judged(log.flagDeadline(log.now().minusSeconds(1)));
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                answers.lastFinding(FindingKind.FLAG_DUE).standing());
        assertNoEnding(answers);
        assertEquals(1, log.state().pending().size());
    }

    @Test
    void theFlagTheClockSendsAfterTheCalculationIsRuled() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(11).flagDeadline(due).clockRead(0, 300, Side.WHITE);
        assertEquals(
                Statement.ends(FindingKind.FLAG_FALLEN, Side.WHITE, "6.9", BLACK_WINS, EndingKind.FLAG_FALL),
                Statement.of(judged(log).lastFinding(FindingKind.FLAG_FALLEN)));
    }

    @Test
    void aPressThatComesInLateAnswersTheCalculation() {
        // A link was down: the press was made two seconds before the flag was due.
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(11).flagDeadline(due).waitSeconds(-3).clocks(32, 300).move("Nf3");
        assertEquals(List.of(), log.state().pending());
        assertNoEnding(judged(log));
    }

    @Test
    void aResignationThatComesInAfterTheCalculationStands() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(11).flagDeadline(due).waitSeconds(-3).resigns(Side.BLACK);
        assertEquals(EndingKind.RESIGNATION, log.state().ending().kind());
    }

    @Test
    void aGestureAfterTheCalculationWaitsForTheArbiterBesideIt() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(11).flagDeadline(due).waitSeconds(-3).gesture(GameResult.DRAW);
        assertEquals(null, log.state().ending());
        assertEquals(2, log.state().pending().size());
    }

    @Test
    void aClockThatHasMoreTimeThanWasCalculatedGoesOn() {
        // The clock stood for a while, the arbiter was at the board; the reading is conclusive (6.10.1).
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(11).flagDeadline(due).waitSeconds(2).clockRead(5, 300, Side.WHITE);
        assertEquals(null, log.state().ending());
        assertEquals(1, judged(log.clockRead(0, 300, Side.WHITE)).endings().size());
    }

    @Test
    void aPressMadeTooLateIsLeftToTheArbiterAsWell() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(11).flagDeadline(due).waitSeconds(1).clocks(32, 300).move("Nf3");
        assertTrue(
                judged(log).lastFindings().stream()
                        .noneMatch(finding -> new Consequence.Reopens().equals(finding.consequence())),
                () -> "" + judged(log).last());
    }

    @Test
    void aFlagDueConfirmedIsAFallenFlag() {
        GameLog log = aMinuteLeft().waitSeconds(61);
        log.flagDeadline(log.now().minusSeconds(1));
        log.ruled(new Ruling.Confirm());
        assertEquals(EndingKind.FLAG_FALL, log.state().ending().kind());
        assertEquals(Side.WHITE, log.state().ending().loser());
    }

    @Test
    void aFlagDueDismissedLeavesTheGameGoingOn() {
        GameLog log = aMinuteLeft().waitSeconds(61);
        log.flagDeadline(log.now().minusSeconds(1)).ruled(new Ruling.Dismiss());
        assertNoEnding(judged(log.move("Nf3")));
    }

    @Test
    void aMoveCompletedBeforeMakesTheDeadlineMoot() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(5).clocks(35, 300).move("Nf3").waitSeconds(6);
        Answers answers = judged(log.from("clock-adjudication", new DeadlineReached(FLAG, Side.WHITE, 3, due)));
        assertEquals(List.of(), answers.lastFindings());
        assertNoEnding(answers);
    }

    @Test
    void aNewerReadingThatShowsMoreTimeMakesTheDeadlineMoot() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(5).clockRead(125, 300, Side.WHITE).waitSeconds(6);
        Answers answers = judged(log.flagDeadline(due));
        assertEquals(List.of(), answers.lastFindings());
    }

    @Test
    void clocksSetByTheArbiterMakeTheDeadlineMoot() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(5).ruled(new Ruling.SetClocks(600_000L, 300_000L)).waitSeconds(6);
        assertEquals(List.of(), judged(log.flagDeadline(due)).lastFindings());
    }

    @Test
    void aResultMakesTheDeadlineMoot() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.resigns(Side.BLACK).waitSeconds(11);
        Answers answers = judged(log.flagDeadline(due));
        assertEquals(List.of(), answers.all(FindingKind.FLAG_DUE));
        assertNoEnding(answers);
    }

    @Test
    void aStoppedClockIsNotDue() {
        GameLog log = tenSecondsLeft();
        Instant due = log.now().plusSeconds(10);
        log.waitSeconds(5).clockRead(5, 300, null).waitSeconds(6);
        assertEquals(List.of(), judged(log.flagDeadline(due)).all(FindingKind.FLAG_DUE));
    }

    @Test
    void aDeadlineOfAnotherSourceIsNoDeadline() {
        GameLog log = tenSecondsLeft().waitSeconds(11);
        Answers answers =
                judged(log.from("gateway-of-another-hall", new DeadlineReached(FLAG, Side.WHITE, 3, log.now())));
        assertEquals(List.of(), answers.all(FindingKind.FLAG_DUE));
    }

    // Default time (6.7).

    @Test
    void nobodyThereAfterTheDefaultTimeIsAnAlert() {
        Answers answers = judged(waited(30));
        Finding absent = answers.lastFinding(FindingKind.PLAYER_ABSENT);
        assertEquals(Finding.Standing.NEEDS_ARBITER, absent.standing());
        assertTrue(absent.article().number().startsWith("6.7"), absent::toString);
        assertEquals("2023", absent.article().edition());
        assertNoEnding(answers);
    }

    @Test
    void bothAbsentBothLose() {
        // What a confirmation leads to is stated by legality, like every ruling.
        GameLog log = waited(30).ruled(new Ruling.Confirm());
        assertEquals(EndingKind.ABSENCE, log.state().ending().kind());
        assertEquals(BOTH_LOSE, log.state().ending().result());
    }

    @Test
    void theOneWhoIsThereWins() {
        GameLog white = schedule(30).arrives(Side.WHITE).started().waitSeconds(1800);
        Answers absent = judged(white.defaultTimeReached());
        assertEquals(Side.BLACK, absent.lastFinding(FindingKind.PLAYER_ABSENT).side());
        assertEquals(
                WHITE_WINS, white.ruled(new Ruling.Confirm()).state().ending().result());
        GameLog black =
                schedule(30).started().arrives(Side.BLACK).waitSeconds(1800).defaultTimeReached();
        assertEquals(
                BLACK_WINS, black.ruled(new Ruling.Confirm()).state().ending().result());
    }

    @Test
    void whoHasMovedIsThere() {
        GameLog log = schedule(30).started().move("e4").waitSeconds(1800).defaultTimeReached();
        assertEquals(
                Side.BLACK, judged(log).lastFinding(FindingKind.PLAYER_ABSENT).side());
    }

    @Test
    void bothThereIsNoAbsence() {
        GameLog log = schedule(30)
                .started()
                .arrives(Side.WHITE)
                .arrives(Side.BLACK)
                .waitSeconds(1800)
                .defaultTimeReached();
        assertEquals(List.of(), judged(log).all(FindingKind.PLAYER_ABSENT));
    }

    @Test
    void movesOfBothAreArrivals() {
        GameLog log = schedule(30).started().moves("1. e4 e5").waitSeconds(1800).defaultTimeReached();
        assertEquals(List.of(), judged(log).all(FindingKind.PLAYER_ABSENT));
    }

    @Test
    void theArbiterMayDecideOtherwise() {
        GameLog log = waited(30).ruled(new Ruling.Dismiss());
        assertNoEnding(judged(log.arrives(Side.WHITE).arrives(Side.BLACK).moves("1. e4 e5")));
    }

    @Test
    void anArrivalIsNoted() {
        Answers answers = judged(schedule(30).started().waitSeconds(600).arrives(Side.BLACK));
        assertEquals(List.of(FindingKind.PLAYER_ARRIVED), answers.lastKinds());
        assertEquals(Side.BLACK, answers.lastFinding(FindingKind.PLAYER_ARRIVED).side());
        assertNoEnding(answers);
    }

    @Test
    void anArrivalAfterTheDefaultTimeIsForTheArbiter() {
        GameLog log =
                schedule(30).arrives(Side.WHITE).started().waitSeconds(1801).arrives(Side.BLACK);
        Answers answers = judged(log);
        assertTrue(
                answers.lastFindings().stream().anyMatch(f -> f.standing() == Finding.Standing.NEEDS_ARBITER),
                () -> "the arbiter is asked in " + answers.last());
        assertNoEnding(answers);
    }

    @Test
    void aDeadlineBeforeItsTimeIsNoAbsence() {
        // The round starts late: the default time runs from the actual start.
        GameLog log = schedule(30).waitSeconds(1000).started().waitSeconds(900).defaultTimeReached();
        assertEquals(List.of(), judged(log).all(FindingKind.PLAYER_ABSENT));
    }

    @Test
    void in2001TheDefaultTimeIsAnHour() {
        GameLog log =
                given().edition("2001").scheduled().started().waitSeconds(1800).defaultTimeReached();
        assertEquals(List.of(), judged(log).all(FindingKind.PLAYER_ABSENT));
        assertEquals(
                "2001",
                judged(log.waitSeconds(1800).defaultTimeReached())
                        .lastFinding(FindingKind.PLAYER_ABSENT)
                        .article()
                        .edition());
    }

    @Test
    void aGameIsNotAlarmedForWantOfArrivals() {
        // Boards do not see who sits at them: without a deadline nobody is absent.
        GameLog log = given().timeControl("5400+30").scheduled().started().moves("1. e4 e5 2. Nf3 Nc6");
        assertEquals(List.of(), judged(log).all(FindingKind.PLAYER_ABSENT));
    }

    @Test
    void anAbsenceAfterAResultIsNone() {
        GameLog log = schedule(30)
                .started()
                .ruled(new Ruling.DecideResult(WHITE_WINS, null))
                .waitSeconds(1800)
                .defaultTimeReached();
        assertEquals(List.of(), judged(log).all(FindingKind.PLAYER_ABSENT));
    }

    private static GameLog schedule(int minutes) {
        return given().timeControl("5400+30")
                .regulation("default-time-minutes", "" + minutes)
                .scheduled();
    }

    private static GameLog waited(int minutes) {
        return schedule(minutes).started().waitSeconds(minutes * 60L).defaultTimeReached();
    }

    /** The clock was seen a minute before the flag is due: longer ago than a press could have been missed. */
    private static GameLog aMinuteLeft() {
        return given().timeControl("5400+30")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(60, 300, Side.WHITE);
    }

    /** White to move, ten seconds left by the last reading, in the only period. */
    private static GameLog tenSecondsLeft() {
        return given().timeControl("5400+30")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(10, 300, Side.WHITE);
    }
}
