package org.chatrang.laws.board;

/** The squares one side attacks. */
public final class Danger {
    private Danger() {}

    /**
     * Every square the men of that colour attack when these squares are occupied. With the enemy king taken off the
     * occupied squares, a slider's line goes on behind him, where he must not flee to.
     */
    public static long of(Board board, int colour, long occupied) {
        long own = board.byColour[colour];
        long queens = board.byType[Codes.QUEEN];
        long pawns = board.byType[Codes.PAWN] & own;
        long attacked = colour == Codes.WHITE ? Bitboards.whitePawnAttacks(pawns) : Bitboards.blackPawnAttacks(pawns);
        for (long rest = board.byType[Codes.KNIGHT] & own; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.knight(Long.numberOfTrailingZeros(rest));
        }
        for (long rest = (board.byType[Codes.BISHOP] | queens) & own; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.bishop(Long.numberOfTrailingZeros(rest), occupied);
        }
        for (long rest = (board.byType[Codes.ROOK] | queens) & own; rest != 0; rest &= rest - 1) {
            attacked |= Attacks.rook(Long.numberOfTrailingZeros(rest), occupied);
        }
        return attacked | Attacks.king(board.king(colour));
    }
}
