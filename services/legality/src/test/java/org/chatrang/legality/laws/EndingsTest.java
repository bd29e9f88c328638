package org.chatrang.legality.laws;

import static org.chatrang.events.EndingKind.CHECKMATE;
import static org.chatrang.events.EndingKind.RESIGNATION;
import static org.chatrang.events.GameResult.BLACK_WINS;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.events.GameResult.WHITE_WINS;
import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockReading;
import org.chatrang.events.Consequence.Ends;
import org.chatrang.events.EndingKind;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 5.1.1 and 5.1.2: checkmate and resignation, and that nothing ends a game twice. */
class EndingsTest {
    private static final String FOOLS_MATE = "1. f3 e5 2. g4 Qh4#";
    private static final String SCHOLARS_MATE = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";

    @Test
    void checkmateEndsTheGame() {
        Answers answers = judged(given().scheduled().started().moves(SCHOLARS_MATE));
        assertEquals(List.of(FindingKind.MOVE_LEGAL, FindingKind.CHECKMATE), answers.lastKinds());
        assertEquals(
                Statement.ends(FindingKind.CHECKMATE, Side.BLACK, "5.1.1", WHITE_WINS, CHECKMATE),
                Statement.of(answers.lastFinding(FindingKind.CHECKMATE)));
        Evidence evidence = answers.lastFinding(FindingKind.CHECKMATE).evidence();
        assertTrue(evidence instanceof Evidence.Move || evidence instanceof Evidence.Position, evidence::toString);
    }

