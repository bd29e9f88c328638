package org.chatrang.laws.mate;

import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/** Estimates how many moves men need until one of them stands on a square. */
final class Travel {
    /** Nobody gets there. */
    static final int NEVER = 60;

    private static final int TURN = 2;
    private static final int PER_OBSTACLE = 2;

    private Travel() {}

    /** A piece, not a pawn, on an empty board. */
    static int piece(int piece, int from, int to) {
        int moves = from == to ? 0 : 1 + Approach.moves(piece, from, to);
        return moves > Approach.NEVER ? NEVER : moves;
    }

    /**
     * The nearest man of that kind, or the nearest pawn that could become one.
     *
     * @param allowed the men to choose from
     * @return the moves, and from bit 8 up the square of the man
     */
    static int nearest(Board board, int piece, int to, long allowed) {
        int side = Codes.colour(piece);
        int type = Codes.type(piece);
        int best = NEVER;
        for (long rest = board.pieces(side, type) & allowed; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int moves = type == Codes.PAWN ? pawn(side, from, to) : piece(piece, from, to);
            if (moves < (best & 255)) {
                best = moves | from << 8;
            }
        }
        if (type == Codes.PAWN || (best & 255) <= 3) {
            return best;
        }
        for (long rest = board.pieces(side, Codes.PAWN) & allowed; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            int moves = promoting(board, side, from, piece, to);
            if (moves < (best & 255)) {
                best = moves | from << 8;
            }
        }
        return best;
    }

    private static int pawn(int side, int from, int to) {
        int forward = side == Codes.WHITE ? (to >> 3) - (from >> 3) : (from >> 3) - (to >> 3);
        return (from & 7) == (to & 7) && forward >= 0 ? forward : NEVER;
    }

    private static int promoting(Board board, int side, int from, int piece, int to) {
        int last = from & 7 | (side == Codes.WHITE ? 56 : 0);
        int steps = side == Codes.WHITE ? 7 - (from >> 3) : from >> 3;
        steps += PER_OBSTACLE * Long.bitCount(Promotion.ahead(side, from) & board.occupied());
        if (Codes.type(piece) == Codes.BISHOP && (Bitboards.LIGHT >>> last & 1) != (Bitboards.LIGHT >>> to & 1)) {
            last ^= 1;
            steps += TURN;
        }
        return Math.min(NEVER, steps + piece(piece, last, to));
    }
}
