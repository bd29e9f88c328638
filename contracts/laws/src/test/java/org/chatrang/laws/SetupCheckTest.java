package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SetupCheckTest {

    @ParameterizedTest
    @CsvSource({
        "8/8/8/8/8/8/8/4K3 w - - 0 1, NO_KING, ''",
        "k7/8/8/8/8/8/8/KK6 w - - 0 1, TOO_MANY_KINGS, 'a1, b1'",
        "k6P/8/8/8/8/8/8/K6p w - - 0 1, PAWN_ON_LAST_RANK, 'h1, h8'",
        "4k3/8/8/8/4R3/8/8/4K3 w - - 0 1, OPPONENT_IN_CHECK, 'e4, e8'",
        "8/8/8/8/8/8/4k3/4K3 w - - 0 1, OPPONENT_IN_CHECK, 'e1, e2'",
        "4k3/8/8/8/8/8/4K3/7R w K - 0 1, CASTLING_KING_NOT_ON_FIRST_RANK, e2",
        "4k3/8/8/8/8/8/8/4K2R w Q - 0 1, CASTLING_ROOK_MISSING, a1",
        "4k3/8/8/8/8/8/8/4K1nr b K - 0 1, CASTLING_ROOK_MISSING, h1",
        "4k3/8/8/8/8/8/8/4K1RR w KG - 0 1, CASTLING_SIDE_TWICE, 'g1, h1'"
    })
    void saysWhatIsWrongAndWhere(String fen, SetupFault fault, String squares) {
        Playability.Unplayable verdict =
                assertInstanceOf(Playability.Unplayable.class, Position.tryOf(Setup.parse(fen)));
        assertEquals(
                List.of(fault),
                verdict.problems().stream().map(SetupProblem::fault).toList());
        assertEquals(squares, Squares.names(verdict.problems().getFirst().squares()));
        IllegalSetupException thrown = assertThrows(IllegalSetupException.class, () -> Position.ofFen(fen));
        assertEquals(fault, thrown.fault());
        assertTrue(thrown.getMessage().contains(fen), thrown.getMessage());
    }

    @Test
    void everyFaultIsFound() {
        Playability.Unplayable verdict = assertInstanceOf(
                Playability.Unplayable.class, Position.tryOf(Setup.parse("P7/8/8/8/8/8/8/KK6 w - - 0 1")));
        assertEquals(
                List.of(SetupFault.TOO_MANY_KINGS, SetupFault.NO_KING, SetupFault.PAWN_ON_LAST_RANK),
                verdict.problems().stream().map(SetupProblem::fault).toList());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1",
                "8/8/8/K2pP2r/8/8/8/7k w - d6 0 1",
                "3k4/8/3r4/3pP3/8/8/3K4/8 w - e6 0 1",
                "7k/8/3N4/2PpP3/8/8/8/4K3 w - d6 0 1",
                "7k/3n4/8/2PpP3/8/8/8/4K3 w - d6 0 1",
                "7k/8/8/2PpP3/8/8/8/4K3 w - d3 0 1"
            })
    void anEnPassantSquareNoLegalCaptureUsesIsDropped(String fen) {
        Position position = Position.ofFen(fen);
        assertEquals(Square.NONE, position.enPassantSquare());
        assertEquals(fen.replaceFirst(" [a-h][36] ", " - "), position.fen());
    }

    @Test
    void anEnPassantSquareThatIsUsedStays() {
        Position position = Position.ofFen("7k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1");
        assertEquals(Square.of("d6"), position.enPassantSquare());
        assertEquals("7k/8/8/2PpP3/8/8/8/4K3 w - d6 0 1", position.fen());
    }
}
