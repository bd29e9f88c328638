package org.chatrang.legality.laws;

import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.GameResult.BOTH_LOSE;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.events.GameResult.WHITE_WINS;
import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.assertNothingFollows;
import static org.chatrang.legality.laws.Legality.illegal;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** What an arbiter decides: carried out if it can be, said to be impossible if not, and never overruled. */
class RulingsTest {
    private static final String FOOLS_MATE = "1. f3 e5 2. g4 Qh4#";
    private static final String AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    private static final String ENDING = "8/8/8/4k3/8/4K3/4P3/8 w - - 0 61";

    @Test
    void aRulingIsStatedWithWhoDecidedAndWhy() {
        Ruling ruling = new Ruling.DecideResult(DRAW, "12.9");
        Answers answers = judged(given().scheduled().started().ruled(ruling));
        Finding applied = answers.lastFinding(FindingKind.RULING_APPLIED);
        assertEquals(Finding.Standing.RULED, applied.standing());
        assertEquals(new Evidence.Decision("Arbiter A", "as seen at the board", ruling), applied.evidence());
    }

    @Test
    void moveTwelveIsPutRightAtMoveForty() {
        // Knights and kings to and fro, which the edition of 2001 never stops; the arbiter goes back to ply 23.
        GameLog log = given().edition("2001").scheduled().started().moves("1. e4 e5");
        for (int i = 0; i < 19; i++) {
            log.moves(i % 2 == 0 ? "Nf3 Nc6 Ke2 Ke7" : "Ng1 Nb8 Ke1 Ke8");
        }
        log.moves("a3 a6");
        assertEquals(80, log.state().ply());
        String after23 =
                ((Evidence.Move) judged(log).all(FindingKind.MOVE_LEGAL).get(22).evidence()).fen();
        Answers restored = judged(log.ruled(new Ruling.RestorePly(23)));
        assertEquals(
                new Consequence.GoesOnFrom(23, after23),
                restored.lastFinding(FindingKind.RULING_APPLIED).consequence());
        assertEquals(23, restored.last().ply());
        Answers answers = judged(log.move("d6"));
        assertEquals(
                24, ((Evidence.Move) answers.lastFinding(FindingKind.MOVE_LEGAL).evidence()).ply());
        assertEquals(24, answers.last().ply());
    }

