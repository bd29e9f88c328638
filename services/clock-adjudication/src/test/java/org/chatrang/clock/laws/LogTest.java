package org.chatrang.clock.laws;

import static org.chatrang.clock.laws.Clocks.assertNoAlert;
import static org.chatrang.clock.laws.Clocks.assertNoEnding;
import static org.chatrang.clock.laws.Clocks.flag;
import static org.chatrang.clock.laws.Clocks.judged;
import static org.chatrang.events.EndingKind.FLAG_FALL;
import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.EndingKind;
import org.chatrang.events.FindingKind;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameResult;
import org.chatrang.events.JudgeName;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** The log as this judge reads it: whose word counts, and what it says where it has nothing to say. */
class LogTest {
    @Test
    void everyRecordIsAnsweredOnceInOrder() {
        GameLog log = opened().clockRead(1000, 1000, Side.WHITE)
                .offersDraw(Side.BLACK)
                .raw("?")
                .ruled(new Ruling.ReleaseQuarantine())
                .move("Nf3")
                .closed();
        List<Verdict> verdicts = judged(log).verdicts();
        assertEquals(log.records().size(), verdicts.size());
        for (int i = 0; i < verdicts.size(); i++) {
            assertEquals(i + 1, verdicts.get(i).seq());
            assertEquals(JudgeName.CLOCK_ADJUDICATION, verdicts.get(i).judge());
        }
    }

    @Test
    void theClockOfAnotherHallLosesNoGame() {
        GameLog log =
                opened().from("gateway-of-another-hall", new ClockRead(flag(Side.WHITE, 300), ClockRead.Occasion.FLAG));
        assertNoEnding(judged(log));
        assertEquals(List.of(), judged(log).lastFindings());
    }

    @Test
    void aClaimFromAnotherHallIsNone() {
        GameLog log = given().edition("2001")
                .timeControl("300")
                .supervision("REDUCED")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(flag(Side.WHITE, 100))
                .from("gateway-of-another-hall", new FlagClaimed(Side.BLACK));
        assertNoEnding(judged(log));
    }

    @Test
    void aRepeatedReadingIsNoRecord() {
        GameLog log = opened();
        ClockRead read = new ClockRead(flag(Side.WHITE, 300), ClockRead.Occasion.FLAG);
        log.stamped(new Stamp(GameLog.GATEWAY, 9, 1), read);
        int before = judged(log).verdicts().size();
        log.stamped(new Stamp(GameLog.GATEWAY, 9, 1), read);
        assertEquals(before, judged(log).verdicts().size());
        assertEquals(1, judged(log).endings().size());
    }

    @Test
    void underQuarantineNoFlagEndsTheGame() {
        assertNoEnding(judged(opened().raw("{").clockRead(flag(Side.WHITE, 300))));
    }

    @Test
    void afterTheReleaseItDoes() {
        GameLog log = opened().raw("{").ruled(new Ruling.ReleaseQuarantine()).clockRead(flag(Side.WHITE, 300));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void aFlagOfAnUnscheduledGameIsNothing() {
        GameLog log = given().clockRead(flag(Side.WHITE, 300));
        assertEquals(List.of(), judged(log).lastFindings());
        assertEquals(1, judged(log).verdicts().size());
    }

    @Test
    void aFlagAfterTheGameIsClosedIsNothing() {
        GameLog log = opened().resigns(Side.BLACK).closed().clockRead(flag(Side.WHITE, 300));
        assertEquals(List.of(), judged(log).lastFindings());
    }

    @Test
    void goingBackAfterTheFlagReopensTheGame() {
        GameLog log = opened().clockRead(flag(Side.WHITE, 300))
                .ruled(new Ruling.RestorePly(2))
                .ruled(new Ruling.SetClocks(120_000L, 300_000L));
        log.clocks(100, 300).move("Nf3");
        assertEquals(1, judged(log).endings().size());
        assertEquals(2, judged(log.clockRead(flag(Side.BLACK, 100))).endings().size());
    }

    @Test
    void aWrongClaimsMinutesGivenAreNoAlert() {
        GameLog log = claimed();
        log.waitSeconds(60).clocks(5280, 5460).move("Nf3");
        log.waitSeconds(60).clocks(5280, 5400).move("Nc6");
        assertNoAlert(judged(log));
    }

    @Test
    void aWrongClaimsMinutesNeverGivenAreAnAlert() {
        GameLog log = claimed();
        log.waitSeconds(60).clocks(5280, 5340).move("Nf3");
        log.waitSeconds(60).clocks(5280, 5280).move("Nc6");
        log.waitSeconds(60).clocks(5220, 5280).move("Bb5");
        log.waitSeconds(60).clocks(5220, 5220).move("a6");
        assertEquals(Side.BLACK, Clocks.onlyAlert(judged(log)).side());
    }

    @Test
    void theIncrementOfAnIllegalPressTakenBackIsNoAlert() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        log.waitSeconds(60).clocks(5400, 5430).move("e4");
        log.waitSeconds(60).clocks(5400, 5400).move("e5");
        // The illegal press brought White 30 seconds; the arbiter takes them back and gives Black two minutes.
        log.waitSeconds(60).clocks(5370, 5400).uci("f1f4");
        log.waitSeconds(60).clocks(5310, 5520).move("Nf3");
        log.waitSeconds(60).clocks(5310, 5490).move("Nc6");
        assertNoAlert(judged(log));
    }

