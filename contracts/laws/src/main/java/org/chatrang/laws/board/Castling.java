package org.chatrang.laws.board;

/**
 * The conditions of castling (Article 3.8.2; Guidelines II.3 for Chess960, of which the usual game is a case) for a king
 * and a rook that have not moved.
 */
public final class Castling {
    private Castling() {}

    /** The squares that must be empty but for this king and this rook. */
    public static long mustBeEmpty(int king, int rook) {
        int kingTo = Codes.castledKing(king, rook);
        int rookTo = Codes.castledRook(king, rook);
        long crossed = Attacks.between(king, kingTo) | 1L << kingTo | Attacks.between(rook, rookTo) | 1L << rookTo;
        return crossed & ~(1L << king | 1L << rook);
    }

    /** The squares the king crosses, without the one he leaves and the one he arrives on. */
    public static long crossedByKing(int king, int rook) {
        return Attacks.between(king, Codes.castledKing(king, rook));
    }

    /** Whether the king, arrived, is attacked along the rank from which the rook has stepped away (Chess960 only). */
    public static boolean rookUncoversKing(Board board, int king, int rook) {
        int kingTo = Codes.castledKing(king, rook);
        long after = board.occupied() & ~(1L << king | 1L << rook) | 1L << kingTo | 1L << Codes.castledRook(king, rook);
        long straights = (board.byType[Codes.ROOK] | board.byType[Codes.QUEEN]) & board.byColour[board.turn ^ 1];
        return (Attacks.rook(kingTo, after) & straights) != 0;
    }

    /** Whether castling is legal for a king not in check, given the squares the opponent attacks with him lifted. */
    static boolean isLegal(Board board, int king, int rook, long danger) {
        long path = crossedByKing(king, rook) | 1L << Codes.castledKing(king, rook);
        return (mustBeEmpty(king, rook) & board.occupied()) == 0
                && (path & danger) == 0
                && !rookUncoversKing(board, king, rook);
    }
}
