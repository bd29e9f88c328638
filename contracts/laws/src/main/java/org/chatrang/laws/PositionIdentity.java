package org.chatrang.laws;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * What two positions must have in common to be the same (Article 9.2.3): every man's square, the side to move, the castling
 * rights and an en passant capture if one is legal. Exact: equality never rests on a hash.
 *
 * @param ranks12 the men on the first two ranks, four bits a square
 * @param ranks34 the men on the third and fourth rank
 * @param ranks56 the men on the fifth and sixth rank
 * @param ranks78 the men on the last two ranks
 * @param rights side to move, castling rooks and en passant square
 */
public record PositionIdentity(long ranks12, long ranks34, long ranks56, long ranks78, int rights) {

    static PositionIdentity of(Board board) {
        long castling = board.castlingRooks();
        int rooks = (int) (castling & 0xFF | castling >>> 48);
        int rights = board.turn() | rooks << 1 | (board.enPassant() + 1) << 17;
        return new PositionIdentity(pack(board, 0), pack(board, 16), pack(board, 32), pack(board, 48), rights);
    }

    private static long pack(Board board, int first) {
        long packed = 0;
        for (int square = first; square < first + 16; square++) {
            int piece = board.pieceAt(square);
            packed |= (long) (piece == Codes.NONE ? 0 : piece + 1) << 4 * (square - first);
        }
        return packed;
    }
}
