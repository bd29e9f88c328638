package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.DESK;
import static org.chatrang.judging.testing.GameLog.GATEWAY;
import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.assertNothingFollows;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.events.BoardFault;
import org.chatrang.events.ClockRead;
import org.chatrang.events.ClockReading;
import org.chatrang.events.DeadlineReached;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.FlagClaimed;
import org.chatrang.events.GameClosed;
import org.chatrang.events.GameFact;
import org.chatrang.events.GameResult;
import org.chatrang.events.GameStarted;
import org.chatrang.events.JudgeName;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.PlayerArrived;
import org.chatrang.events.Resigned;
import org.chatrang.events.ResultGesture;
import org.chatrang.events.Ruling;
import org.chatrang.events.RulingMade;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.UnknownFact;
import org.chatrang.events.Verdict;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The log itself: who may speak, in which order, and what is said of records that do not fit. */
class LogTest {
    private static final MoveCompleted E4 =
            new MoveCompleted(1, "e2e4", null, null, null, MoveCompleted.CompletedBy.PRESS, List.of());

    @Test
    void everyRecordIsAnsweredOnceInOrder() {
        GameLog log = given().scheduled()
                .started()
                .board(new MoveSeen(1, "e2e4", null))
                .moves("1. e4 e5")
                .offersDraw(Side.WHITE)
                .refuses(Side.BLACK)
                .uci("e1e3")
                .desk(new UnknownFact("EMOTION_SHOWN", null))
                .raw("not a record")
                .ruled(new Ruling.ReleaseQuarantine())
                .resigns(Side.BLACK)
                .move("Nf3");
        List<Verdict> verdicts = judged(log).verdicts();
        assertEquals(log.records().size(), verdicts.size());
        for (int i = 0; i < verdicts.size(); i++) {
            assertEquals(i + 1, verdicts.get(i).seq());
            assertEquals(JudgeName.LEGALITY, verdicts.get(i).judge());
            assertEquals(GameLog.GAME, verdicts.get(i).gameId());
            assertEquals("game-1/legality/" + (i + 1), verdicts.get(i).id());
        }
    }

    @Test
    void scheduleAndStartAreStated() {
        GameLog log = given().scheduled();
        assertEquals(List.of(FindingKind.GAME_SCHEDULED), judged(log).lastKinds());
        assertEquals(List.of(FindingKind.GAME_STARTED), judged(log.started()).lastKinds());
    }

