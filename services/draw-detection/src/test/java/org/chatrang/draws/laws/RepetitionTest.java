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
import org.chatrang.events.Ruling;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 9.2.2, 9.2.3 and 9.6.1: which positions are the same, and what follows from the third and fifth. */
class RepetitionTest {
    private static final String START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    private static final String TO_AND_FRO = " Nf3 Nf6 Ng1 Ng8";
    /** rep-12: the start position five times, not by consecutive moves. */
    private static final String FIVE_NOT_IN_A_ROW =
            "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Nd4 Nd5 Nf3 Nf6 Ng1 Ng8 Nc3 Nc6 Nb1 Nb8 Nf3 Nf6 Ng1 Ng8";

    @Test
    void theThirdOccurrenceCanBeClaimedByThePlayerToMove() {
        Answers answers = judged(given().scheduled().started().moves(TO_AND_FRO.repeat(2)));
        assertEquals(
                new Statement(
                        FindingKind.THREEFOLD_CLAIMABLE, Finding.Standing.NOTED, Side.WHITE, "9.2.2 (2023)", null),
                Statement.of(answers.lastFinding(FindingKind.THREEFOLD_CLAIMABLE)));
        assertEquals(
                new Evidence.Repetition(3, List.of(0, 4, 8)),
                answers.lastFinding(FindingKind.THREEFOLD_CLAIMABLE).evidence());
        assertNoEnding(answers);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "R1    | " + START + " | e4 Nf6 e5 d5 Bc4 Nc6 Bf1 Nb8 Bc4 Nc6 Bf1 Nb8",
                "R9    | " + START + " | Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1",
                "rep-11 | 4k2r/8/8/8/8/8/8/R3K3 w Qk - 0 1 | Kd2 Kd8 Ke1 Ke8 Kd2 Kd8 Ke1 Ke8",
                "R7b, short | r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22 | Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 Nc3 Ra8",
                "R10b, short | " + START + " | Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8",
                "a capture en passant was possible at first | 4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1 |"
                        + " e4 Kd7 Kd2 Ke8 Ke1 Kd7 Kd2 Ke8 Ke1",
            })
    void theseAreNotThreeTimesTheSame(String what, String fen, String moves) {
        Answers answers = judged(given().startFen(fen).scheduled().started().moves(moves));
        assertEquals(List.of(), answers.all(FindingKind.THREEFOLD_CLAIMABLE), what);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "R3 pinned on the file | " + START
                        + " | e4 c5 e5 Qb6 Nf3 Qe6 Ng1 d5 Nf3 Nc6 Ng1 Nb8 Nf3 Nc6 Ng1 Nb8 | 8 12 16",
                "rep-04 pinned | 6k1/1p2p1rp/rP1pR3/2pP1pP1/p1P2P1P/R5K1/8/8 b - - 0 1"
                        + " | h5 Rh6 Rh7 Re6 Rg7 Rh6 Rh7 Re6 Rg7 | 1 5 9",
                "R5 in check from behind | 8/8/8/8/4p3/8/R2P3k/K7 w - - 0 37"
                        + " | d4 Kh3 Ra3 Kh2 Ra2 Kh1 Ra3 Kh2 Ra2 | 1 5 9",
                "rep-06 given but not possible | 5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 0 4"
                        + " | Qc8+ Kf7 Qd7+ Kf8 Qd8+ Kf7 Qd7+ Kf8 | 0 4 8",
                "R7b rights lost once | r3kb1r/5ppp/4p3/8/4P3/2N5/Pn1BK1PP/R6R w kq - 0 22"
                        + " | Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 Nc3 Ra8 Nb5 Ra4 | 2 6 10",
                "R10b | " + START + " | Nf3 Nf6 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 Rg1 Rg8 Rh1 Rh8 | 6 10 14",
                "R14 no pawn beside | " + START + " | f4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1 | 1 5 9",
                "rep-08 the start counts | 4k3/8/8/8/8/4P3/8/4K3 w - - 0 1"
                        + " | Kd2 Kd7 Ke1 Ke8 Kf2 Kf7 Ke1 Ke8 | 0 4 8",
            })
    void theseAre(String what, String fen, String moves, String plies) {
        Answers answers = judged(given().startFen(fen).scheduled().started().moves(moves));
        List<Integer> expected =
                List.of(plies.split(" ")).stream().map(Integer::valueOf).toList();
        assertEquals(
                new Evidence.Repetition(3, expected),
                answers.lastFinding(FindingKind.THREEFOLD_CLAIMABLE).evidence(),
                what);
    }

    @Test
    void theOtherSideToMoveIsAnotherPosition() {
        // The same men on the same squares three times, but not always White to move: a king loses a tempo.
        GameLog log =
                given().startFen("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1").scheduled().started();
        Answers answers = judged(log.moves("Kd3 Kd6 Ke3 Ke6 Kd3 Kd6 Kd2 Ke6 Ke3"));
        assertEquals(List.of(), answers.all(FindingKind.THREEFOLD_CLAIMABLE));
    }

    @Test
    void theFourthCanBeClaimedToo() {
        Answers answers = judged(given().scheduled().started().moves(TO_AND_FRO.repeat(3)));
        assertEquals(
                new Evidence.Repetition(4, List.of(0, 4, 8, 12)),
                answers.lastFinding(FindingKind.THREEFOLD_CLAIMABLE).evidence());
    }

    @ParameterizedTest
    @CsvSource({"2018, 9.6.1", "2023, 9.6.1", "2014, 9.6.a"})
    void theFifthByConsecutiveMovesDraws(String edition, String article) {
        GameLog log = given().edition(edition).scheduled().started().moves(TO_AND_FRO.repeat(4));
        Answers answers = judged(log);
        assertEquals(
                Statement.ends(FindingKind.FIVEFOLD, null, "", DRAW, EndingKind.FIVEFOLD)
                        .by(article + " (" + edition + ")"),
                Statement.of(answers.lastFinding(FindingKind.FIVEFOLD)));
        assertEquals(
                new Evidence.Repetition(5, List.of(0, 4, 8, 12, 16)),
                answers.lastFinding(FindingKind.FIVEFOLD).evidence());
    }

    @ParameterizedTest
    @CsvSource({"2018", "2023"})
    void theFifthDrawsWhereverTheOthersWere(String edition) {
        GameLog log = given().edition(edition).scheduled().started().moves(FIVE_NOT_IN_A_ROW);
        assertEquals(List.of(new Ends(DRAW, EndingKind.FIVEFOLD)), judged(log).endings());
    }

    @Test
    void in2014TheFiveMustBeConsecutive() {
        GameLog log = given().edition("2014").scheduled().started().moves(FIVE_NOT_IN_A_ROW);
        Answers answers = judged(log);
        assertNoEnding(answers);
        assertEquals(
                "9.2.b (2014)",
                Statement.of(answers.lastFinding(FindingKind.THREEFOLD_CLAIMABLE))
                        .article());
    }

    @Test
    void in2001TheFifthIsOnlyClaimable() {
        GameLog log = given().edition("2001").scheduled().started().moves(TO_AND_FRO.repeat(5));
        Answers answers = judged(log);
        assertNoEnding(answers);
        assertEquals(List.of(FindingKind.THREEFOLD_CLAIMABLE), answers.lastKinds());
    }

    @Test
    void positionsTakenBackByTheArbiterDoNotCount() {
        // The start position stands at 0 and 4; back to 2, and the one at 4 never was.
        GameLog log = given().scheduled().started().moves(TO_AND_FRO).ruled(new Ruling.RestorePly(2));
        Answers answers = judged(log.moves("Ng1 Ng8"));
        assertEquals(List.of(), answers.all(FindingKind.THREEFOLD_CLAIMABLE));
        assertEquals(
                List.of(0, 4, 8),
                ((Evidence.Repetition) judged(log.moves(TO_AND_FRO))
                                .lastFinding(FindingKind.THREEFOLD_CLAIMABLE)
                                .evidence())
                        .plies());
    }

    @Test
    void illegalMovesAndTheirPositionsDoNotCount() {
        GameLog log = given().scheduled().started().moves(TO_AND_FRO).uci("e2e5");
        assertEquals(List.of(), judged(log).all(FindingKind.THREEFOLD_CLAIMABLE));
        assertEquals(
                new Evidence.Repetition(3, List.of(0, 4, 8)),
                judged(log.moves(TO_AND_FRO))
                        .lastFinding(FindingKind.THREEFOLD_CLAIMABLE)
                        .evidence());
    }

    @Test
    void nothingIsClaimableOnceTheGameIsOver() {
        GameLog log = given().scheduled().started().moves(TO_AND_FRO).resigns(Side.WHITE);
        assertEquals(List.of(), judged(log.moves(TO_AND_FRO)).all(FindingKind.THREEFOLD_CLAIMABLE));
    }
}
