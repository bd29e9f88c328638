package org.chatrang.legality.laws;

import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.events.GameResult.WHITE_WINS;
import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.assertNothingFollows;
import static org.chatrang.legality.laws.Legality.assertPenalty;
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
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 7.5, A.3, A.5.2, B.3 and their ancestors: what follows from a completed illegal move. */
class IllegalMovesTest {
    private static final String OPENED = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    /** White alone can mate. */
    private static final String BLACK_IS_BARE = "8/8/4k3/8/8/3QK3/8/8 w - - 0 1";

    @Test
    void theFirstGivesTheOpponentTwoMinutesAndThePositionBeforeItIsReinstated() {
        Answers answers = judged(given().scheduled().started().moves("1. e4 e5").uci("f1f4"));
        Finding found = answers.lastFinding(FindingKind.MOVE_ILLEGAL);
        assertEquals(Finding.Standing.RULED, found.standing());
        assertEquals(Side.WHITE, found.side());
        assertPenalty(answers, Side.BLACK, 2, "7.5.5", "2023");
        assertEquals(
                new Statement(
                        FindingKind.POSITION_RESTORED,
                        Finding.Standing.RULED,
                        null,
                        "7.5.1 (2023)",
                        new Consequence.GoesOnFrom(2, OPENED)),
                Statement.of(answers.lastFinding(FindingKind.POSITION_RESTORED)));
        assertEquals(
                new Evidence.Position(2, OPENED),
                answers.lastFinding(FindingKind.POSITION_RESTORED).evidence());
        assertEquals(OPENED, illegal(answers).fenBefore());
        assertEquals(2, answers.last().ply());
    }

    @Test
    void theGameGoesOnFromThePositionBefore() {
        Answers answers = judged(
                given().scheduled().started().moves("1. e4 e5").uci("f1f4").uci("f1c4"));
        Evidence.Move move =
                (Evidence.Move) answers.lastFinding(FindingKind.MOVE_LEGAL).evidence();
        assertEquals(3, move.ply());
        assertEquals("Bc4", move.san());
    }

    @ParameterizedTest
    @CsvSource({
        // edition, pace, supervision, minutes, article
        "2014, STANDARD, FULL,    2, '7.5.b'",
        "2018, STANDARD, FULL,    2, '7.5.5'",
        "2023, STANDARD, FULL,    2, '7.5.5'",
        "2001, STANDARD, FULL,    2, '7.4(b)'",
        "2014, RAPID,    FULL,    2, '7.5.b'",
        "2018, RAPID,    FULL,    2, '7.5.5'",
        "2023, RAPID,    FULL,    1, '7.5.5, A.3'",
        "2018, RAPID,    REDUCED, 2, 'A.4.2'",
        "2023, RAPID,    REDUCED, 1, 'A.5.2, A.3'",
        "2014, BLITZ,    FULL,    1, '7.5.b, B.2'",
        "2018, BLITZ,    FULL,    1, '7.5.5, B.2'",
        "2023, BLITZ,    FULL,    1, '7.5.5, A.3'",
        "2018, BLITZ,    REDUCED, 1, 'B.2, A.4.2'",
        "2023, BLITZ,    REDUCED, 1, 'B.3, A.5.2, A.3'",
    })
    void thePenaltyGoesByEditionPaceAndSupervision(
            String edition, String pace, String supervision, int minutes, String article) {
        Answers answers = judged(opened(edition, pace, supervision).uci("f1f4"));
        assertPenalty(answers, Side.BLACK, minutes, article, edition);
        assertEquals(List.of(), answers.endings());
    }