    @Test
    void restoringPlyNoughtIsTheStartPosition() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").ruled(new Ruling.RestorePly(0));
        assertEquals(
                new Consequence.GoesOnFrom(0, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
                judged(log).lastFinding(FindingKind.RULING_APPLIED).consequence());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.uci("d2d4")).lastKinds());
    }

    @Test
    void restoringAPlyThatWasNeverMadeIsImpossible() {
        GameLog log = given().scheduled().started().moves("1. e4").ruled(new Ruling.RestorePly(2));
        assertImpossible(judged(log));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e5")).lastKinds());
    }

    @Test
    void restoringAPositionBeforeTheMateMakesTheGameGoOn() {
        GameLog log = given().scheduled().started().moves(FOOLS_MATE).ruled(new Ruling.RestorePly(3));
        Answers answers = judged(log.move("Nc6"));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), answers.lastKinds());
        Answers mated = judged(log.moves("a3 Qh4#"));
        assertEquals(
                List.of(new Ends(BLACK_WINS, EndingKind.CHECKMATE), new Ends(BLACK_WINS, EndingKind.CHECKMATE)),
                mated.endings());
    }

    @Test
    void aPositionSetIsTheOneToPlayOnFrom() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").ruled(new Ruling.SetPosition(ENDING));
        Answers set = judged(log);
        assertTrue(set.lastKinds().contains(FindingKind.RULING_APPLIED));
        Answers answers = judged(log.move("Kd3"));
        assertTrue(
                ((Evidence.Move) answers.lastFinding(FindingKind.MOVE_LEGAL).evidence())
                        .fen()
                        .startsWith("8/8/8/4k3/8/3K4/4P3/8 b"),
                () -> "" + answers.last());
    }

    @ParameterizedTest
    @CsvSource({
        "no FEN at all",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/4K2P w - - 0 1",
    })
    void aPositionThatCannotBePlayedIsImpossibleToSet(String fen) {
        GameLog log = given().scheduled().started().moves("1. e4").ruled(new Ruling.SetPosition(fen));
        assertImpossible(judged(log));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("e5")).lastKinds());
    }

    @Test
    void anIllegalMoveMayStand() {
        String standing = "rnbqkbnr/pppp1ppp/8/4p3/4PB2/8/PPPP1PPP/RNBQK1NR b KQkq - 1 2";
        GameLog log =
                given().scheduled().started().moves("1. e4 e5").uci("f1f4").ruled(new Ruling.LetStand(3, standing));
        assertTrue(judged(log).lastKinds().contains(FindingKind.RULING_APPLIED));
        assertEquals(3, judged(log).last().ply());
        Evidence.Move move = (Evidence.Move)
                judged(log.move("exf4")).lastFinding(FindingKind.MOVE_LEGAL).evidence();
        assertEquals(4, move.ply());
    }

    @Test
    void clocksAreSetWithoutFurtherAdo() {
        Answers answers = judged(given().scheduled().started().ruled(new Ruling.SetClocks(600_000L, null)));
        assertEquals(List.of(FindingKind.RULING_APPLIED), answers.lastKinds());
        assertNothingFollows(answers);
    }

    @Test
    void anIllegalMoveSeenByTheArbiterAloneIsPunished() {
        // 7.5.4: two hands; nobody but the arbiter can know.
        GameLog log = given().scheduled().started().moves("1. e4 e5");
        Answers first = judged(log.ruled(new Ruling.CountIllegalMove(Side.BLACK)));
        Legality.assertPenalty(first, Side.WHITE, 2, "7.5.5", "2023");
        assertEquals(List.of(), first.endings());
        Answers second = judged(log.ruled(new Ruling.CountIllegalMove(Side.BLACK)));
        assertEquals(List.of(new Ends(WHITE_WINS, EndingKind.ILLEGAL_MOVES)), second.endings());
    }

    @Test
    void anIllegalMoveCountedByTheArbiterMakesTheNextTheSecond() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").ruled(new Ruling.CountIllegalMove(Side.WHITE));
        Answers answers = judged(log.uci("f1f4"));
        assertEquals(2, illegal(answers).offence());
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), answers.endings());
    }

    @Test
    void noIllegalMoveCannotBeCancelled() {
        assertImpossible(judged(given().scheduled().started().ruled(new Ruling.CancelIllegalMove(Side.WHITE))));
    }

    @ParameterizedTest
    @EnumSource(GameResult.class)
    void theArbiterDecidesAnyResult(GameResult result) {
        Answers answers =
                judged(given().scheduled().started().moves("1. e4").ruled(new Ruling.DecideResult(result, "11.7")));
        assertEquals(List.of(new Ends(result, EndingKind.ARBITER)), answers.endings());
    }

    @Test
    void theArbitersResultOutranksTheOneBefore() {
        Answers answers = judged(
                given().scheduled().started().moves(FOOLS_MATE).ruled(new Ruling.DecideResult(BOTH_LOSE, "12.9")));
        assertEquals(
                List.of(new Ends(BLACK_WINS, EndingKind.CHECKMATE), new Ends(BOTH_LOSE, EndingKind.ARBITER)),
                answers.endings());
    }

    @Test
    void aReopenedGameGoesOn() {
        GameLog log = given().scheduled()
                .started()
                .moves("1. e4 e5")
                .resigns(Side.WHITE)
                .ruled(new Ruling.Reopen());
        assertEquals(
                new Consequence.Reopens(),
                judged(log).lastFinding(FindingKind.RULING_APPLIED).consequence());
        Answers answers = judged(log.move("Nf3"));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), answers.lastKinds());
        assertEquals(
                List.of(new Ends(BLACK_WINS, EndingKind.RESIGNATION), new Ends(WHITE_WINS, EndingKind.RESIGNATION)),
                judged(log.resigns(Side.BLACK)).endings());
    }

    @Test
    void aGameThatGoesOnCannotBeReopened() {
        assertImpossible(judged(given().scheduled().started().ruled(new Ruling.Reopen())));
    }

    @Test
    void nothingPendingCannotBeConfirmedOrDismissed() {
        assertImpossible(judged(given().scheduled().started().ruled(new Ruling.Confirm())));
        assertImpossible(judged(given().scheduled().started().ruled(new Ruling.Dismiss())));
    }

    @Test
    void aGestureDismissedCannotBeConfirmedLater() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").gesture(DRAW);
        assertImpossible(judged(log.ruled(new Ruling.Dismiss()).ruled(new Ruling.Confirm())));
    }

    @Test
    void aQuarantineThatIsNoneCannotBeReleased() {
        assertImpossible(judged(given().scheduled().started().ruled(new Ruling.ReleaseQuarantine())));
    }

    @Test
    void anUnreadableRecordStopsRulingUntilTheArbiterReleasesTheGame() {
        GameLog log = given().scheduled().started().moves("1. f3 e5 2. g4").raw("{ no JSON");
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                judged(log).lastFinding(FindingKind.UNREADABLE_RECORD).standing());
        assertEquals(List.of(), judged(log.uci("d8h4")).endings());
    }

    @Test
    void aReleasedGameIsJudgedAgain() {
        GameLog log = given().scheduled()
                .started()
                .moves("1. f3 e5 2. g4")
                .raw("{ no JSON")
                .ruled(new Ruling.ReleaseQuarantine());
        assertTrue(judged(log).lastKinds().contains(FindingKind.RULING_APPLIED));
        assertEquals(
                List.of(new Ends(BLACK_WINS, EndingKind.CHECKMATE)),
                judged(log.uci("d8h4")).endings());
    }

    private static void assertImpossible(Answers answers) {
        assertTrue(
                answers.lastKinds().contains(FindingKind.RULING_IMPOSSIBLE),
                () -> "RULING_IMPOSSIBLE in " + answers.last());
        assertTrue(!answers.lastKinds().contains(FindingKind.RULING_APPLIED), () -> "" + answers.last());
        assertNothingFollows(answers);
    }
}
