package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PositionTest {

    @Test
    void theFirstPosition() {
        Position first = Position.initial();
        assertEquals("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", first.fen());
        assertEquals(Colour.WHITE, first.turn());
        assertEquals(Piece.WHITE_KING, first.pieceAt(Square.of("e1")));
        assertNull(first.pieceAt(Square.of("e4")));
        assertEquals(Square.of("e8"), first.kingSquare(Colour.BLACK));
        assertEquals(0xFFFFL, first.occupied(Colour.WHITE));
        assertEquals(20, first.legalMoves().size());
        assertFalse(first.inCheck());
    }

    @ParameterizedTest
    @CsvSource({
        // the board before, the move, the whole FEN after
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 7 30, O-O, 4k3/8/8/8/8/8/8/R4RK1 b - - 8 30",
        "4k3/8/8/8/8/8/8/R3K2R w KQ - 7 30, Ra8+, R3k3/8/8/8/8/8/8/4K2R b K - 8 30",
        "r3k3/8/8/8/8/8/8/R3K2R w KQq - 7 30, Rxa8+, R3k3/8/8/8/8/8/8/4K2R b K - 0 30",
        "r3k3/8/8/8/8/8/8/R3K2R b KQq - 7 30, O-O-O, 2kr4/8/8/8/8/8/8/R3K2R w KQ - 8 31",
        "4k3/4p3/8/3P4/8/8/8/4K3 b - - 7 30, e5, 4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 31",
        "4k3/4p3/8/8/8/8/8/4K3 b - - 7 30, e5, 4k3/8/8/4p3/8/8/8/4K3 w - - 0 31",
        "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 31, dxe6, 4k3/8/4P3/8/8/8/8/4K3 b - - 0 31",
        "1n2k3/P7/8/8/8/8/8/4K3 w - - 7 30, axb8=N, 1N2k3/8/8/8/8/8/8/4K3 b - - 0 30",
        "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 7 30, O-O-O, 1r2k1r1/8/8/8/8/8/8/2KR2R1 b kq - 8 30"
    })
    void playing(String before, String move, String after) {
        Position position = Position.ofFen(before);
        assertEquals(after, San.playAll(position, List.of(move)).fen());
        assertEquals(before, position.fen());
    }

    @Test
    void inChess960KingAndRookMayChangePlaces() {
        Position position = Position.ofFen("k7/8/8/8/8/8/8/5KR1 w G - 7 30");
        assertEquals(
                "k7/8/8/8/8/8/8/5RK1 b - - 8 30",
                San.playAll(position, List.of("O-O")).fen());
        Position onG = Position.ofFen("k7/8/8/8/8/8/8/6KR w H - 7 30");
        Move castling = ((SanReading.Legal) San.read(onG, "O-O")).move();
        assertEquals("k7/8/8/8/8/8/8/5RK1 b - - 8 30", onG.play(castling).fen());
        assertEquals(onG.kingSquare(Colour.WHITE), castling.destination());
        assertEquals(Square.of("f1"), castling.rookDestination());
        assertFalse(onG.zeroing(castling));
    }

    @Test
    void mateOnTheHundredthPlyIsMate() {
        Position position = Position.ofFen("4Q3/8/1p4pk/1PbB1p1p/7P/p3P1PK/P3qP2/8 w - - 99 88");
        Position mate = San.playAll(position, List.of("Qh8#"));
        assertEquals(100, mate.halfmoveClock());
        assertTrue(mate.isCheckmate());
        assertFalse(mate.isStalemate());
        assertEquals(List.of(), mate.legalMoves());
    }

    @Test
    void stalemateIsNoMate() {
        Position position = Position.ofFen("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1");
        assertTrue(position.isStalemate());
        assertFalse(position.isCheckmate());
    }

    @Test
    void zeroingMoves() {
        Position position = Position.ofFen("4k3/8/8/3Pp3/8/8/8/R3K2n w Q e6 5 31");
        assertTrue(position.zeroing(Uci.read(position, "d5e6").orElseThrow()));
        assertTrue(position.zeroing(Uci.read(position, "d5d6").orElseThrow()));
        assertFalse(position.zeroing(Uci.read(position, "a1a8").orElseThrow()));
        assertFalse(position.zeroing(Uci.read(position, "e1c1").orElseThrow()));
    }

    @Test
    void onlyLegalMovesArePlayed() {
        Position first = Position.initial();
        Move illegal = Move.normal(Square.of("e2"), Square.of("e5"));
        IllegalArgumentException refused = assertThrows(IllegalArgumentException.class, () -> first.play(illegal));
        assertTrue(refused.getMessage().contains("e2e5"), refused.getMessage());
        assertThrows(IllegalArgumentException.class, () -> first.pieceAt(64));
        assertThrows(
                UnsupportedOperationException.class, () -> first.legalMoves().clear());
    }

    @Test
    void equalityKnowsTheCountersAndIdentityDoesNot() {
        Position early = Position.ofFen("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
        Position late = Position.ofFen("4k3/8/8/8/8/8/8/4K3 w - - 9 40");
        assertNotEquals(early, late);
        assertEquals(early.identity(), late.identity());
        assertEquals(early.key(), late.key());
        assertNotEquals(
                early.identity(),
                Position.ofFen("4k3/8/8/8/8/8/8/4K3 b - - 0 1").identity());
    }

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 5 9, a1a8, R3k2r/8/8/8/8/8/8/4K2R b Kk - 0 9",
        "r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 5 9, e8e5, r6r/8/8/4k3/8/8/8/R3K2R w KQ - 6 10",
        "4k3/7P/8/8/8/8/8/4K3 w - - 5 9, h7h8, 4k2P/8/8/8/8/8/8/4K3 b - - 0 9",
        "4k3/7P/8/8/8/8/8/4K3 w - - 5 9, h7h8k, 4k2K/8/8/8/8/8/8/4K3 b - - 0 9"
    })
    void anIllegalMoveThatStandsIsCarriedOut(String before, String attempt, String after) {
        Attempt done = Uci.readAttempt(attempt).orElseThrow();
        assertEquals(after, Setup.parse(before).after(done).toFen());
        assertThrows(IllegalArgumentException.class, () -> Setup.empty().after(done));
    }
}
