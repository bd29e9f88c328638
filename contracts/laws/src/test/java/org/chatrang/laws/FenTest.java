package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import org.chatrang.laws.oracle.RandomSetups;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FenTest {
    private static final String FIRST = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''|PLACEMENT|0",
                "8/8/8/8/8/8/8|PLACEMENT|13",
                "8/8/8/8/8/8/8/8/8 w - - 0 1|PLACEMENT|15",
                "9/8/8/8/8/8/8/8 w - - 0 1|PLACEMENT|0",
                "8/7/8/8/8/8/8/8 w - - 0 1|PLACEMENT|3",
                "8/8/8/8/8/8/8/ppppppppp w - - 0 1|PLACEMENT|22",
                "8/8/8/4x3/8/8/8/8 w - - 0 1|PLACEMENT|7",
                "8/8/8/8/8/8/8/8|TURN|15",
                "8/8/8/8/8/8/8/8 W - - 0 1|TURN|16",
                "8/8/8/8/8/8/8/8 w|CASTLING|17",
                "8/8/8/8/8/8/8/8 w KX - 0 1|CASTLING|19",
                "8/8/8/8/8/8/8/8 w KK - 0 1|CASTLING|19",
                "8/8/8/8/8/8/8/8 w -|EN_PASSANT|19",
                "8/8/8/8/8/8/8/8 w - e4 0 1|EN_PASSANT|20",
                "8/8/8/8/8/8/8/8 w - e33 0 1|EN_PASSANT|20",
                "8/8/8/8/8/8/8/8 w - - x 1|HALFMOVE_CLOCK|22",
                "8/8/8/8/8/8/8/8 w - - -1 1|HALFMOVE_CLOCK|22",
                "8/8/8/8/8/8/8/8 w - - 0 100000|FULLMOVE_NUMBER|24",
                "8/8/8/8/8/8/8/8 w - - 0 1 x|FULLMOVE_NUMBER|26"
            })
    void aFaultIsNamedWithFieldAndPlace(String fen, FenField field, int offset) {
        FenException fault = assertThrows(FenException.class, () -> Setup.parse(fen));
        assertEquals(field, fault.field());
        assertEquals(offset, fault.offset());
        assertTrue(fault.getMessage().contains(fault.fix()), fault.getMessage());
    }

    @Test
    void aVeryLongTextIsQuotedShortened() {
        FenException fault = assertThrows(FenException.class, () -> Setup.parse("x".repeat(1_000_000)));
        assertTrue(fault.getMessage().length() < 400, () -> fault.getMessage().length() + " characters");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                FIRST,
                "r3k2r/8/8/8/8/8/8/R3K2R b Kq - 12 34",
                "8/8/8/8/8/8/8/8 w - - 0 1",
                "kkk5/PPP5/8/8/8/8/8/pppKKKpp b - - 0 1",
                "1r2k1r1/8/8/8/8/8/8/1R2K1R1 w KQkq - 0 1",
                "4k3/8/8/8/8/8/8/RR2K3 w B - 0 1",
                "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2"
            })
    void whatIsReadIsWrittenAgain(String fen) {
        assertEquals(fen, Setup.parse(fen).toFen());
    }

    @Test
    void anySetupSurvivesBothForms() {
        SplittableRandom random = new SplittableRandom(5);
        for (int i = 0; i < 20_000; i++) {
            Setup setup = RandomSetups.setup(random).withCounters(random.nextInt(200), random.nextInt(1, 300));
            assertEquals(setup, Setup.parse(setup.toFen()));
            assertEquals(setup, Setup.parse(setup.toShredderFen()));
            assertEquals(setup.hashCode(), Setup.parse(setup.toFen()).hashCode());
        }
    }

    @ParameterizedTest
    @CsvSource({
        "r3k2r/8/8/8/8/8/8/R3K2R w HAha - 0 1, r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
        "4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1, 4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1",
        "4k3/8/8/8/8/8/8/RR2K3 w A - 0 1, 4k3/8/8/8/8/8/8/RR2K3 w Q - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -,"
                + "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "8/8/8/8/8/8/8/8 b - - 7, 8/8/8/8/8/8/8/8 b - - 7 1",
        "8/8/8/8/8/8/8/8 b - - 7 0, 8/8/8/8/8/8/8/8 b - - 7 1",
        "' 8/8/8/8/8/8/8/44   b - -   0 1 ', 8/8/8/8/8/8/8/8 b - - 0 1"
    })
    void otherFormsAreUnderstood(String fen, String usual) {
        assertEquals(usual, Setup.parse(fen).toFen());
    }

    @Test
    void theLetterMeansTheOutermostRookAndTheFileThatRook() {
        String two = "4k3/8/8/8/8/8/8/RR2K1R1 w %s - 0 1";
        assertEquals(
                Square.bit(Square.of("a1")), Setup.parse(two.formatted("Q")).castlingRooks());
        assertEquals(
                Square.bit(Square.of("b1")), Setup.parse(two.formatted("B")).castlingRooks());
        assertEquals(
                Square.bit(Square.of("g1")), Setup.parse(two.formatted("K")).castlingRooks());
    }

    @Test
    void placementAlone() {
        String placement = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
        Setup setup = Setup.ofPlacement(placement);
        assertEquals(placement, setup.placement());
        assertEquals(Piece.WHITE_PAWN, setup.pieceAt(Square.of("e4")));
        assertNull(setup.pieceAt(Square.of("e2")));
        assertThrows(FenException.class, () -> Setup.ofPlacement(FIRST));
    }

    @Test
    void editingLeavesTheOriginalAlone() {
        Setup first = Setup.initial();
        Setup edited = first.with(Square.of("e4"), Piece.WHITE_PAWN).with(Square.of("e2"), null);
        assertEquals(FIRST, first.toFen());
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", edited.placement());
    }
}
