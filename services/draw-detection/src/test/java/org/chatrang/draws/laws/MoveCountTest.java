package org.chatrang.draws.laws;

import static org.chatrang.draws.laws.Draws.assertNoEnding;
import static org.chatrang.draws.laws.Draws.judged;
import static org.chatrang.events.GameResult.DRAW;
import static org.chatrang.judging.testing.GameLog.given;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.Consequence.Ends;
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

/** Articles 9.3 and 9.6.2: fifty moves can be claimed, seventy-five end the game. */
class MoveCountTest {
    private static final String ROOKS = "4k2r/8/8/8/8/p7/P7/R3K3 w - - %d 100";
    private static final String MATING = "4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - %d 163";

    @ParameterizedTest
    @CsvSource({"2001, 9.3(b)", "2014, 9.3.b", "2018, 9.3.2", "2023, 9.3.2"})
    void fiftyMovesCanBeClaimedAndEndNothing(String edition, String article) {
        // mv50-03
        Answers answers = judged(at(edition, ROOKS, 99).move("Rd1"));
        assertEquals(
                new Statement(
                        FindingKind.FIFTY_MOVES_CLAIMABLE,
                        Finding.Standing.NOTED,
                        Side.BLACK,
                        article + " (" + edition + ")",
                        null),
                Statement.of(answers.lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE)));
        assertEquals(
                new Evidence.MoveCount(100),
                answers.lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE).evidence());
        assertNoEnding(answers);
    }

    @Test
    void fortyNineAndAHalfMovesAreNotFifty() {
        Answers answers = judged(at("2023", ROOKS, 98).move("Rd1"));
        assertEquals(List.of(), answers.all(FindingKind.FIFTY_MOVES_CLAIMABLE));
    }

    @ParameterizedTest
    @CsvSource({"Rxa3, 4k2r/8/8/8/8/p7/8/R3K3 w - - 99 100", "b4, 4k2r/8/8/8/8/p7/PP6/R3K3 w - - 99 100"})
    void aCaptureOrPawnMoveBeginsTheCountAnew(String move, String fen) {
        Answers answers = judged(given().startFen(fen).scheduled().started().move(move));
        assertEquals(List.of(), answers.all(FindingKind.FIFTY_MOVES_CLAIMABLE));
    }

    @Test
    void theCountGoesOnBeingClaimable() {
        Answers answers = judged(at("2023", ROOKS, 99).moves("Rd1 Rg8"));
        assertEquals(
                new Evidence.MoveCount(101),
                answers.lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE).evidence());
        assertEquals(
                Side.WHITE,
                answers.lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE).side());
    }

    @Test
    void losingCastlingRightsDoesNotBeginTheCountAnew() {
        GameLog log = given().startFen("4k3/8/8/8/8/p7/P7/R3K3 w Q - 99 100")
                .scheduled()
                .started();
        assertEquals(
                new Evidence.MoveCount(100),
                judged(log.move("Kd2"))
                        .lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE)
                        .evidence());
    }

    @ParameterizedTest
    @CsvSource({"2014, 9.6.b", "2018, 9.6.2", "2023, 9.6.2"})
    void seventyFiveMovesEndTheGame(String edition, String article) {
        Answers answers = judged(at(edition, ROOKS, 149).move("Rd1"));
        assertEquals(
                Statement.ends(FindingKind.SEVENTY_FIVE_MOVES, null, "", DRAW, EndingKind.SEVENTY_FIVE_MOVES)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.SEVENTY_FIVE_MOVES)));
        assertEquals(
                new Evidence.MoveCount(150),
                answers.lastFinding(FindingKind.SEVENTY_FIVE_MOVES).evidence());
    }

    @Test
    void oneHalfMoveEarlierTheyDoNot() {
        assertNoEnding(judged(at("2023", ROOKS, 148).move("Rd1")));
    }

    @Test
    void in2001TheyEndNothing() {
        Answers answers = judged(at("2001", ROOKS, 149).move("Rd1"));
        assertNoEnding(answers);
        assertEquals(List.of(FindingKind.FIFTY_MOVES_CLAIMABLE), answers.lastKinds());
    }

    @ParameterizedTest
    @CsvSource({"99", "149"})
    void checkmateOnTheLastMoveTakesPrecedence(int halfMoves) {
        // mv50-01, mv75-01
        Answers answers = judged(at("2023", MATING, halfMoves).move("Qh8#"));
        assertEquals(List.of(), answers.lastFindings());
    }

    @Test
    void countedOverTheMovesOfTheGame() {
        // In 2001 no repetition interferes: twenty-five times to and fro make fifty moves of each side.
        GameLog log = given().edition("2001").scheduled().started().moves("1. e4 e5");
        log.moves(" Nf3 Nc6 Ng1 Nb8".repeat(24)).moves("Nf3 Nc6 Ng1");
        assertEquals(List.of(), judged(log).all(FindingKind.FIFTY_MOVES_CLAIMABLE));
        assertEquals(
                new Evidence.MoveCount(100),
                judged(log.move("Nb8"))
                        .lastFinding(FindingKind.FIFTY_MOVES_CLAIMABLE)
                        .evidence());
    }

    @Test
    void anEndingThatCameFirstStands() {
        GameLog log = at("2023", ROOKS, 149).resigns(Side.WHITE);
        assertEquals(List.<Ends>of(), judged(log.move("Rd1")).endings());
    }

    private static GameLog at(String edition, String fen, int halfMoves) {
        return given().edition(edition)
                .startFen(fen.formatted(halfMoves))
                .scheduled()
                .started();
    }
}
