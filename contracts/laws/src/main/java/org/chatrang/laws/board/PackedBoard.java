package org.chatrang.laws.board;

/**
 * A position in four 64-bit words, exact but for whose turn it is: each square has a code of three bits, one in each of the
 * words {@link #odd}, {@link #middle} and {@link #high}, and a bit in {@link #black}. Code 0 is an empty square (with the
 * bit of {@code black}: the en passant square), 1 to 6 are pawn to king, 7 is a rook that still may castle. Two positions
 * have equal words and the same turn exactly when the same moves are possible from them (Article 9.2.3).
 */
public final class PackedBoard {
    private PackedBoard() {}

    public static long odd(Board board) {
        return board.byType[Codes.PAWN] | board.byType[Codes.BISHOP] | board.byType[Codes.QUEEN] | board.castling;
    }

    public static long middle(Board board) {
        return board.byType[Codes.KNIGHT] | board.byType[Codes.BISHOP] | board.byType[Codes.KING] | board.castling;
    }

    public static long high(Board board) {
        return board.byType[Codes.ROOK] | board.byType[Codes.QUEEN] | board.byType[Codes.KING];
    }

    public static long black(Board board) {
        long black = board.byColour[Codes.BLACK];
        return board.enPassant == Codes.NONE ? black : black | 1L << board.enPassant;
    }

    static int type(int code) {
        return code == 7 ? Codes.ROOK : code - 1;
    }
}