    @Test
    void aFlagDueOnlyForWantOfTheNextPeriodIsNotDue() {
        // Two moves made, ten seconds left of the first period: at nought the clock adds half an hour.
        GameLog log = given().timeControl("2/5400:1800")
                .pace("STANDARD")
                .scheduled()
                .started()
                .moves("1. e4 e5 2. Nf3 Nc6")
                .clockRead(10, 300, Side.WHITE)
                .waitSeconds(11);
        log.flagDeadline(log.now().minusSeconds(1));
        assertEquals(List.of(), judged(log).all(FindingKind.FLAG_DUE));
    }

    @Test
    void whereTheArbiterRefrainsNoFlagIsDue() {
        GameLog log = given().edition("2001")
                .timeControl("300")
                .supervision("REDUCED")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(10, 100, Side.WHITE)
                .waitSeconds(11);
        log.flagDeadline(log.now().minusSeconds(1));
        assertEquals(List.of(), judged(log).all(FindingKind.FLAG_DUE));
    }

    @Test
    void aDefaultTimeNotStatedIsNought() {
        GameLog log = given().timeControl("5400+30").scheduled().started().defaultTimeReached();
        assertEquals(1, judged(log).all(FindingKind.PLAYER_ABSENT).size());
        assertNoEnding(judged(log));
    }

    @Test
    void fivefoldGoesBeforeTheFlagOfTheSamePress() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        log.moves(" Nf3 Nf6 Ng1 Ng8".repeat(3)).moves("Nf3 Nf6 Ng1");
        log.board(new MoveCompleted(
                16,
                "f6g8",
                null,
                null,
                new ClockReading(300_000L, 0L, Side.WHITE, false, true),
                MoveCompleted.CompletedBy.PRESS,
                List.of()));
        assertNoEnding(judged(log));
    }

    @Test
    void aFlagOnTheSamePressAsADeadPositionComesAfterItAndIsADrawToo() {
        // Dead positions are for another judge to find; the settlement puts them first.
        GameLog log = given().startFen("8/8/4k3/8/8/3rK3/8/8 w - - 0 70")
                .timeControl("5400+30")
                .scheduled()
                .started();
        log.board(new MoveCompleted(
                1,
                "e3d3",
                null,
                null,
                new ClockReading(0L, 300_000L, Side.BLACK, true, false),
                MoveCompleted.CompletedBy.PRESS,
                List.of()));
        for (Ends ends : judged(log).endings()) {
            assertEquals(GameResult.DRAW, ends.result());
            assertTrue(EndingKind.DEAD_POSITION.precedes(ends.ending()));
        }
    }

    /** After 1.e4 e5 and White's wrong claim; 90 minutes without increment, a minute a move. */
    private static GameLog claimed() {
        GameLog log = given().timeControl("5400").scheduled().started();
        log.waitSeconds(60).clocks(5340, 5400).move("e4");
        log.waitSeconds(60).clocks(5340, 5340).move("e5");
        return log.claims(Side.WHITE, DrawClaimed.Basis.THREEFOLD, null);
    }

    private static GameLog opened() {
        return given().timeControl("5400+30").scheduled().started().moves("1. e4 e5");
    }
}