    @ParameterizedTest
    @CsvSource({"2001, 5.1(a)", "2014, 5.1.a", "2018, 5.1.1"})
    void checkmateCitesTheGamesEdition(String edition, String article) {
        Answers answers = judged(given().edition(edition).scheduled().started().moves(FOOLS_MATE));
        assertEquals(
                Statement.ends(FindingKind.CHECKMATE, Side.WHITE, "", BLACK_WINS, CHECKMATE)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.CHECKMATE)));
    }

    @Test
    void checkmateWinsThoughTheSamePressShowsTheFlag() {
        GameLog log = given().scheduled().started().moves("1. f3 e5 2. g4");
        ClockReading flagged = new ClockReading(300_000L, 0L, null, false, true);
        Answers answers = judged(log.board(
                new MoveCompleted(4, "d8h4", null, null, flagged, MoveCompleted.CompletedBy.PRESS, List.of())));
        assertEquals(List.of(new Ends(BLACK_WINS, CHECKMATE)), answers.endings());
    }

    @ParameterizedTest
    @CsvSource({"99", "149"})
    void checkmateOnTheLastMoveOfTheCountIsCheckmate(int halfMoves) {
        // mv50-01, mv75-01
        GameLog log = given().startFen("4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - " + halfMoves + " 163")
                .scheduled()
                .started();
        assertEquals(
                List.of(new Ends(WHITE_WINS, CHECKMATE)),
                judged(log.move("Qh8#")).endings());
    }

    @Test
    void anUnderpromotionThatIsNoMateAndItsReplyThatMates() {
        // end-05: a rook it is, whatever was announced.
        GameLog log = given().startFen("6k1/P4ppp/8/8/8/8/n4PPP/6K1 w - - 0 1")
                .scheduled()
                .started();
        Answers answers = judged(log.uci("a7a8r"));
        assertEquals(List.of(new Ends(WHITE_WINS, CHECKMATE)), answers.endings());
    }

    @Test
    void checkIsNoCheckmate() {
        assertEquals(
                List.of(),
                judged(given().scheduled().started().moves("1. e4 e5 2. Qh5 Nc6 3. Qxf7+"))
                        .endings());
    }

    @Test
    void resignationWinsForTheOpponent() {
        Answers answers = judged(given().scheduled().started().moves("1. e4 e5").resigns(Side.WHITE));
        assertEquals(
                Statement.ends(FindingKind.RESIGNATION, Side.WHITE, "5.1.2", BLACK_WINS, RESIGNATION),
                Statement.of(answers.lastFinding(FindingKind.RESIGNATION)));
    }

    @Test
    void resigningToALoneKingIsADrawSince2023() {
        GameLog log =
                given().startFen("8/8/4k3/8/8/3QK3/8/8 w - - 0 1").scheduled().started();
        Answers answers = judged(log.resigns(Side.WHITE));
        assertEquals(
                Statement.ends(FindingKind.RESIGNATION, Side.WHITE, "5.1.2", DRAW, RESIGNATION),
                Statement.of(answers.lastFinding(FindingKind.RESIGNATION)));
        Evidence.MatingChance chance = assertInstanceOf(
                Evidence.MatingChance.class,
                answers.lastFinding(FindingKind.RESIGNATION).evidence());
        assertEquals(Side.BLACK, chance.side());
        assertEquals("CANNOT", chance.answer());
        assertEquals("BARE_MATERIAL", chance.method());
    }

    @ParameterizedTest
    @CsvSource({"2001, 5.1(b)", "2014, 5.1.b", "2018, 5.1.2"})
    void resigningToALoneKingLostBefore2023(String edition, String article) {
        GameLog log = given().edition(edition)
                .startFen("8/8/4k3/8/8/3QK3/8/8 w - - 0 1")
                .scheduled()
                .started();
        assertEquals(
                Statement.ends(FindingKind.RESIGNATION, Side.WHITE, "", BLACK_WINS, RESIGNATION)
                        .by(article + " (" + edition + ")"),
                Statement.of(judged(log.resigns(Side.WHITE)).lastFinding(FindingKind.RESIGNATION)));
    }

    @Test
    void resigningOutOfTurnCounts() {
        Answers answers = judged(given().scheduled().started().moves("1. e4").resigns(Side.WHITE));
        assertEquals(List.of(new Ends(BLACK_WINS, RESIGNATION)), answers.endings());
    }

    @Test
    void aResignationAfterCheckmateChangesNothing() {
        Answers answers = judged(given().scheduled().started().moves(FOOLS_MATE).resigns(Side.BLACK));
        assertEquals(List.of(new Ends(BLACK_WINS, CHECKMATE)), answers.endings());
        assertEquals(List.of(FindingKind.EVENT_AFTER_END), answers.lastKinds());
    }

    @Test
    void aResignationAfterStalemateChangesNothing() {
        // end-01: the stalemate ended the game.
        GameLog log =
                given().startFen("k7/2K5/8/1Q6/8/8/8/8 w - - 0 50").scheduled().started();
        Answers answers = judged(log.move("Qb6").resigns(Side.BLACK));
        assertEquals(List.of(), answers.all(FindingKind.RESIGNATION));
        assertEquals(List.of(FindingKind.EVENT_AFTER_END), answers.lastKinds());
    }

    @Test
    void anIllegalMoveFoundAfterAResignationChangesNothing() {
        // ill-09: the result stands.
        GameLog log = given().scheduled().started().moves("1. e4 e5 2. Nf3").resigns(Side.BLACK);
        Answers answers = judged(log.ruled(new Ruling.CountIllegalMove(Side.WHITE)));
        assertEquals(List.of(new Ends(WHITE_WINS, RESIGNATION)), answers.endings());
        Legality.assertNothingFollows(answers);
    }

    @Test
    void anIllegalMoveAfterTheEndOfTheGameIsNoOffence() {
        Answers answers =
                judged(given().scheduled().started().moves(SCHOLARS_MATE).uci("e8f7"));
        assertEquals(List.of(), answers.all(FindingKind.MOVE_ILLEGAL));
        assertEquals(List.of(FindingKind.EVENT_AFTER_END), answers.lastKinds());
    }

    @ParameterizedTest
    @CsvSource({"WHITE_WINS", "BLACK_WINS", "DRAW"})
    void aResultGestureWaitsForTheArbiter(GameResult shown) {
        // end-03: kings in the centre are a sign, never moves.
        Answers answers = judged(given().scheduled().started().moves("1. e4 e5").gesture(shown));
        assertEquals(List.of(FindingKind.RESULT_GESTURE), answers.lastKinds());
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                answers.lastFinding(FindingKind.RESULT_GESTURE).standing());
        assertEquals(List.of(), answers.endings());
        assertEquals(List.of(), answers.all(FindingKind.MOVE_ILLEGAL));
    }

    @ParameterizedTest
    @CsvSource({"WHITE_WINS", "BLACK_WINS", "DRAW"})
    void aResultGestureConfirmedIsTheResult(GameResult shown) {
        GameLog log = given().scheduled().started().moves("1. e4 e5").gesture(shown);
        assertEquals(
                List.of(new Ends(shown, EndingKind.RESULT_GESTURE)),
                judged(log.ruled(new Ruling.Confirm())).endings());
    }

    @Test
    void aResultGestureDismissedLeavesTheGameGoingOn() {
        GameLog log = given().scheduled().started().moves("1. e4 e5").gesture(DRAW);
        Answers answers = judged(log.ruled(new Ruling.Dismiss()).move("Nf3"));
        assertEquals(List.of(), answers.endings());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), answers.lastKinds());
    }

    @ParameterizedTest
    @CsvSource({"WHITE_WINS", "DRAW"})
    void anEventMayTakeTheGestureAsTheResult(GameResult shown) {
        GameLog log =
                given().regulation("result-gesture-accepted", "yes").scheduled().started();
        Answers answers = judged(log.moves("1. e4 e5").gesture(shown));
        assertEquals(List.of(new Ends(shown, EndingKind.RESULT_GESTURE)), answers.endings());
    }

    @Test
    void aGestureAgainstTheBoardIsContradicted() {
        Answers answers = judged(given().regulation("result-gesture-accepted", "yes")
                .scheduled()
                .started()
                .moves(FOOLS_MATE)
                .gesture(WHITE_WINS));
        assertEquals(List.of(new Ends(BLACK_WINS, CHECKMATE)), answers.endings());
        assertEquals(
                Finding.Standing.NEEDS_ARBITER,
                answers.lastFinding(FindingKind.RESULT_CONTRADICTED).standing());
    }

    @Test
    void aGestureThatAgreesWithTheBoardContradictsNothing() {
        Answers answers = judged(given().scheduled().started().moves(FOOLS_MATE).gesture(BLACK_WINS));
        assertEquals(List.of(), answers.all(FindingKind.RESULT_CONTRADICTED));
        assertEquals(List.of(new Ends(BLACK_WINS, CHECKMATE)), answers.endings());
    }

    @ParameterizedTest
    @CsvSource({"WHITE_WINS", "DRAW"})
    void aGestureWithoutMovesCountsWhereTheEventAcceptsItAndSaysThatNoMoveWasMade(GameResult shown) {
        Answers answers = judged(given().regulation("result-gesture-accepted", "yes")
                .scheduled()
                .started()
                .gesture(shown));
        assertEquals(List.of(new Ends(shown, EndingKind.RESULT_GESTURE)), answers.endings());
        assertTrue(answers.lastFinding(FindingKind.RESULT_GESTURE).text().contains("no move was made"));
    }
}
