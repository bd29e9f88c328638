package org.chatrang.legality.laws;

import static org.chatrang.judging.testing.GameLog.given;
import static org.chatrang.legality.laws.Legality.illegal;
import static org.chatrang.legality.laws.Legality.judged;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.Evidence;
import org.chatrang.events.Finding;
import org.chatrang.events.FindingKind;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.Side;
import org.chatrang.judging.testing.Answers;
import org.chatrang.judging.testing.GameLog;
import org.chatrang.judging.testing.Statement;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Articles 3, 4 and 6.2: what is a legal move, what is none and why, and that only completed moves are judged. */
class MovesTest {
    @Test
    void aLegalMoveIsStatedWithItsNotationAndThePositionAfterIt() {
        Answers answers = judged(given().scheduled().started().uci("e2e4"));
        assertEquals(
                new Statement(FindingKind.MOVE_LEGAL, Finding.Standing.RULED, Side.WHITE, "3.10.1 (2023)", null),
                Statement.of(answers.lastFinding(FindingKind.MOVE_LEGAL)));
        assertEquals(
                new Evidence.Move(1, "e2e4", "e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"),
                answers.lastFinding(FindingKind.MOVE_LEGAL).evidence());
        assertEquals(1, answers.last().ply());
    }

    @ParameterizedTest
    @CsvSource({"2001, 4.7", "2014, 3.10.a", "2018, 3.10.1"})
    void aLegalMoveCitesTheGamesEdition(String edition, String article) {
        Answers answers =
                judged(given().edition(edition).scheduled().started().move("e4").move("e5"));
        assertEquals(
                article + " (" + edition + ")",
                Statement.of(answers.lastFinding(FindingKind.MOVE_LEGAL)).article());
        assertEquals(Side.BLACK, answers.lastFinding(FindingKind.MOVE_LEGAL).side());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "castling kingside     | r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 | e1g1  | O-O",
                "castling queenside    | r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1 | e8c8  | O-O-O",
                "rook attacked, queenside | 1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1  | e1c1  | O-O-O",
                "en passant            | 4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1    | d4e3  | dxe3",
                "promotion to a knight | 8/4P2k/8/8/8/8/8/4K3 w - - 0 1       | e7e8n | e8=N",
                "capturing promotion   | 3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1     | e7d8q | exd8=Q+",
                "out of check by block | 4k3/8/8/8/4r3/8/8/3QK3 w - - 0 1     | d1e2  | Qe2",
            })
    void theMovesOfArticleThreeAreLegal(String what, String fen, String uci, String san) {
        Answers answers = judged(given().startFen(fen).scheduled().started().uci(uci));
        Evidence.Move move = assertInstanceOf(
                Evidence.Move.class, answers.lastFinding(FindingKind.MOVE_LEGAL).evidence());
        assertEquals(san, move.san(), what);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "NO_PIECE                    | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1           | d2d4  | d2",
                "NOT_ITS_TURN                | 4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1         | e7e5  | e7",
                "CASTLING_RIGHTS_LOST        | r3k2r/8/8/8/8/8/8/R3K2R w Qkq - 0 1       | e1g1  | e1",
                "CASTLING_PATH_OCCUPIED      | 4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1           | e1c1  | b1",
                "CASTLING_OUT_OF_CHECK       | 4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1        | e1g1  | e1",
                "CASTLING_THROUGH_CHECK      | 4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1         | e1g1  | f1",
                "CASTLING_INTO_CHECK         | 4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1        | e1g1  | g1",
                "OWN_PIECE_ON_TARGET         | 4k3/8/8/8/8/4P3/4P3/R3K3 w - - 0 1        | e1e2  | e2",
                "WRONG_MOVEMENT              | 4k3/8/8/8/8/8/8/R3K3 w - - 0 1            | a1b3  | a1",
                "PATH_BLOCKED                | 4k3/8/8/8/P7/8/8/R3K3 w - - 0 1           | a1a7  | a4",
                "PATH_BLOCKED                | 4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1         | e3e4  | e4",
                "PAWN_CAPTURE_WITHOUT_TARGET | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1           | e2d3  | e2",
                "EN_PASSANT_NOT_POSSIBLE     | 4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1          | e5d6  | e5",
                "KING_MOVED_INTO_CHECK       | 3rk3/8/8/8/8/8/8/4K3 w - - 0 1            | e1d1  | d1",
                "KING_LEFT_IN_CHECK          | 4k3/4r3/8/8/8/8/P7/4K3 w - - 0 1          | a2a3  | e1",
                "KING_LEFT_IN_CHECK          | 4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1         | e2a2  | e1",
                "PROMOTION_MISSING           | 8/4P2k/8/8/8/8/8/4K3 w - - 0 1            | e7e8  | e8",
                "PROMOTION_FORBIDDEN         | 8/4P2k/8/8/8/8/8/4K3 w - - 0 1            | e7e8k | e8",
                "PROMOTION_FORBIDDEN         | 8/4P2k/8/8/8/8/8/4K3 w - - 0 1            | e7e8p | e8",
                "PROMOTION_FORBIDDEN         | 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1           | e2e4q | e4",
            })
    void everyReasonWhyAMoveIsIllegalIsNamed(String reason, String fen, String uci, String square) {
        Answers answers = judged(given().startFen(fen).scheduled().started().uci(uci));
        Evidence.IllegalMove evidence = illegal(answers);
        assertEquals(reason, evidence.reason());
        assertEquals(uci, evidence.uci());
        assertEquals(1, evidence.ply());
        assertEquals(1, evidence.offence());
        assertEquals(fen, evidence.fenBefore());
        assertTrue(evidence.squares().contains(square), () -> square + " in " + evidence.squares());
        assertEquals(Side.WHITE, answers.lastFinding(FindingKind.MOVE_ILLEGAL).side());
        // A pawn left on the last rank becomes a queen, and with it the move is made (7.5.2).
        int made = reason.equals("PROMOTION_MISSING") ? 1 : 0;
        assertEquals(made, answers.all(FindingKind.MOVE_LEGAL).size());
    }

    @Test
    void whatIsWrittenAndExplainsNoMoveIsIllegalToo() {
        Evidence.IllegalMove evidence =
                illegal(judged(given().scheduled().started().move("Ke2")));
        assertEquals("Ke2", evidence.notation());
        assertEquals(1, evidence.offence());
    }

    @Test
    void capturingTheKingIsIllegal() {
        // A position no play leads to, set by an arbiter after a double fault: White takes the king.
        GameLog log = given().timeControl("300")
                .supervision("REDUCED")
                .edition("2001")
                .scheduled()
                .started();
        log.moves("1. e4 e5 2. Qh5").completed(4, "f7f6", null).completed(5, "h5e8", null);
        assertEquals("KING_CAPTURE", illegal(judged(log)).reason());
    }

    @Test
    void aMoveSeenButNotCompletedIsNeverJudged() {
        // ill-06: released, not pressed, corrected: no penalty (6.2.1, 7.5.1).
        Answers answers = judged(given().edition("2018")
                .timeControl("300")
                .scheduled()
                .started()
                .board(new MoveSeen(1, "e2e5", null))
                .board(new MoveWithdrawn(1))
                .board(new MoveSeen(1, "e2e4", null))
                .move("e4"));
        assertEquals(List.of(), answers.all(FindingKind.MOVE_ILLEGAL));
        assertEquals(List.of(), answers.verdicts().get(2).findings());
        assertEquals(List.of(), answers.verdicts().get(3).findings());
        assertEquals(List.of(FindingKind.MOVE_LEGAL), answers.lastKinds());
    }

    @Test
    void aBoardThatShowsAnotherPieceThanTheMoveSaysIsForTheArbiter() {
        // end-05: a queen was announced, a rook stands there.
        GameLog log =
                given().startFen("8/P6k/8/8/8/8/8/4K3 w - - 0 1").scheduled().started();
        Answers answers = judged(log.board(new MoveCompleted(
                1, "a7a8q", null, "R7/7k/8/8/8/8/8/4K3", null, MoveCompleted.CompletedBy.PRESS, List.of())));
        assertEquals(List.of(FindingKind.MOVE_LEGAL, FindingKind.PLACEMENT_UNEXPLAINED), answers.lastKinds());
        Finding shown = answers.lastFinding(FindingKind.PLACEMENT_UNEXPLAINED);
        assertEquals(Finding.Standing.NEEDS_ARBITER, shown.standing());
        assertEquals(
                new Evidence.Placement("R7/7k/8/8/8/8/8/4K3", "Q7/7k/8/8/8/8/8/4K3", List.of("a8")), shown.evidence());
    }

    @Test
    void aBoardThatShowsWhatTheMoveSaysIsNoMatter() {
        GameLog log = given().scheduled().started();
        Answers answers = judged(log.board(new MoveCompleted(
                1,
                "e2e4",
                null,
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR",
                null,
                MoveCompleted.CompletedBy.PRESS,
                List.of())));
        assertEquals(List.of(FindingKind.MOVE_LEGAL), answers.lastKinds());
    }

    @Test
    void castlingRightsOnceLostStayLost() {
        GameLog log =
                given().startFen("4k3/p7/8/8/8/8/8/4K2R w K - 0 1").scheduled().started();
        Answers answers = judged(log.moves("Rh2 a6 Rh1 a5").uci("e1g1"));
        assertEquals("CASTLING_RIGHTS_LOST", illegal(answers).reason());
    }

    @Test
    void aCastlingBarredForATimeIsStillPossibleLater() {
        GameLog log = given().startFen("4k3/5r2/8/8/8/P7/8/4K2R w K - 0 1")
                .scheduled()
                .started();
        assertEquals("CASTLING_THROUGH_CHECK", illegal(judged(log.uci("e1g1"))).reason());
        assertEquals(
                List.of(FindingKind.MOVE_LEGAL),
                judged(log.moves("a4 Rd7").uci("e1g1")).lastKinds());
    }

    @Test
    void enPassantIsPossibleOnTheNextMoveOnly() {
        GameLog log = given().scheduled().started().moves("1. e4 a6 2. e5 d5 3. Nf3 a5");
        assertEquals("EN_PASSANT_NOT_POSSIBLE", illegal(judged(log.uci("e5d6"))).reason());
    }

    @Test
    void chess960CastlingUncoveringAnAttackOnTheKingIsIllegal() {
        // leg-01
        GameLog log = given().startFen("4k3/8/8/8/8/8/8/rR2K1N1 w B - 0 1")
                .scheduled()
                .started();
        assertEquals(List.of(), judged(log.move("O-O-O")).all(FindingKind.MOVE_LEGAL));
        illegal(judged(log));
    }

    @Test
    void chess960CastlingWithAnAttackedRookIsLegal() {
        // leg-03
        GameLog log = given().startFen("rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12")
                .scheduled()
                .started();
        Evidence.Move move = assertInstanceOf(
                Evidence.Move.class,
                judged(log.move("O-O-O")).lastFinding(FindingKind.MOVE_LEGAL).evidence());
        assertTrue(move.fen().startsWith("rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/2KRR1BB b"), move::fen);
    }

    @Test
    void castlingOverAPieceBetweenKingAndRookIsIllegal() {
        // leg-04
        GameLog log = given().startFen("4k1rr/1b1p3p/nn1p4/P3Np2/3P1bp1/6PP/P5R1/1B1K2N1 b k - 1 37")
                .scheduled()
                .started();
        assertEquals("CASTLING_PATH_OCCUPIED", illegal(judged(log.uci("e8g8"))).reason());
    }
}
