package org.chatrang.laws.board;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UndoTest {

    @ParameterizedTest
    @CsvSource({"-1, -1, 0, 0", "11, 63, -72057594037927681, 2147483647", "0, 16, -9151314442816847743, 99999"})
    void keepsEveryPart(int captured, int enPassant, long castling, int halfmoveClock) {
        long undo = Undo.pack(captured, enPassant, castling, halfmoveClock);
        assertEquals(captured, Undo.captured(undo));
        assertEquals(enPassant, Undo.enPassant(undo));
        assertEquals(castling & 0xFF000000000000FFL, Undo.castling(undo));
        assertEquals(halfmoveClock, Undo.halfmoveClock(undo));
    }
}