    @Test
    void anEventOfAGameThatIsNotScheduledIsSaidToBeThat() {
        GameLog log = given().board(E4);
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.GAME_NOT_SCHEDULED), answers.lastKinds());
        assertNothingFollows(answers);
        assertEquals(1, answers.verdicts().size());
    }

    @Test
    void aGameScheduledLateStartsFromTheBeginning() {
        // What was said before the schedule belongs to no log: to the game it is missing.
        GameLog log = given().board(E4).scheduled().started();
        assertEquals(
                List.of(FindingKind.SEQUENCE_HOLE, FindingKind.MOVE_LEGAL),
                judged(log.move("e4")).lastKinds());
    }

    @Test
    void aSourceTheScheduleDoesNotNameIsRefused() {
        GameLog log = given().scheduled().started().from("gateway-of-another-hall", E4);
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.SOURCE_REFUSED), answers.lastKinds());
        assertEquals(0, answers.last().ply());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("d4")).lastKinds());
    }

    static Stream<GameFact> factsOfTheDeskAlone() {
        return Stream.of(
                new GameStarted(),
                new GameClosed(),
                new RulingMade("nobody", "because", new Ruling.DecideResult(GameResult.WHITE_WINS, null)));
    }

    @ParameterizedTest
    @MethodSource("factsOfTheDeskAlone")
    void whatOnlyTheDeskMaySayIsRefusedFromABoard(GameFact fact) {
        GameLog log = given().scheduled().board(fact);
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.SOURCE_REFUSED), answers.lastKinds());
        assertEquals(List.of(), answers.endings());
        assertTrue(judged(log.started()).lastKinds().contains(FindingKind.GAME_STARTED));
    }

    @Test
    void aTimerSaysNothingButThatADeadlineIsReached() {
        GameLog log = given().scheduled().started().from("clock-adjudication", new Resigned(Side.WHITE));
        assertEquals(List.of(FindingKind.SOURCE_REFUSED), judged(log).lastKinds());
        assertEquals(List.of(), judged(log).endings());
    }

    @Test
    void aBoardIsNoTimer() {
        GameLog log = given().scheduled()
                .started()
                .board(new DeadlineReached(
                        DeadlineReached.Deadline.FLAG, Side.WHITE, 1, Instant.parse("2026-01-01T11:00:00Z")));
        assertEquals(List.of(FindingKind.SOURCE_REFUSED), judged(log).lastKinds());
    }

    @Test
    void aRepeatIsNoRecord() {
        GameLog log = given().scheduled().started().stamped(new Stamp(GATEWAY, 1, 1), E4);
        int before = judged(log).verdicts().size();
        log.stamped(new Stamp(GATEWAY, 1, 1), E4);
        assertEquals(before, judged(log).verdicts().size());
        log.stamped(new Stamp(GATEWAY, 1, 2), move(2, "e7e5"));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log).lastKinds());
        assertEquals(before + 1, judged(log).last().seq());
    }

    @Test
    void anEarlierEpochIsARepeatToo() {
        GameLog log = given().scheduled().started().stamped(new Stamp(GATEWAY, 2, 1), E4);
        int before = judged(log).verdicts().size();
        log.stamped(new Stamp(GATEWAY, 1, 9), move(2, "e7e5"));
        assertEquals(before, judged(log).verdicts().size());
    }

    @Test
    void aHoleIsAnAlertAndTheRecordIsJudgedAllTheSame() {
        GameLog log = given().scheduled().started().stamped(new Stamp(GATEWAY, 1, 1), E4);
        Answers answers = judged(log.stamped(new Stamp(GATEWAY, 1, 4), move(2, "e7e5")));
        Finding hole = answers.lastFinding(FindingKind.SEQUENCE_HOLE);
        assertEquals(Finding.Standing.NEEDS_ARBITER, hole.standing());
        assertEquals(new Evidence.Sequence(GATEWAY, 1, 1, 1, 4), hole.evidence());
        assertTrue(answers.lastKinds().contains(FindingKind.MOVE_LEGAL), () -> "" + answers.last());
    }

    @Test
    void aFirstRecordThatIsNotTheFirstIsAHole() {
        Answers answers = judged(given().scheduled().started().stamped(new Stamp(GATEWAY, 1, 3), E4));
        assertTrue(answers.lastKinds().contains(FindingKind.SEQUENCE_HOLE), () -> "" + answers.last());
    }

    @Test
    void aSourceStartedAnewCountsFromOneAgain() {
        GameLog log = given().scheduled().started().stamped(new Stamp(GATEWAY, 1, 1), E4);
        Answers answers = judged(log.stamped(new Stamp(GATEWAY, 2, 1), move(2, "e7e5")));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), answers.lastKinds());
    }

    @Test
    void aSourceStartedAnewThatDoesNotBeginAtOneHasAHole() {
        GameLog log = given().scheduled().started().stamped(new Stamp(GATEWAY, 1, 1), E4);
        Answers answers = judged(log.stamped(new Stamp(GATEWAY, 2, 2), move(2, "e7e5")));
        assertTrue(answers.lastKinds().contains(FindingKind.SEQUENCE_HOLE), () -> "" + answers.last());
    }

    @Test
    void anUnknownKindIsCarried() {
        GameLog log = given().scheduled().started().board(new UnknownFact("EMOTION_SHOWN", null));
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.UNKNOWN_KIND), answers.lastKinds());
        assertEquals(
                new Evidence.Raw("EMOTION_SHOWN"),
                answers.lastFinding(FindingKind.UNKNOWN_KIND).evidence());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e4")).lastKinds());
    }

    @Test
    void anUnreadableRecordIsAnAlertWithItsBeginning() {
        GameLog log = given().scheduled().started().raw("{\"gameId\": tru");
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.UNREADABLE_RECORD), answers.lastKinds());
        assertNull(answers.last().of());
        assertNull(answers.last().at());
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                answers.lastFinding(FindingKind.UNREADABLE_RECORD).standing());
    }

    @Test
    void aPlyTooFarAheadIsOutOfOrder() {
        GameLog log = given().scheduled().started().move("e4").completed(4, "g8f6", null);
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.MOVE_OUT_OF_ORDER), answers.lastKinds());
        assertEquals(1, answers.last().ply());
        assertNothingFollows(answers);
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e5")).lastKinds());
    }

    @Test
    void aPlyAlreadyMadeIsOutOfOrder() {
        Answers answers = judged(given().scheduled().started().moves("1. e4 e5").completed(1, "d2d4", null));
        assertEquals(List.of(FindingKind.MOVE_OUT_OF_ORDER), answers.lastKinds());
        assertEquals(2, answers.last().ply());
    }

    @Test
    void eventsAfterTheEndChangeNothing() {
        GameLog log = given().scheduled().started().moves("1. f3 e5 2. g4 Qh4#");
        for (GameFact fact : List.of(
                move(5, "a2a3"),
                new Resigned(Side.BLACK),
                new DrawOffered(Side.WHITE),
                new DrawAnswered(Side.BLACK, true),
                new PlacementSeen("8/8/8/8/8/8/8/8", true, List.of()))) {
            Answers answers = judged(log.board(fact));
            assertEquals(1, answers.endings().size(), fact::toString);
            assertNothingFollows(answers);
            assertEquals(List.of(), answers.all(FindingKind.MOVE_ILLEGAL));
        }
    }

    @Test
    void aClosedGameIsClosed() {
        GameLog log = given().scheduled()
                .started()
                .moves("1. e4 e5")
                .resigns(Side.WHITE)
                .closed();
        assertTrue(judged(log).lastKinds().contains(FindingKind.GAME_CLOSED));
        Answers answers = judged(log.move("Nf3"));
        assertEquals(1, answers.endings().size());
        assertTrue(!answers.lastKinds().contains(FindingKind.MOVE_LEGAL), () -> "" + answers.last());
        assertEquals(0, answers.last().seq());
    }

    @Test
    void aBoardFaultIsPassedOn() {
        GameLog log = given().scheduled()
                .started()
                .board(new BoardFault(BoardFault.Fault.TURNED, "White's pieces stand on the eighth rank"));
        Answers answers = judged(log);
        assertEquals(List.of(FindingKind.BOARD_FAULT), answers.lastKinds());
        assertNothingFollows(answers);
    }

    @Test
    void aNewScheduleBeforeTheFirstMoveReplacesTheOldOne() {
        GameLog log = given().scheduled();
        log.startFen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").scheduled().started();
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("Kd2")).lastKinds());
    }

    @Test
    void aNewScheduleAfterTheFirstMoveChangesNothing() {
        GameLog log = given().scheduled().started().move("e4");
        log.startFen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1").scheduled();
        assertEquals(1, judged(log).last().ply());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e5")).lastKinds());
    }

    @Test
    void aScheduleThatCannotBeUnderstoodIsAnAlertAndNoCrash() {
        for (GameLog log : List.of(
                given().edition("1999").scheduled(),
                given().startFen("8/8/8/8/8/8/8/8 w - - 0 1").scheduled(),
                given().startFen("nonsense").scheduled(),
                given().regulation("no-such-setting", "yes").scheduled())) {
            Answers answers = judged(log);
            assertTrue(
                    answers.lastFindings().stream().anyMatch(f -> f.standing() == Finding.Standing.NEEDS_ARBITER),
                    () -> "an alert in " + answers.last());
        }
    }

    static Stream<GameFact> factsOfOtherRemits() {
        return Stream.of(
                new DrawOffered(Side.WHITE),
                new DrawAnswered(Side.BLACK, false),
                new DrawClaimed(Side.WHITE, DrawClaimed.Basis.THREEFOLD, null, false),
                new FlagClaimed(Side.WHITE),
                new PlayerArrived(Side.WHITE),
                new ClockRead(ClockReading.of(0L, 0L, Side.WHITE), ClockRead.Occasion.FLAG));
    }

    @ParameterizedTest
    @MethodSource("factsOfOtherRemits")
    void whatIsOutsideItsRemitIsAnsweredWithNothing(GameFact fact) {
        GameLog log = given().scheduled().started().moves("1. e4 e5").desk(fact);
        assertEquals(List.of(), judged(log).lastFindings());
    }

    @Test
    void aDeadlineIsNoMatterOfThisJudge() {
        GameLog log = given().scheduled()
                .started()
                .from(
                        "clock-adjudication",
                        new DeadlineReached(
                                DeadlineReached.Deadline.FLAG, Side.WHITE, 1, Instant.parse("2026-01-01T11:00:00Z")));
        assertEquals(List.of(), judged(log).lastFindings());
    }

    @Test
    void aGestureFromTheDeskCountsToo() {
        GameLog log = given().scheduled()
                .started()
                .moves("1. e4 e5")
                .from(DESK, new ResultGesture(GameResult.DRAW, List.of()));
        assertEquals(List.of(FindingKind.RESULT_GESTURE), judged(log).lastKinds());
    }

    private static MoveCompleted move(int ply, String uci) {
        return new MoveCompleted(ply, uci, null, null, null, MoveCompleted.CompletedBy.PRESS, List.of());
    }
}
