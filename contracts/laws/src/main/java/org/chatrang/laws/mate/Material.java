package org.chatrang.laws.mate;

import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/** The men with which no mate is possible wherever they stand; the lemmas and their proofs are in {@link org.chatrang.laws.BareMaterial}. */
final class Material {
    private Material() {}

    /**
     * Whether the side cannot mate with these men against those, in any position that is not mate already. Holds after
     * captures too, and after every move but a promotion of the opponent, who has no pawn where that would matter.
     */
    static boolean cannotMate(Board board, int side) {
        long own = board.occupied(side) & ~(1L << board.king(side));
        if (own == 0) {
            return true;
        }
        long knights = board.pieces(side, Codes.KNIGHT);
        long bishops = board.pieces(side, Codes.BISHOP);
        if (own == knights) {
            int opponent = side ^ 1;
            return !Bitboards.severalIn(knights)
                    && board.occupied(opponent)
                            == (board.pieces(opponent, Codes.QUEEN) | board.pieces(opponent, Codes.KING));
        }
        if (own != bishops) {
            return false;
        }
        int opponent = side ^ 1;
        long all = bishops | board.pieces(opponent, Codes.BISHOP);
        return ((all & Bitboards.LIGHT) == 0 || (all & ~Bitboards.LIGHT) == 0)
                && (board.pieces(opponent, Codes.PAWN) | board.pieces(opponent, Codes.KNIGHT)) == 0;
    }
}
