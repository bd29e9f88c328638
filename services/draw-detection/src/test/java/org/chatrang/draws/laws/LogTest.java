package org.chatrang.draws.laws;

import static org.chatrang.draws.laws.Draws.assertNoEnding;
import static org.chatrang.draws.laws.Draws.judged;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.DrawAnswered;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.DrawOffered;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.FindingKind;
import org.chatrang.events.JudgeName;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.events.Stamp;
import org.chatrang.events.Verdict;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.junit.jupiter.api.Test;

/** The log as this judge reads it: whose word counts, and what it says where it has nothing to say. */
class LogTest {
    private static final String TO_AND_FRO = " Nf3 Nf6 Ng1 Ng8";

    @Test
    void everyRecordIsAnsweredOnceInOrder() {
        GameLog log = given().scheduled()
                .started()
                .moves(TO_AND_FRO)
                .offersDraw(Side.BLACK)
                .uci("e1e3")
                .raw("?")
                .ruled(new Ruling.ReleaseQuarantine())
                .clockRead(10, 10, Side.WHITE)
                .closed();
        List<Verdict> verdicts = judged(log).verdicts();
        assertEquals(log.records().size(), verdicts.size());
        for (int i = 0; i < verdicts.size(); i++) {
            assertEquals(i + 1, verdicts.get(i).seq());
            assertEquals(JudgeName.DRAW_DETECTION, verdicts.get(i).judge());
        }
    }

    @Test
    void anotherHallsGatewayAgreesNothing() {
        GameLog log = given().scheduled()
                .started()
                .moves("1. e4 e5")
                .offersDraw(Side.BLACK)
                .from("gateway-of-another-hall", new DrawAnswered(Side.WHITE, true));
        assertNoEnding(judged(log));
        assertEquals(List.of(), judged(log).lastFindings());
        assertEquals(1, judged(log.accepts(Side.WHITE)).endings().size());
    }

    @Test
    void anotherHallsGatewayOffersAndClaimsNothing() {
        GameLog log = given().scheduled()
                .started()
                .moves(TO_AND_FRO.repeat(2))
                .from("gateway-of-another-hall", new DrawOffered(Side.BLACK))
                .from("gateway-of-another-hall", new DrawClaimed(Side.WHITE, DrawClaimed.Basis.THREEFOLD, null, false));
        assertNoEnding(judged(log));
        assertNoEnding(judged(log.accepts(Side.WHITE)));
    }

    @Test
    void aRepeatedOfferIsNoRecord() {
        GameLog log = given().scheduled().started().moves("1. e4 e5");
        log.stamped(new Stamp(GameLog.GATEWAY, 9, 1), new DrawOffered(Side.BLACK));
        int before = judged(log).verdicts().size();
        log.stamped(new Stamp(GameLog.GATEWAY, 9, 1), new DrawOffered(Side.BLACK));
        assertEquals(before, judged(log).verdicts().size());
    }

    @Test
    void aMoveOnlySeenIsNoOccurrence() {
        GameLog log = given().scheduled()
                .started()
                .moves(TO_AND_FRO)
                .moves("Nf3 Nf6 Ng1")
                .board(new MoveSeen(8, "f6g8", null));
        assertEquals(List.of(), judged(log).lastFindings());
        assertEquals(
                new Evidence.Repetition(3, List.of(0, 4, 8)),
                judged(log.move("Ng8"))
                        .lastFinding(FindingKind.THREEFOLD_CLAIMABLE)
                        .evidence());
    }

    @Test
    void theSameMoveTwiceFromTwoSourcesIsOneOccurrence() {
        // The second is out of order: the ply was made already.
        GameLog log = given().scheduled().started().moves(TO_AND_FRO).completed(4, "f6g8", null);
        assertEquals(List.of(), judged(log.moves("Nf3 Nf6 Ng1")).all(FindingKind.THREEFOLD_CLAIMABLE));
    }

    @Test
    void underQuarantineNothingEndsTheGame() {
        GameLog log = given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50")
                .scheduled()
                .started()
                .raw("{");
        assertNoEnding(judged(log.move("Qb6")));
    }

    @Test
    void afterTheReleaseItDoes() {
        GameLog log = given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50")
                .scheduled()
                .started()
                .raw("{")
                .ruled(new Ruling.ReleaseQuarantine());
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.STALEMATE)),
                judged(log.move("Qb6")).endings());
    }

    @Test
    void afterTheArbitersResultNothingElseEndsTheGame() {
        GameLog log = given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50")
                .scheduled()
                .started()
                .ruled(new Ruling.DecideResult(DRAW, "12.9"));
        assertNoEnding(judged(log.move("Qb6")));
    }

    @Test
    void goingBackBeforeTheStalemateReopensAndItMayComeAgain() {
        GameLog log =
                given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50").scheduled().started();
        log.move("Qb6").ruled(new Ruling.RestorePly(0));
        assertEquals(1, judged(log).endings().size());
        assertEquals(2, judged(log.move("Qb6")).endings().size());
    }

    @Test
    void anEventMayCountThePositionsTakenBack() {
        GameLog log = given().regulation("taken-back-positions-count", "yes")
                .scheduled()
                .started()
                .moves(TO_AND_FRO)
                .ruled(new Ruling.RestorePly(2));
        Answers answers = judged(log.moves("Ng1 Ng8"));
        assertTrue(
                answers.lastKinds().contains(FindingKind.THREEFOLD_CLAIMABLE),
                () -> "the position at 0, the one taken back, and this one: " + answers.last());
    }

    @Test
    void aDeadPositionIsStatedOnceThoughPlayGoesOn() {
        GameLog log =
                given().startFen("8/8/4k3/8/8/3rK3/8/8 w - - 0 70").scheduled().started();
        assertEquals(1, judged(log.moves("Kxd3 Kd5 Ke3 Ke5")).endings().size());
    }

    @Test
    void anIllegalCaptureThatStandsMayLeaveADeadPosition() {
        // Reduced rules: the illegal move was answered, so it stands.
        GameLog log = given().pace("RAPID")
                .supervision("REDUCED")
                .startFen("4k3/8/8/8/8/8/8/r3K1N1 b - - 0 1")
                .scheduled()
                .started();
        log.completed(1, "a1g2", null).completed(2, "g1e2", null);
        assertNoEnding(judged(log));
        GameLog dead = given().pace("RAPID")
                .supervision("REDUCED")
                .startFen("4k3/8/8/8/8/8/8/r3K1N1 w - - 0 1")
                .scheduled()
                .started();
        dead.completed(1, "g1a1", null).completed(2, "e8e7", null);
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.DEAD_POSITION)), judged(dead).endings());
    }

    @Test
    void theMoveCountGoesBackWithThePosition() {
        GameLog log = given().startFen("4k2r/8/8/8/8/p7/P7/R3K3 w - - 97 100")
                .scheduled()
                .started()
                .moves("Rd1 Rg8")
                .ruled(new Ruling.RestorePly(1));
        assertEquals(List.of(), judged(log.move("Rf8")).all(FindingKind.FIFTY_MOVES_CLAIMABLE));
        assertEquals(
                new Evidence.MoveCount(100),
                judged(log.move("Rc1"))
                        .lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE)
                        .evidence());
    }
}
