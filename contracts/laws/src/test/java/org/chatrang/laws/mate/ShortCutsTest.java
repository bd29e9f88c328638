package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import org.chatrang.laws.Position;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.junit.jupiter.api.Test;

/** Lines of a rook and a king with a detour. */
class ShortCutsTest {
    private static final int A1 = 0;
    private static final int B1 = 1;
    private static final int C1 = 2;
    private static final int D1 = 3;
    private static final int D8 = 59;
    private static final int G8 = 62;
    private static final int H8 = 63;
    private static final int A8 = 56;

    @Test
    void whatLiesBetweenIsLeftOut() {
        // the rook goes to d1 in three moves, and Black's king is back by then: one move of the rook is enough
        int[] line = {move(A1, B1), move(G8, H8), move(B1, C1), move(H8, G8), move(C1, D1), move(G8, H8), move(D1, D8)};
        int[] shortened = new ShortCuts().shorten(board(), line);
        assertEquals(3, shortened.length);
        assertEquals(after(line).key(), after(shortened).key());
    }

    @Test
    void aLineWithoutDetoursStays() {
        int[] line = {move(A1, A8)};
        assertEquals(Arrays.toString(line), Arrays.toString(new ShortCuts().shorten(board(), line)));
    }

    private static Board after(int[] line) {
        Board board = board();
        for (int move : line) {
            board.make(move);
        }
        return board;
    }

    private static Board board() {
        return Position.ofFen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").copyBoard();
    }

    private static int move(int from, int to) {
        return Codes.move(from, to, 0, Codes.NORMAL);
    }
}
