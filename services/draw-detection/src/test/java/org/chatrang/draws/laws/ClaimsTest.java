package org.chatrang.draws.laws;

import static org.chatrang.draws.laws.Draws.assertNoEnding;
import static org.chatrang.draws.laws.Draws.judged;
import static org.chatrang.draws.laws.Draws.penalties;
import static org.chatrang.events.DrawClaimed.Basis.FIFTY_MOVES;
import static org.chatrang.events.DrawClaimed.Basis.THREEFOLD;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.Consequence;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.DrawClaimed;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 9.2 to 9.5: claims of a draw, right and wrong. */
class ClaimsTest {
    private static final String TWICE = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8";
    /** rep-09: Black to move can make the start position appear the third time. */
    private static final String ABOUT_TO = "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1";

    private static final String COUNTED = "4k2r/8/8/8/8/p7/P7/R3K3 w - - %d 100";

    @ParameterizedTest
    @CsvSource({"2001, 9.2(b)", "2014, 9.2.b", "2018, 9.2.2", "2023, 9.2.2"})
    void thePositionOnTheBoardClaimed(String edition, String article) {
        GameLog log = given().edition(edition).scheduled().started().moves(TWICE);
        Answers answers = judged(log.claims(Side.WHITE, THREEFOLD, null));
        assertEquals(
                Statement.ends(FindingKind.CLAIM_CORRECT, Side.WHITE, "", DRAW, EndingKind.THREEFOLD_CLAIM)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.CLAIM_CORRECT)));
        assertEquals(
                new Evidence.Repetition(3, List.of(0, 4, 8)),
                answers.lastFinding(FindingKind.CLAIM_CORRECT).evidence());
    }

    @ParameterizedTest
    @CsvSource({"2001, 9.2(a), Ng8", "2014, 9.2.a, f6g8", "2018, 9.2.1, Ng8", "2023, 9.2.1, f6g8"})
    void aPositionAboutToAppearClaimedWithTheMoveWritten(String edition, String article, String move) {
        GameLog log = given().edition(edition).scheduled().started().moves(ABOUT_TO);
        Answers answers = judged(log.claims(Side.BLACK, THREEFOLD, move));
        assertEquals(
                Statement.ends(FindingKind.CLAIM_CORRECT, Side.BLACK, "", DRAW, EndingKind.THREEFOLD_CLAIM)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.CLAIM_CORRECT)));
        assertEquals(
                new Evidence.Repetition(3, List.of(0, 4, 8)),
                answers.lastFinding(FindingKind.CLAIM_CORRECT).evidence());
        assertEquals(7, answers.last().ply());
    }

    @Test
    void aPositionAboutToAppearCannotBeClaimedWithoutTheMove() {
        // claim-03: the intended move was not written.
        assertWrong(given().scheduled().started().moves(ABOUT_TO).claims(Side.BLACK, THREEFOLD, null), Side.BLACK);
    }

    @Test
    void anotherMoveThanTheOneThatRepeatsIsWrong() {
        assertWrong(given().scheduled().started().moves(ABOUT_TO).claims(Side.BLACK, THREEFOLD, "Nc6"), Side.BLACK);
    }

    @Test
    void anIntendedMoveThatIsIllegalIsWrong() {
        assertWrong(given().scheduled().started().moves(ABOUT_TO).claims(Side.BLACK, THREEFOLD, "Ke4"), Side.BLACK);
    }

    @Test
    void theWrongPlayerClaims() {
        // Only the player to move can claim (9.2).
        assertWrong(given().scheduled().started().moves(TWICE).claims(Side.BLACK, THREEFOLD, null), Side.BLACK);
    }

    @Test
    void aClaimAfterTheMoveWasMadeIsWrong() {
        // claim-01, 9.4: the repetition is there, the right to claim it is not.
        GameLog log = given().scheduled().started().moves(TWICE);
        log.desk(new DrawClaimed(Side.WHITE, THREEFOLD, null, true));
        assertWrong(log, Side.WHITE);
    }

    @Test
    void aPositionThatOccurredTwiceOnlyIsWrong() {
        assertWrong(
                given().scheduled().started().moves("Nf3 Nf6 Ng1 Ng8").claims(Side.WHITE, THREEFOLD, null), Side.WHITE);
    }

    @ParameterizedTest
    @CsvSource({
        "2001, STANDARD, FULL,    3, 9.5(b)",
        "2014, STANDARD, FULL,    2, 9.5.b",
        "2018, STANDARD, FULL,    2, 9.5.3",
        "2023, STANDARD, FULL,    2, 9.5.3",
        "2014, RAPID,    FULL,    2, 9.5.b",
        "2018, RAPID,    FULL,    2, 9.5.3",
        "2018, RAPID,    REDUCED, 2, 9.5.3",
        "2023, RAPID,    FULL,    1, '9.5.3, A.3'",
        "2023, RAPID,    REDUCED, 1, '9.5.3, A.3'",
        "2014, BLITZ,    FULL,    1, '9.5.b, B.2'",
        "2018, BLITZ,    FULL,    1, '9.5.3, B.2'",
        "2023, BLITZ,    FULL,    1, '9.5.3, A.3'",
        "2023, BLITZ,    REDUCED, 1, '9.5.3, A.3'",
    })
    void aWrongClaimCostsByEditionAndPace(
            String edition, String pace, String supervision, int minutes, String article) {
        GameLog log = given().edition(edition)
                .pace(pace)
                .supervision(supervision)
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .claims(Side.WHITE, THREEFOLD, null);
        assertEquals(
                new Statement(
                        FindingKind.CLAIM_INCORRECT,
                        Finding.Standing.RULED,
                        Side.WHITE,
                        article + " (" + edition + ")",
                        new Consequence.TimeAdded(Side.BLACK, minutes * 60_000L)),
                Statement.of(judged(log).lastFinding(FindingKind.CLAIM_INCORRECT)));
        assertEquals(1, penalties(judged(log)).size());
    }

    @Test
    void anEventMaySetTheMinutes() {
        GameLog log = given().regulation("wrong-claim-minutes", "7")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .claims(Side.WHITE, THREEFOLD, null);
        assertEquals(
                new Consequence.TimeAdded(Side.BLACK, 420_000),
                penalties(judged(log)).getFirst().consequence());
    }

    @Test
    void aWrongClaimLeavesTheGameGoingOn() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").claims(Side.WHITE, THREEFOLD, "Nf3");
        Answers answers = judged(log.moves("Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"));
        assertNoEnding(answers);
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.THREEFOLD_CLAIM)),
                judged(log.claims(Side.WHITE, THREEFOLD, null)).endings());
    }

    @ParameterizedTest
    @CsvSource({"2001, 9.3(b)", "2014, 9.3.b", "2018, 9.3.2", "2023, 9.3.2"})
    void fiftyMovesMade(String edition, String article) {
        GameLog log = counted(edition, 100).claims(Side.WHITE, FIFTY_MOVES, null);
        assertEquals(
                Statement.ends(FindingKind.CLAIM_CORRECT, Side.WHITE, "", DRAW, EndingKind.FIFTY_MOVES_CLAIM)
                        .by(article + " (" + edition + ")"),
                Statement.of(judged(log).lastFinding(FindingKind.CLAIM_CORRECT)));
        assertEquals(
                new Evidence.MoveCount(100),
                judged(log).lastFinding(FindingKind.CLAIM_CORRECT).evidence());
    }

    @ParameterizedTest
    @CsvSource({"2001, 9.3(a)", "2014, 9.3.a", "2018, 9.3.1", "2023, 9.3.1"})
    void fiftyMovesWithTheMoveWritten(String edition, String article) {
        GameLog log = counted(edition, 99).claims(Side.WHITE, FIFTY_MOVES, "Rd1");
        assertEquals(
                Statement.ends(FindingKind.CLAIM_CORRECT, Side.WHITE, "", DRAW, EndingKind.FIFTY_MOVES_CLAIM)
                        .by(article + " (" + edition + ")"),
                Statement.of(judged(log).lastFinding(FindingKind.CLAIM_CORRECT)));
    }

    @Test
    void fiftyMovesClaimedTooEarly() {
        assertWrong(counted("2023", 99).claims(Side.WHITE, FIFTY_MOVES, null), Side.WHITE);
        assertWrong(counted("2023", 98).claims(Side.WHITE, FIFTY_MOVES, "Rd1"), Side.WHITE);
    }

    @Test
    void anIntendedCaptureMakesNoFiftyMoves() {
        GameLog log = given().startFen("4k2r/8/8/8/8/p7/8/R3K3 w - - 99 100")
                .scheduled()
                .started();
        assertWrong(log.claims(Side.WHITE, FIFTY_MOVES, "Rxa3"), Side.WHITE);
    }

    @Test
    void anIntendedMoveThatMatesIsAValidClaim() {
        GameLog log = given().startFen("4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - 99 88")
                .scheduled()
                .started();
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.FIFTY_MOVES_CLAIM)),
                judged(log.claims(Side.WHITE, FIFTY_MOVES, "Qh8#")).endings());
    }

    @Test
    void threefoldIsNoGroundForFiftyMoves() {
        assertWrong(given().scheduled().started().moves(TWICE).claims(Side.WHITE, FIFTY_MOVES, null), Side.WHITE);
    }

    @Test
    void aClaimIsAnOfferTheOpponentMayAccept() {
        // 9.1.2.3: the claim is wrong, the opponent agrees all the same.
        GameLog log = given().scheduled().started().moves("1. e4 e5").claims(Side.WHITE, THREEFOLD, null);
        Answers answers = judged(log.accepts(Side.BLACK));
        assertEquals(
                Statement.ends(FindingKind.DRAW_AGREED, null, "5.2.3", DRAW, EndingKind.AGREEMENT),
                Statement.of(answers.lastFinding(FindingKind.DRAW_AGREED)));
    }

    @Test
    void aWrongClaimRefusedIsNoOfferAnyMore() {
        GameLog log = given().scheduled()
                .started()
                .moves("1. e4 e5")
                .claims(Side.WHITE, THREEFOLD, null)
                .refuses(Side.BLACK);
        assertNoEnding(judged(log.accepts(Side.BLACK)));
    }

    @Test
    void aClaimIsNoOfferWhereEarlyAgreementIsForbidden() {
        GameLog log = given().regulation("no-agreement-before-move", "30")
                .scheduled()
                .started()
                .moves("1. e4 e5")
                .claims(Side.WHITE, THREEFOLD, null);
        assertNoEnding(judged(log.accepts(Side.BLACK)));
    }

    @Test
    void aCorrectClaimIsADrawHoweverEarlyAgreementIsForbidden() {
        GameLog log = given().regulation("no-agreement-before-move", "30")
                .scheduled()
                .started()
                .moves(TWICE)
                .claims(Side.WHITE, THREEFOLD, null);
        assertEquals(
                List.of(new Ends(DRAW, EndingKind.THREEFOLD_CLAIM)), judged(log).endings());
    }

    @Test
    void aClaimAfterTheGameIsOverIsNone() {
        GameLog log =
                given().scheduled().started().moves(TWICE).resigns(Side.BLACK).claims(Side.WHITE, THREEFOLD, null);
        assertNoEnding(judged(log));
        assertEquals(List.of(), penalties(judged(log)));
    }

    /** Nobody gains a draw by it, and the opponent gets two minutes. */
    private static void assertWrong(GameLog log, Side claimant) {
        Answers answers = judged(log);
        assertNoEnding(answers);
        assertEquals(
                new Statement(
                        FindingKind.CLAIM_INCORRECT,
                        Finding.Standing.RULED,
                        claimant,
                        answers.lastFinding(FindingKind.CLAIM_INCORRECT)
                                        .article()
                                        .number()
                                + " (2023)",
                        new Consequence.TimeAdded(claimant.other(), 120_000)),
                Statement.of(answers.lastFinding(FindingKind.CLAIM_INCORRECT)));
    }

    private static GameLog counted(String edition, int halfMoves) {
        return given().edition(edition)
                .startFen(COUNTED.formatted(halfMoves))
                .scheduled()
                .started();
    }
}
