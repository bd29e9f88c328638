package org.chatrang.laws.board;

/**
 * Moves and pieces packed into integers for the inner loops: a piece is the ordinal of {@code Piece} (0 to 11), a move is
 * from (6 bits), to (6 bits), promotion as the ordinal of {@code PieceType} or 0 (3 bits) and kind as the ordinal of
 * {@code Move.Kind} (2 bits).
 */
public final class Codes {
    /** Stands for no piece and no square. */
    public static final int NONE = -1;

    public static final int WHITE = 0;
    public static final int BLACK = 1;

    public static final int PAWN = 0;
    public static final int KNIGHT = 1;
    public static final int BISHOP = 2;
    public static final int ROOK = 3;
    public static final int QUEEN = 4;
    public static final int KING = 5;

    public static final int NORMAL = 0;
    public static final int EN_PASSANT = 1;
    public static final int CASTLING = 2;

    private Codes() {}

    public static int move(int from, int to, int promotion, int kind) {
        return from | to << 6 | promotion << 12 | kind << 15;
    }

    public static int from(int move) {
        return move & 63;
    }

    public static int to(int move) {
        return move >> 6 & 63;
    }

    /** The ordinal of the piece type a pawn becomes, or 0. */
    public static int promotion(int move) {
        return move >> 12 & 7;
    }

    /** The ordinal of the kind of move. */
    public static int kind(int move) {
        return move >> 15;
    }

    public static int piece(int colour, int type) {
        return 6 * colour + type;
    }

    public static int colour(int piece) {
        return piece < 6 ? WHITE : BLACK;
    }

    public static int type(int piece) {
        return piece < 6 ? piece : piece - 6;
    }

    /** Where the king stands after castling with the rook on that square. */
    public static int castledKing(int king, int rook) {
        return king & 56 | (rook > king ? 6 : 2);
    }

    /** Where the rook stands after castling. */
    public static int castledRook(int king, int rook) {
        return king & 56 | (rook > king ? 5 : 3);
    }
}