    @ParameterizedTest
    @CsvSource({
        "2014, STANDARD, FULL,    '7.5.b'",
        "2018, STANDARD, FULL,    '7.5.5'",
        "2023, STANDARD, FULL,    '7.5.5'",
        "2018, RAPID,    REDUCED, 'A.4.2'",
        "2023, RAPID,    REDUCED, 'A.5.2, A.3'",
        "2023, BLITZ,    FULL,    '7.5.5, A.3'",
        "2018, BLITZ,    REDUCED, 'B.2, A.4.2'",
        "2023, BLITZ,    REDUCED, 'B.3, A.5.2, A.3'",
    })
    void theSecondOfThePlayerLoses(String edition, String pace, String supervision, String article) {
        GameLog log = opened(edition, pace, supervision).uci("f1f4").moves("Nf3 Nc6");
        Answers answers = judged(log.uci("f1f4"));
        assertEquals(
                Statement.ends(FindingKind.ILLEGAL_MOVES_LOSE, Side.WHITE, "", BLACK_WINS, EndingKind.ILLEGAL_MOVES)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.ILLEGAL_MOVES_LOSE)));
        assertTrue(answers.lastKinds().contains(FindingKind.MOVE_ILLEGAL), () -> "" + answers.last());
        assertEquals(2, illegal(answers).offence());
        assertTrue(
                answers.lastFindings().stream().noneMatch(f -> f.consequence() instanceof Consequence.TimeAdded),
                () -> "no time for a game that is over: " + answers.last());
    }

    @Test
    void theSameIllegalMoveMadeAgainIsTheSecond() {
        Answers answers = judged(opened("2023", "STANDARD", "FULL").uci("f1f4").uci("f1f4"));
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), answers.endings());
    }

    @Test
    void oneOfEachPlayerLosesForNobody() {
        Answers answers = judged(
                opened("2023", "STANDARD", "FULL").uci("f1f4").move("Nf3").uci("f8f5"));
        assertEquals(List.of(), answers.endings());
        assertPenalty(answers, Side.WHITE, 2, "7.5.5", "2023");
        assertEquals(1, illegal(answers).offence());
    }

    @Test
    void in2001TheThirdLoses() {
        GameLog log = opened("2001", "STANDARD", "FULL").uci("f1f4");
        assertPenalty(judged(log.uci("f1f4")), Side.BLACK, 2, "7.4(b)", "2001");
        Answers answers = judged(log.uci("f1f4"));
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), answers.endings());
        assertEquals(3, illegal(answers).offence());
    }

    @ParameterizedTest
    @CsvSource({"2014", "2018", "2023"})
    void theSecondIsADrawIfTheOpponentCannotMate(String edition) {
        GameLog log =
                given().edition(edition).startFen(BLACK_IS_BARE).scheduled().started();
        Answers answers = judged(log.uci("d3e5").uci("d3e5"));
        assertEquals(List.of(new Ends(DRAW, EndingKind.ILLEGAL_MOVES)), answers.endings());
        assertEquals(
                Side.WHITE, answers.lastFinding(FindingKind.ILLEGAL_MOVES_LOSE).side());
    }

    @Test
    void in2001TheThirdLosesEvenToALoneKing() {
        GameLog log =
                given().edition("2001").startFen(BLACK_IS_BARE).scheduled().started();
        Answers answers = judged(log.uci("d3e5").uci("d3e5").uci("d3e5"));
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), answers.endings());
    }

    @ParameterizedTest
    @CsvSource({"RAPID, 'A.4.b'", "BLITZ, 'B.4, A.4.b'"})
    void underTheReducedRulesOf2014TheFirstLoses(String pace, String article) {
        // ill-07
        Answers answers = judged(opened("2014", pace, "REDUCED").uci("f1f4"));
        assertEquals(
                Statement.ends(FindingKind.ILLEGAL_MOVES_LOSE, Side.WHITE, "", BLACK_WINS, EndingKind.ILLEGAL_MOVES)
                        .by(article + " (2014)"),
                Statement.of(answers.lastFinding(FindingKind.ILLEGAL_MOVES_LOSE)));
    }

    @Test
    void inReducedBlitzOf2001OnlyTheOpponentsClaimWins() {
        Answers answers = judged(opened("2001", "BLITZ", "REDUCED").uci("f1f4"));
        assertNothingFollows(answers);
        assertEquals(List.of(), answers.endings());
    }

    @Test
    void inReducedBlitzOf2001TheMoveStandsOnceTheOpponentHasMoved() {
        GameLog log = opened("2001", "BLITZ", "REDUCED").completed(3, "f1f4", null);
        Answers answers = judged(log.completed(4, "e5f4", null));
        Evidence.Move move =
                (Evidence.Move) answers.lastFinding(FindingKind.MOVE_LEGAL).evidence();
        assertEquals("exf4", move.san());
        assertEquals(4, move.ply());
        assertEquals(List.of(), answers.endings());
    }

    @ParameterizedTest
    @CsvSource({"2018, RAPID", "2018, BLITZ", "2023, RAPID", "2023, BLITZ"})
    void underReducedRulesAnIllegalMoveStandsOnceTheOpponentHasMoved(String edition, String pace) {
        GameLog log = opened(edition, pace, "REDUCED").completed(3, "f1f4", null);
        Answers answers = judged(log.completed(4, "e5f4", null));
        Evidence.Move move =
                (Evidence.Move) answers.lastFinding(FindingKind.MOVE_LEGAL).evidence();
        assertEquals("exf4", move.san());
        assertEquals(4, move.ply());
        assertTrue(move.fen().startsWith("rnbqkbnr/pppp1ppp/8/8/4Pp2/8/PPPP1PPP/RNBQK1NR w"), move::fen);
    }

    @Test
    void thatAnIllegalMoveStandsIsStated() {
        // It was said that play goes on from ply 2; the correction is as explicit.
        GameLog log = opened("2023", "RAPID", "REDUCED").completed(3, "f1f4", null);
        Answers answers = judged(log.completed(4, "e5f4", null));
        String standing = "rnbqkbnr/pppp1ppp/8/4p3/4PB2/8/PPPP1PPP/RNBQK1NR b KQkq -";
        Finding stands = answers.lastFinding(FindingKind.POSITION_RESTORED);
        assertEquals(Finding.Standing.RULED, stands.standing());
        assertEquals("A.5.2", stands.article().number());
        Consequence.GoesOnFrom from = (Consequence.GoesOnFrom) stands.consequence();
        assertEquals(3, from.ply());
        assertTrue(from.fen().startsWith(standing), from::fen);
        assertTrue(
                answers.lastKinds().indexOf(FindingKind.POSITION_RESTORED)
                        < answers.lastKinds().indexOf(FindingKind.MOVE_LEGAL),
                () -> "" + answers.last());
    }

    @Test
    void underFullSupervisionTheOpponentsMoveUponAnIllegalOneDoesNotMakeItStand() {
        GameLog log = opened("2023", "STANDARD", "FULL").completed(3, "f1f4", null);
        Answers answers = judged(log.completed(4, "e5f4", null));
        assertEquals(
                List.of(),
                answers.lastFindings().stream()
                        .filter(finding -> finding.kind() == FindingKind.MOVE_LEGAL)
                        .toList());
        assertEquals(2, answers.last().ply());
    }

    @Test
    void anEventMayMakeTheClaimOfAnIllegalMoveWin() {
        // Section 12: only on the opponent's claim; what the system sees by itself ends nothing.
        GameLog log = given().pace("RAPID")
                .supervision("REDUCED")
                .regulation("illegal-move-claim-wins", "yes")
                .scheduled()
                .started();
        Answers seen = judged(log.moves("1. e4 e5").uci("f1f4"));
        assertEquals(List.of(), seen.endings());
        // The claim reaches the system through the arbiter.
        Answers claimed = judged(log.ruled(new Ruling.CountIllegalMove(Side.WHITE)));
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), claimed.endings());
    }

    @Test
    void anEventMaySetTheMinutes() {
        GameLog log =
                given().regulation("irregularity-minutes", "5").scheduled().started();
        Answers answers = judged(log.uci("e2e5"));
        assertPenalty(answers, Side.BLACK, 5, "7.5.5", "2023");
    }

    @ParameterizedTest
    @CsvSource({"2014, 7.5.a", "2018, 7.5.2", "2023, 7.5.2"})
    void aPawnLeftOnTheLastRankBecomesAQueenAndIsOneIllegalMove(String edition, String article) {
        // ill-01
        GameLog log = given().edition(edition)
                .startFen("8/4P2k/8/8/8/8/8/4K3 w - - 0 1")
                .scheduled()
                .started();
        Answers answers = judged(log.uci("e7e8"));
        assertEquals("PROMOTION_MISSING", illegal(answers).reason());
        assertEquals(1, illegal(answers).offence());
        assertTrue(
                answers.lastFindings().stream()
                        .anyMatch(f -> new Consequence.TimeAdded(Side.BLACK, 120_000).equals(f.consequence())),
                () -> "two minutes for Black in " + answers.last());
        assertTrue(
                answers.lastFindings().stream()
                        .anyMatch(
                                f -> f.article() != null && f.article().number().equals(article)),
                () -> article + " in " + answers.last());
        assertTrue(
                log.state().position().fen().startsWith("4Q3/7k/8/8/8/8/8/4K3 b"),
                () -> log.state().position().fen());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("Kg7")).lastKinds());
    }

    @Test
    void in2001APawnLeftOnTheLastRankGoesBack() {
        GameLog log = given().edition("2001")
                .startFen("8/4P2k/8/8/8/8/8/4K3 w - - 0 1")
                .scheduled()
                .started();
        Answers answers = judged(log.uci("e7e8"));
        assertPenalty(answers, Side.BLACK, 2, "7.4(b)", "2001");
        assertTrue(
                log.state().position().fen().startsWith("8/4P2k/8/8/8/8/8/4K3 w"),
                () -> log.state().position().fen());
    }

    @Test
    void aPawnThatCannotBeThereLeftUnreplacedGoesBack() {
        // The step itself is illegal: nothing to replace.
        GameLog log =
                given().startFen("4r3/4P2k/8/8/8/8/8/4K3 w - - 0 1").scheduled().started();
        Answers answers = judged(log.uci("e7e8"));
        assertEquals("PATH_BLOCKED", illegal(answers).reason());
        assertTrue(
                log.state().position().fen().startsWith("4r3/4P2k"),
                () -> log.state().position().fen());
    }

    @ParameterizedTest
    @CsvSource({"2018", "2023"})
    void pressingTheClockWithoutAMoveIsAnIllegalMove(String edition) {
        GameLog log = given().edition(edition).scheduled().started().moves("1. e4 e5");
        Answers answers = judged(log.placement(log.state().position().placement(), true));
        assertEquals(1, illegal(answers).offence());
        assertTrue(
                answers.lastFindings().stream()
                        .anyMatch(
                                f -> f.article() != null && f.article().number().equals("7.5.3")),
                () -> "7.5.3 in " + answers.last());
        assertTrue(
                answers.lastFindings().stream()
                        .anyMatch(f -> new Consequence.TimeAdded(Side.BLACK, 120_000).equals(f.consequence())),
                () -> "two minutes for Black in " + answers.last());
        assertEquals(2, answers.last().ply());
    }

    @ParameterizedTest
    @CsvSource({"2001", "2014"})
    void before2018ItWasNone(String edition) {
        GameLog log = given().edition(edition).scheduled().started().moves("1. e4 e5");
        Answers answers = judged(log.placement(log.state().position().placement(), true));
        assertNothingFollows(answers);
        assertEquals(List.of(), answers.all(FindingKind.MOVE_ILLEGAL));
    }

    @Test
    void aPlacementThatNoMoveExplainsIsPutBeforeTheArbiterAndBlocksNothing() {
        GameLog log = given().scheduled().started().moves("1. e4 e5");
        Answers answers = judged(log.placement("rnbqkbnr/pppp1ppp/8/4p3/4P3/2N2N2/PPPP1PPP/R1BQKB1R", false));
        Finding found = answers.lastFinding(FindingKind.PLACEMENT_UNEXPLAINED);
        assertEquals(Finding.Standing.NEEDS_ARBITER, found.standing());
        Evidence.Placement evidence = (Evidence.Placement) found.evidence();
        assertEquals("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR", evidence.expected());
        assertEquals(
                List.of("b1", "c3", "f3", "g1"),
                evidence.squares().stream().sorted().toList());
        assertNothingFollows(answers);
        assertEquals(List.of(FindingKind.MOVE_LEGAL), judged(log.move("Nf3")).lastKinds());
    }

    @Test
    void aQuietTimeWithoutAClockProvesNoCompletedIllegalMove() {
        // Counted when the clock was pressed: without a press the player may still correct it (7.5.1).
        Answers answers = judged(opened("2023", "STANDARD", "FULL")
                .completedBy(CompletedBy.QUIET)
                .uci("f1f4"));
        assertNothingFollows(answers);
    }

    @Test
    void anIllegalMoveCompletedByTheNextMoveIsAnOffence() {
        Answers answers = judged(opened("2023", "STANDARD", "FULL")
                .completedBy(CompletedBy.NEXT_MOVE)
                .uci("f1f4"));
        assertPenalty(answers, Side.BLACK, 2, "7.5.5", "2023");
    }

    @Test
    void aLaterCorrectionByTheArbiterUndoesTheOffence() {
        GameLog log = opened("2023", "STANDARD", "FULL").uci("f1f4").ruled(new Ruling.CancelIllegalMove(Side.WHITE));
        Answers answers = judged(log.uci("f1f4"));
        assertEquals(List.of(), answers.endings());
        assertEquals(1, illegal(answers).offence());
    }

    @Test
    void aMoveThatNamesNoTurnOfTheOpponentsIsTheOffenceOfThePlayerToMove() {
        Answers answers = judged(opened("2023", "STANDARD", "FULL").uci("e5e4"));
        assertEquals("NOT_ITS_TURN", illegal(answers).reason());
        assertEquals(Side.WHITE, answers.lastFinding(FindingKind.MOVE_ILLEGAL).side());
    }

    @Test
    void illegalMovesEndTheGameForGood() {
        GameLog log = opened("2023", "STANDARD", "FULL").uci("f1f4").uci("f1f4");
        Answers answers = judged(log.move("Nf3").resigns(Side.BLACK));
        assertEquals(List.of(new Ends(BLACK_WINS, EndingKind.ILLEGAL_MOVES)), answers.endings());
    }

    @Test
    void theLossIsTheOffendersWhicheverSide() {
        GameLog log = opened("2023", "STANDARD", "FULL").move("Nf3").uci("f8f5").uci("f8f5");
        assertEquals(
                List.of(new Ends(WHITE_WINS, EndingKind.ILLEGAL_MOVES)),
                judged(log).endings());
    }

    /** After 1.e4 e5. */
    private static GameLog opened(String edition, String pace, String supervision) {
        return given().edition(edition)
                .pace(pace)
                .supervision(supervision)
                .scheduled()
                .started()
                .moves("1. e4 e5");
    }
}
