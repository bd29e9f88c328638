package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LegalityTest {

    @ParameterizedTest
    @CsvSource({
        // fen, attempt, reason, squares
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, d4d5, NO_PIECE, ''",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, e8e7, NOT_ITS_TURN, e8",
        "4k3/8/8/8/8/8/8/4K3 w - - 0 1, e1e1, NOT_MOVED, e1",
        "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1, e1d2, OWN_PIECE_ON_TARGET, d2",
        "4k3/8/8/8/8/8/3P4/2B1K3 w - - 0 1, c1e3, PATH_BLOCKED, d2",
        "4k3/8/8/8/1q6/8/3P4/Q3K3 w - - 0 1, a1e5, '', ''",
        "4k3/8/8/2p5/1P6/8/8/Q3K3 w - - 0 1, a1a8, '', ''",
        "4k3/8/8/8/8/8/8/N3K3 w - - 0 1, a1a2, WRONG_MOVEMENT, a1",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, e2e5, WRONG_MOVEMENT, e2",
        "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1, e4e3, WRONG_MOVEMENT, e4",
        "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1, e3e5, WRONG_MOVEMENT, e3",
        "4k3/8/8/8/8/8/P7/4K3 w - - 0 1, a2h3, WRONG_MOVEMENT, a2",
        "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1, e2e4, PATH_BLOCKED, e3",
        "4k3/8/8/8/4p3/8/4P3/4K3 w - - 0 1, e2e4, PATH_BLOCKED, e4",
        "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1, e2e3, PATH_BLOCKED, e3",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1, e2d3, PAWN_CAPTURE_WITHOUT_TARGET, d3",
        "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1, e5d6, EN_PASSANT_NOT_POSSIBLE, d5",
        "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1, e5d6, '', ''",
        "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1, e5d6, KING_LEFT_IN_CHECK, h5",
        "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1, e2d3, KING_LEFT_IN_CHECK, e7",
        "4k3/4r3/8/8/8/8/3B4/4K3 w - - 0 1, d2c3, KING_LEFT_IN_CHECK, e7",
        "4k3/8/5n2/8/4r3/8/3B4/4K3 w - - 0 1, d2c3, KING_LEFT_IN_CHECK, e4",
        "4k3/3r4/8/8/8/8/8/4K3 w - - 0 1, e1d1, KING_MOVED_INTO_CHECK, d7",
        "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1, e1e2, '', ''",
        "8/8/8/8/8/4k3/4r3/4K3 w - - 0 1, e1e2, KING_MOVED_INTO_CHECK, e3",
        "8/8/8/8/r3K3/8/8/4k3 w - - 0 1, e4f4, KING_MOVED_INTO_CHECK, a4",
        "8/8/8/8/8/4k3/8/4K3 w - - 0 1, e1e2, KING_MOVED_INTO_CHECK, e3",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8, PROMOTION_MISSING, a8",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8k, PROMOTION_FORBIDDEN, a8",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, a7a8p, PROMOTION_FORBIDDEN, a8",
        "4k3/8/P7/8/8/8/8/4K3 w - - 0 1, a6a7q, PROMOTION_FORBIDDEN, a7",
        "4k3/P7/8/8/8/8/8/4K3 w - - 0 1, e1e2q, PROMOTION_FORBIDDEN, e2",
        "3k4/8/8/8/8/8/8/3QK3 b - - 0 1, d8d1, WRONG_MOVEMENT, d8",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1, e1e8, KING_CAPTURE, e8",
        "4k3/8/8/8/8/8/8/4K2R w - - 0 1, h1e8, KING_CAPTURE, e8",
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1, e1g1, CASTLING_RIGHTS_LOST, e1",
        "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1, e1h1, CASTLING_RIGHTS_LOST, e1",
        "4k3/8/8/8/8/8/8/R2K4 w - - 0 1, d1g1, WRONG_MOVEMENT, d1",
        "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1, e1c1, CASTLING_PATH_OCCUPIED, b1",
        "4k3/8/8/8/4r3/8/8/R3K3 w Q - 0 1, e1c1, CASTLING_OUT_OF_CHECK, e4",
        "4k3/8/8/8/3r4/8/8/R3K3 w Q - 0 1, e1c1, CASTLING_THROUGH_CHECK, 'd1, d4'",
        "4k3/8/8/8/2r5/8/8/R3K3 w Q - 0 1, e1c1, CASTLING_INTO_CHECK, 'c1, c4'",
        "4k3/8/8/8/1r6/8/8/R3K3 w Q - 0 1, e1c1, '', ''",
        "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1, e1c1q, PROMOTION_FORBIDDEN, c1",
        "4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1, e1b1, CASTLING_INTO_CHECK, 'c1, a1'",
        "rk2r2b/ppp2b1p/1n4p1/3p1p2/3q1P2/1P1QN3/P1P1P2P/RK2R1BB w EAea - 0 12, b1a1, '', ''",
        "4k1rr/1b1p3p/nn1p4/P3Np2/3P1bp1/6PP/P5R1/1B1K2N1 b k - 1 37, e8g8, CASTLING_PATH_OCCUPIED, g8"
    })
    void namedCases(String fen, String attempt, String reason, String squares) {
        Position position = Position.ofFen(fen);
        Diagnosis diagnosis =
                Legality.diagnose(position, Uci.readAttempt(attempt).orElseThrow());
        if (reason.isEmpty()) {
            assertInstanceOf(Diagnosis.Legal.class, diagnosis);
            return;
        }
        IllegalMove illegal =
                assertInstanceOf(Diagnosis.Illegal.class, diagnosis).move();
        assertEquals(IllegalReason.valueOf(reason), illegal.reason(), illegal.text());
        assertEquals(squares, Squares.names(illegal.squares()), illegal.text());
        assertEquals(Square.of(attempt.substring(0, 2)), illegal.from());
    }

    @Test
    void aDoubleStepJustMadeIsRememberedWhenThePinForbidsTheCapture() {
        Position position = Position.ofFen("4r2k/3p4/8/4P3/8/8/8/4K3 b - - 0 1");
        Position after = position.play(Uci.read(position, "d7d5").orElseThrow());
        assertEquals(Square.NONE, after.enPassantSquare());
        assertEquals(IllegalReason.KING_LEFT_IN_CHECK, reason(after, "e5d6"));
        Position later = San.playAll(after, java.util.List.of("Kd2", "Kg7", "Ke1", "Kh8"));
        assertEquals(IllegalReason.EN_PASSANT_NOT_POSSIBLE, reason(later, "e5d6"));
    }

    @Test
    void everyReasonNamesItsArticle() {
        Set<IllegalReason> all = EnumSet.allOf(IllegalReason.class);
        assertTrue(all.stream().allMatch(reason -> reason.article().matches("[\\dC].*")));
    }

    private static IllegalReason reason(Position position, String attempt) {
        Diagnosis diagnosis =
                Legality.diagnose(position, Uci.readAttempt(attempt).orElseThrow());
        return assertInstanceOf(Diagnosis.Illegal.class, diagnosis).move().reason();
    }
}
