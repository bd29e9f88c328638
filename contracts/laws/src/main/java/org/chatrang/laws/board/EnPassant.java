package org.chatrang.laws.board;

/**
 * Whether a pawn can be captured in passing (Article 3.7.3.1). Two men leave one rank at once, so no pin test of the
 * ordinary kind sees every check this uncovers; the board after the capture is looked at instead.
 */
public final class EnPassant {
    private EnPassant() {}

    /** Whether a pawn of the side not to move may just have passed over the square: pawn before it, nothing on or behind. */
    public static boolean isStructural(Board board, int square) {
        int rank = square >> 3;
        if (rank != (board.turn == Codes.WHITE ? 5 : 2)) {
            return false;
        }
        int origin = board.turn == Codes.WHITE ? square + 8 : square - 8;
        return board.pieceAt(square ^ 8) == Codes.piece(board.turn ^ 1, Codes.PAWN)
                && board.pieceAt(square) == Codes.NONE
                && board.pieceAt(origin) == Codes.NONE;
    }

    /** The pawns of the side to move that attack the square. */
    static long capturers(Board board, int square) {
        return Attacks.pawn(board.turn ^ 1, square) & board.pieces(board.turn, Codes.PAWN);
    }

    /** Whether any capture on the square is legal. */
    static boolean isPossible(Board board, int square) {
        for (long rest = capturers(board, square); rest != 0; rest &= rest - 1) {
            if (isLegal(board, Long.numberOfTrailingZeros(rest), square)) {
                return true;
            }
        }
        return false;
    }

    /** Whether the capture by the pawn on that square leaves the own king unattacked. */
    static boolean isLegal(Board board, int from, int to) {
        long captured = 1L << (to ^ 8);
        long occupied = board.occupied() & ~(1L << from) & ~captured | 1L << to;
        return (board.attackers(board.turn ^ 1, board.king(board.turn), occupied) & ~captured) == 0;
    }
}
