package org.chatrang.laws.board;

/** What a move destroys, packed into one number: captured piece, en passant square, castling rooks, half-move clock. */
final class Undo {
    private Undo() {}

    static long pack(int captured, int enPassant, long castling, int halfmoveClock) {
        return captured + 1
                | (long) (enPassant + 1) << 4
                | (castling & 0xFF) << 11
                | (castling >>> 56) << 19
                | (long) halfmoveClock << 32;
    }

    static int captured(long undo) {
        return (int) (undo & 15) - 1;
    }

    static int enPassant(long undo) {
        return (int) (undo >> 4 & 127) - 1;
    }

    static long castling(long undo) {
        return undo >> 11 & 0xFF | (undo >> 19 & 0xFF) << 56;
    }

    static int halfmoveClock(long undo) {
        return (int) (undo >>> 32);
    }
}
