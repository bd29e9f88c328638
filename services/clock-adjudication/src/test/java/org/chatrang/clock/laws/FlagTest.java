package org.chatrang.clock.laws;

import static org.chatrang.clock.laws.Clocks.assertNoEnding;
import static org.chatrang.clock.laws.Clocks.flag;
import static org.chatrang.clock.laws.Clocks.judged;
import static org.chatrang.events.EndingKind.FLAG_FALL;
import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.events.GameResult.WHITE_WINS;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.Evidence;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Articles 6.8 and 6.9: a flag that has fallen loses, unless the opponent can mate by no series of legal moves. */
class FlagTest {
    @ParameterizedTest
    @EnumSource(Side.class)
    void aFlagShownByTheClockLoses(Side side) {
        GameLog log = opened().move("Nf3");
        if (side == Side.WHITE) {
            log.move("Nc6");
        }
        Answers answers = judged(log.clockRead(flag(side, 300)));
        assertEquals(
                Statement.ends(
                        FindingKind.FLAG_FALLEN, side, "6.9", side == Side.WHITE ? BLACK_WINS : WHITE_WINS, FLAG_FALL),
                Statement.of(answers.lastFinding(FindingKind.FLAG_FALLEN)));
        Evidence.MatingChance chance = assertInstanceOf(
                Evidence.MatingChance.class,
                answers.lastFinding(FindingKind.FLAG_FALLEN).evidence());
        assertEquals(side.other(), chance.side());
        assertTrue(!chance.answer().equals("CANNOT"), chance::toString);
    }

    @Test
    void zeroFromMoreTimeThanWentByIsADefectForTheArbiter() {
        Answers answers =
                judged(opened().clockRead(970, 900, Side.WHITE).waitSeconds(10).clockRead(0, 900, Side.WHITE));
        assertNoEnding(answers);
        Statement due = Statement.of(answers.lastFinding(FindingKind.FLAG_DUE));
        assertEquals(org.chatrang.events.Finding.Standing.NEEDS_ARBITER, due.standing());
    }

    @Test
    void zeroFromAsMuchTimeAsWentByIsAFallenFlag() {
        Answers answers =
                judged(opened().clockRead(970, 900, Side.WHITE).waitSeconds(980).clockRead(0, 900, Side.WHITE));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
    }

    @Test
    void zeroFromMoreTimeThanWentByWithTheFlagsMarkIsAFallenFlag() {
        Answers answers = judged(opened().clockRead(970, 900, Side.WHITE).clockRead(flag(Side.WHITE, 900)));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
    }

    @Test
    void zeroOnTheRunningClockIsAFallenFlag() {
        Answers answers = judged(opened().clockRead(0, 300, Side.WHITE));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
    }

    @Test
    void oneMillisecondLeftIsNoFallenFlag() {
        assertNoEnding(judged(opened().clockRead(ClockReading.of(1L, 300_000L, Side.WHITE))));
    }

    @ParameterizedTest
    @CsvSource({"2001, 6.10", "2014, 6.9", "2018, 6.9"})
    void aFlagCitesTheGamesEdition(String edition, String article) {
        GameLog log = given().edition(edition)
                .timeControl("5400+30")
                .scheduled()
                .started()
                .moves("1. e4 e5");
        assertEquals(
                article + " (" + edition + ")",
                Statement.of(judged(log.clockRead(flag(Side.WHITE, 300))).lastFinding(FindingKind.FLAG_FALLEN))
                        .article());
    }

