package org.chatrang.legality.laws;

import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.illegal;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** Rulings upon rulings: what an arbiter corrects may have been an ending, an offence, or another ruling. */
class CorrectionsTest {
    private static final String FOOLS_MATE = "1. f3 e5 2. g4 Qh4#";

    @Test
    void anOffenceIsNotForgottenWhenThePositionGoesBack() {
        // Restoring is about the position; an offence is cancelled by its own ruling.
        GameLog log = opened().uci("f1f4").moves("Nf3 Nc6").ruled(new Ruling.RestorePly(2));
        Answers answers = judged(log.uci("f1f4"));
        assertEquals(2, illegal(answers).offence());
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), answers.endings());
    }

    @Test
    void aLossByIllegalMovesIsTakenBackWithTheOffence() {
        GameLog log = opened().uci("f1f4").uci("f1f4").ruled(new Ruling.CancelIllegalMove(Side.WHITE));
        log.ruled(new Ruling.Reopen());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("Nf3")).lastKinds());
        Answers answers = judged(log.move("Nc6").uci("f1f4"));
        assertEquals(2, illegal(answers).offence());
        assertEquals(2, answers.endings().size());
    }

    @Test
    void aDecidedResultCanBeReopened() {
        GameLog log = opened().ruled(new Ruling.DecideResult(DRAW, "12.9")).ruled(new Ruling.Reopen());
        assertEquals(
                new Consequence.Reopens(),
                judged(log).lastFinding(FindingKind.RULING_APPLIED).consequence());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("Nf3")).lastKinds());
    }

    @Test
    void aDecidedResultCanBeDecidedAnew() {
        GameLog log = opened().ruled(new Ruling.DecideResult(DRAW, "12.9"))
                .ruled(new Ruling.DecideResult(BLACK_WINS, "12.9"));
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.ARBITER), new Ends(BLACK_WINS, EndingKind.ARBITER)),
                judged(log).endings());
    }

    @Test
    void goingBackReopensADecidedGame() {
        GameLog log = opened().ruled(new Ruling.DecideResult(DRAW, "12.9")).ruled(new Ruling.RestorePly(1));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("c5")).lastKinds());
    }

    @Test
    void goingBackFromOnePositionSetToThePlayBeforeIt() {
        GameLog log = opened().ruled(new Ruling.SetPosition("8/8/8/4k3/8/4K3/4P3/8 w - - 0 61"))
                .ruled(new Ruling.RestorePly(1));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("c5")).lastKinds());
    }

    @Test
    void reopeningAMatedGameStatesNoMateInTheSameBreath() {
        Answers answers = judged(given().scheduled().started().moves(FOOLS_MATE).ruled(new Ruling.Reopen()));
        assertEquals(1, answers.endings().size());
        assertTrue(answers.lastKinds().contains(FindingKind.RULING_APPLIED), () -> "" + answers.last());
    }

    @Test
    void aPositionSetThatIsMateEndsTheGame() {
        Answers answers = judged(opened().ruled(
                        new Ruling.SetPosition("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3")));
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.CHECKMATE)), answers.endings());
    }

    @Test
    void rulingsReachAGameUnderQuarantine() {
        GameLog log = opened().raw("{").ruled(new Ruling.DecideResult(DRAW, "12.9"));
        assertEquals(List.of(new Ends(DRAW, EndingKind.ARBITER)), judged(log).endings());
    }

    @Test
    void aFlagConfirmedByTheArbiterEndsTheGame() {
        GameLog log = dueFlag("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assertEquals(
                List.of(new Ends(BLACK_WINS, EndingKind.FLAG_FALL)),
                judged(log.ruled(new Ruling.Confirm())).endings());
    }

    @Test
    void aFlagConfirmedAgainstAnOpponentWhoCannotMateIsADraw() {
        GameLog log = dueFlag("8/8/4k3/8/8/3QK3/8/8 w - - 0 1");
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.FLAG_FALL)),
                judged(log.ruled(new Ruling.Confirm())).endings());
    }

    @Test
    void anAbsenceConfirmedEndsTheGame() {
        GameLog log = given().regulation("default-time-minutes", "30")
                .scheduled()
                .started()
                .waitSeconds(1800)
                .defaultTimeReached();
        assertEquals(
                List.of(new Ends(GameResult.BOTH_LOSE, EndingKind.ABSENCE)),
                judged(log.ruled(new Ruling.Confirm())).endings());
    }

    @Test
    void anAgreementConsentedToEndsTheGame() {
        GameLog log = given().regulation("agreement-needs-consent", "yes")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .offersDraw(Side.BLACK)
                .accepts(Side.WHITE);
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.AGREEMENT)),
                judged(log.ruled(new Ruling.Confirm())).endings());
    }

    /** White's flag is due by a reading of a minute before. */
    private static GameLog dueFlag(String fen) {
        GameLog log = given().timeControl("5400+30")
                .startFen(fen)
                .scheduled()
                .started()
                .clockRead(60, 300, Side.WHITE)
                .waitSeconds(61);
        return log.flagDeadline(log.now().minusSeconds(1));
    }

    private static GameLog opened() {
        return given().scheduled().started().moves("1. e4 e5");
    }
}