    @Test
    void withoutAKnownTimeControlTheFlagStillCounts() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").clockRead(flag(Side.WHITE, 300));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "a lone king                   | WHITE | 8/8/4k3/8/8/3QK3/8/8 w - - 0 1",
                "king and knight against queen (mat-07) | BLACK | 8/3k4/2q5/8/8/K1N5/8/8 b - - 0 1",
                "king and bishop against rook, and no piece that could help | WHITE | 8/8/3bk3/8/8/3RK3/8/8 w - - 0 1",
            })
    void aFlagAgainstAnOpponentWhoCannotMateIsADraw(String what, Side side, String fen) {
        GameLog log = given().startFen(fen).timeControl("5400+30").scheduled().started();
        Answers answers = judged(log.clockRead(flag(side, 300)));
        assertEquals(
                Statement.ends(FindingKind.FLAG_FALLEN, side, "6.9", DRAW, FLAG_FALL),
                Statement.of(answers.lastFinding(FindingKind.FLAG_FALLEN)),
                what);
        Evidence.MatingChance chance = assertInstanceOf(
                Evidence.MatingChance.class,
                answers.lastFinding(FindingKind.FLAG_FALLEN).evidence());
        assertEquals(side.other(), chance.side());
        assertEquals("CANNOT", chance.answer());
        assertEquals("BARE_MATERIAL", chance.method());
        assertEquals(fen, chance.fen());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bishop against pawn (flag-07) | 8/8/4kb2/8/8/3K4/5P2/8 w - - 0 1",
                "two knights                   | 8/8/3nkn2/8/8/3K4/8/8 w - - 0 1",
                "knight against rook           | 8/8/3nk3/8/8/3RK3/8/8 w - - 0 1",
                "knight against bishop         | 8/8/3nk3/8/8/3BK3/8/8 w - - 0 1",
                "bishop against the other bishop | 8/8/3bk3/8/8/3BK3/8/8 w - - 0 1",
                "a very hard helpmate (flag-09) | 6kB/p3p1P1/2p3P1/p7/8/4P3/PKP5/8 w - - 0 1",
            })
    void aFlagAgainstAnOpponentWhoCouldMateByTheWorstPlayLoses(String what, String fen) {
        GameLog log = given().startFen(fen).timeControl("5400+30").scheduled().started();
        assertEquals(
                List.of(new Ends(BLACK_WINS, FLAG_FALL)),
                judged(log.clockRead(flag(Side.WHITE, 300))).endings(),
                what);
    }

    @Test
    void thePositionIsTheOneWhenTheFlagIsNoticed() {
        // White takes the last man that could mate him, and only then somebody notices his flag.
        GameLog log = given().startFen("8/8/4k3/8/8/3rK3/8/4R3 w - - 0 1")
                .timeControl("5400+30")
                .scheduled()
                .started()
                .move("Kxd3");
        Answers answers = judged(log.clockRead(new ClockReading(0L, 300_000L, Side.BLACK, true, false)));
        assertEquals(List.of(new Ends(DRAW, FLAG_FALL)), answers.endings());
        Evidence.MatingChance chance = (Evidence.MatingChance)
                answers.lastFinding(FindingKind.FLAG_FALLEN).evidence();
        assertEquals(log.state().position().fen(), chance.fen());
    }

    @Test
    void theFlagNoticedAfterThePressIsTheMoversAllTheSame() {
        // White moved, pressed, and his clock shows the flag: Black to move.
        GameLog log = opened().move("Nf3");
        Answers answers = judged(log.clockRead(new ClockReading(0L, 300_000L, Side.BLACK, true, false)));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
    }

    @Test
    void aMoveCompletedWithTheFlagDownIsTooLate() {
        GameLog log = opened();
        ClockReading reading = new ClockReading(0L, 300_000L, Side.BLACK, true, false);
        Answers answers = judged(log.board(
                new MoveCompleted(3, "g1f3", null, null, reading, MoveCompleted.CompletedBy.PRESS, List.of())));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
    }

    @Test
    void checkmateGoesBeforeTheFlagOfTheSamePress() {
        GameLog log = given().timeControl("5400+30").scheduled().started().moves("1. f3 e5 2. g4");
        ClockReading reading = new ClockReading(300_000L, 0L, Side.WHITE, false, true);
        Answers answers = judged(log.board(
                new MoveCompleted(4, "d8h4", null, null, reading, MoveCompleted.CompletedBy.PRESS, List.of())));
        assertNoEnding(answers);
    }

    @Test
    void stalemateGoesBeforeTheFlagOfTheSamePress() {
        GameLog log = given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50")
                .timeControl("5400+30")
                .scheduled()
                .started();
        ClockReading reading = new ClockReading(0L, 300_000L, Side.BLACK, true, false);
        assertNoEnding(judged(log.board(
                new MoveCompleted(1, "b5b6", null, null, reading, MoveCompleted.CompletedBy.PRESS, List.of()))));
    }

    @Test
    void aFlagNoticedAfterTheMateChangesNothing() {
        GameLog log = given().timeControl("5400+30").scheduled().started().moves("1. f3 e5 2. g4 Qh4#");
        Answers answers = judged(log.clockRead(flag(Side.WHITE, 300)));
        assertNoEnding(answers);
        assertEquals(List.of(), answers.all(FindingKind.FLAG_FALLEN));
    }

    @Test
    void aFlagNoticedAfterAResignationOrAnAgreementChangesNothing() {
        assertNoEnding(judged(opened().resigns(Side.BLACK).clockRead(flag(Side.WHITE, 300))));
        assertNoEnding(
                judged(opened().offersDraw(Side.BLACK).accepts(Side.WHITE).clockRead(flag(Side.WHITE, 300))));
    }

    @Test
    void aFlagIsStatedOnce() {
        GameLog log = opened().clockRead(flag(Side.WHITE, 300)).clockRead(flag(Side.WHITE, 300));
        assertEquals(1, judged(log).endings().size());
    }

    @Test
    void afterTheArbiterReopensTheGameTheFlagMayFallAgain() {
        GameLog log = opened().clockRead(flag(Side.WHITE, 300))
                .ruled(new Ruling.SetClocks(120_000L, 300_000L))
                .ruled(new Ruling.Reopen());
        log.moves("Nf3 Nc6");
        assertEquals(1, judged(log).endings().size());
        assertEquals(2, judged(log.clockRead(flag(Side.WHITE, 200))).endings().size());
    }

    @Test
    void playingTheFortiethMoveWithoutPressingIsTooLate() {
        // flag-20, with two moves to be made instead of forty.
        GameLog log =
                given().timeControl("2/5400+30:1800+30").scheduled().started().moves("1. e4 e5");
        log.board(new MoveSeen(3, "g1f3", null));
        assertEquals(
                List.of(new Ends(BLACK_WINS, FLAG_FALL)),
                judged(log.clockRead(flag(Side.WHITE, 300))).endings());
    }

    @Test
    void underReducedRulesTheSystemCallsTheFlagItSees() {
        for (String edition : List.of("2014", "2018", "2023")) {
            GameLog log = given().edition(edition)
                    .timeControl("300")
                    .supervision("REDUCED")
                    .scheduled()
                    .started()
                    .moves("1. e4 e5");
            assertEquals(
                    List.of(new Ends(BLACK_WINS, FLAG_FALL)),
                    judged(log.clockRead(flag(Side.WHITE, 100))).endings(),
                    edition);
        }
    }

    @Test
    void underTheReducedRulesOf2001OnlyThePlayerMayCallIt() {
        GameLog log = reduced2001().clockRead(flag(Side.WHITE, 100));
        assertNoEnding(judged(log));
        Answers answers = judged(log.claimsFlag(Side.BLACK));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
    }

    @Test
    void aFlagNobodyClaimsIn2001LetsTheGameGoOn() {
        GameLog log = reduced2001().clockRead(flag(Side.WHITE, 100));
        assertNoEnding(judged(log.moves("Nf3 Nc6")));
    }

    @Test
    void anEventMayWantTheClaimInReducedRules() {
        GameLog log = given().timeControl("300")
                .supervision("REDUCED")
                .regulation("flag-only-on-claim", "yes")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(flag(Side.WHITE, 100));
        assertNoEnding(judged(log));
        assertEquals(
                List.of(new Ends(BLACK_WINS, FLAG_FALL)),
                judged(log.claimsFlag(Side.BLACK)).endings());
    }

    @Test
    void theSettingMeansNothingUnderFullSupervision() {
        GameLog log = given().timeControl("300")
                .regulation("flag-only-on-claim", "yes")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(flag(Side.WHITE, 100));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void aClaimWhileTheOpponentHasTimeIsWrong() {
        GameLog log = opened().clockRead(1200, 300, Side.WHITE).claimsFlag(Side.BLACK);
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.FLAG_CLAIM_WRONG), answers.lastKinds());
        assertEquals(
                Side.BLACK, answers.lastFinding(FindingKind.FLAG_CLAIM_WRONG).side());
        assertNoEnding(answers);
    }

    @Test
    void aClaimAgainstOnesOwnFlagIsWrong() {
        // White's flag is down; it is White who claims that Black's is.
        assertNoEnding(judged(reduced2001().clockRead(flag(Side.WHITE, 100)).claimsFlag(Side.WHITE)));
    }

    @Test
    void aClaimedFlagAgainstAnOpponentWhoCannotMateIsADraw() {
        GameLog log = given().edition("2001")
                .timeControl("300")
                .supervision("REDUCED")
                .startFen("8/8/4k3/8/8/3QK3/8/8 w - - 0 1")
                .scheduled()
                .started()
                .clockRead(flag(Side.WHITE, 100))
                .claimsFlag(Side.BLACK);
        assertEquals(List.of(new Ends(DRAW, FLAG_FALL)), judged(log).endings());
    }

    // Readings that cannot be true.

    @Test
    void clocksNotSetYetHaveNoFlags() {
        // Before the start a clock may show anything.
        GameLog log = given().timeControl("5400+30").scheduled();
        assertNoEnding(judged(log.clockRead(0, 0, null)));
        assertNoEnding(judged(log.clockRead(new ClockReading(0L, 0L, null, true, true))));
        assertNoEnding(judged(log.claimsFlag(Side.BLACK)));
    }

    @Test
    void aClockThatCannotHaveRunYetHasNoFlag() {
        // Black's time cannot run before White's first move: the reading has an evident defect (6.10.1).
        for (ClockReading reading :
                List.of(ClockReading.of(0L, 0L, null), new ClockReading(5_430_000L, 0L, Side.WHITE, false, true))) {
            GameLog log = given().timeControl("5400+30").scheduled().started().clockRead(reading);
            assertNoEnding(judged(log));
            assertEquals(Side.BLACK, Clocks.onlyAlert(judged(log)).side());
            assertNoEnding(judged(log.claimsFlag(Side.WHITE)));
        }
    }

    @Test
    void theClockOfWhoeverHasTheFirstMoveCanRunOut() {
        GameLog log = given().timeControl("5400+30").scheduled().started();
        assertEquals(
                List.of(new Ends(BLACK_WINS, FLAG_FALL)),
                judged(log.clockRead(flag(Side.WHITE, 5430))).endings());
    }

    // Both flags.

    @Test
    void ofTwoClocksAtZeroTheOneWithTheFlagFellFirst() {
        // flag-18
        Answers answers = judged(opened().clockRead(new ClockReading(0L, 0L, Side.BLACK, true, false)));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), answers.endings());
        assertEquals(Side.WHITE, answers.lastFinding(FindingKind.FLAG_FALLEN).side());
    }

    @Test
    void ofTwoClocksAtZeroTheOneWithTheFlagDrawsIfTheOtherCannotMate() {
        GameLog log = given().startFen("8/8/4k3/8/8/3QK3/8/8 w - - 0 1")
                .timeControl("5400+30")
                .scheduled()
                .started()
                .moves("Kd4 Kf6");
        assertEquals(
                List.of(new Ends(DRAW, FLAG_FALL)),
                judged(log.clockRead(new ClockReading(0L, 0L, Side.BLACK, true, false)))
                        .endings());
    }

    @ParameterizedTest
    @CsvSource({"false", "true"})
    void twoFlagsOfUnknownOrderInTheLastPeriodAreADraw(boolean flagged) {
        Answers answers = judged(opened().clockRead(new ClockReading(0L, 0L, null, flagged, flagged)));
        assertEquals(
                Statement.ends(FindingKind.BOTH_FLAGS_FALLEN, null, "III.3.1", DRAW, FLAG_FALL),
                Statement.of(answers.lastFinding(FindingKind.BOTH_FLAGS_FALLEN)));
    }

    @Test
    void twoFlagsOfUnknownOrderBeforeTheLastPeriodLetTheGameGoOn() {
        GameLog log =
                given().timeControl("40/5400+30:1800+30").scheduled().started().moves("1. e4 e5");
        Answers answers = judged(log.clockRead(new ClockReading(0L, 0L, null, true, true)));
        assertEquals(List.of(FindingKind.BOTH_FLAGS_FALLEN), answers.lastKinds());
        assertNoEnding(answers);
        assertNoEnding(judged(log.moves("Nf3 Nc6")));
    }

    @Test
    void anEventMayDrawABlitzGameWithBothFlagsDown() {
        GameLog log = given().timeControl("10/180:120")
                .regulation("both-flags-draw-in-blitz", "yes")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .clockRead(new ClockReading(0L, 0L, null, true, true));
        assertEquals(List.of(new Ends(GameResult.DRAW, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void theFlagThatWasSeenFirstFellFirst() {
        GameLog log = opened().clockRead(flag(Side.WHITE, 3)).clockRead(new ClockReading(0L, 0L, null, true, true));
        assertEquals(List.of(new Ends(BLACK_WINS, FLAG_FALL)), judged(log).endings());
    }

    @Test
    void everyRecordIsAnsweredOnce() {
        GameLog log = opened().clockRead(flag(Side.WHITE, 300)).raw("?").claimsFlag(Side.BLACK);
        assertEquals(log.records().size(), judged(log).verdicts().size());
    }

    private static GameLog reduced2001() {
        return given().edition("2001")
                .timeControl("300")
                .supervision("REDUCED")
                .scheduled()
                .started()
                .moves("1. e4 e5");
    }

    /** 90 minutes and 30 seconds a move; after 1.e4 e5, White to move. */
    private static GameLog opened() {
        return given().timeControl("5400+30").scheduled().started().moves("1. e4 e5");
    }
}
