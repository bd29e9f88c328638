package org.chatrang.laws.mate;

import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/** Estimates how many moves a side needs to promote a pawn. */
final class Promotion {
    private static final int FAR = 36;
    private static final int PER_OBSTACLE = 3;
    private static final int TURN = 3;
    private static final int FARTHEST_CAPTURE = 12;

    private Promotion() {}

    /** Every man before the pawn counts the same. */
    static int plain(Board board, int side) {
        int best = FAR;
        for (long rest = board.pieces(side, Codes.PAWN); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            best = Math.min(best, plain(side, square, board.occupied()));
        }
        return best;
    }

    static int plain(int side, int square, long occupied) {
        return steps(side, square) + PER_OBSTACLE * Long.bitCount(ahead(side, square) & occupied);
    }

    /** The opponent's pawns in the way must be captured by somebody; or the pawn itself captures and changes file. */
    static int farther(Board board, int side) {
        int best = FAR;
        for (long rest = board.pieces(side, Codes.PAWN); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int steps = steps(side, square);
            if (steps < best) {
                long obstacles = ahead(side, square) & board.occupied();
                best = Math.min(best, steps + clearing(board, side, obstacles, square, best - steps));
                if (steps + TURN < best && hasPrey(board, side, square)) {
                    best = Math.min(best, turned(board, side, square, steps + TURN, best));
                }
            }
        }
        return best;
    }

    private static int turned(Board board, int side, int square, int steps, int limit) {
        int best = limit;
        for (int next = -1; next <= 1; next += 2) {
            if (((square & 7) + next & ~7) == 0) {
                long obstacles = ahead(side, square + next) & board.occupied();
                best = Math.min(best, steps + clearing(board, side, obstacles, square, best - steps));
            }
        }
        return best;
    }

    /** Whether the opponent has a piece that can offer itself to the pawn. */
    private static boolean hasPrey(Board board, int side, int square) {
        int opponent = side ^ 1;
        long prey =
                board.occupied(opponent) & ~(board.pieces(opponent, Codes.PAWN) | board.pieces(opponent, Codes.KING));
        if ((Steps.forward(side, 1L << square) & board.occupied()) != 0) {
            long colour = (Bitboards.LIGHT >>> square & 1) != 0 ? Bitboards.LIGHT : ~Bitboards.LIGHT;
            prey &= ~board.pieces(opponent, Codes.BISHOP) | colour;
        }
        return prey != 0;
    }

    private static int clearing(Board board, int side, long obstacles, int pawn, int limit) {
        int cost = 0;
        int enemyPawn = Codes.piece(side ^ 1, Codes.PAWN);
        for (long rest = obstacles; rest != 0 && cost < limit; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            cost += board.pieceAt(square) == enemyPawn ? capture(board, side, square, pawn) : 1;
        }
        return cost;
    }

    private static int capture(Board board, int side, int target, int pawn) {
        int nearest = FARTHEST_CAPTURE;
        for (long own = board.occupied(side) & ~(1L << pawn); own != 0; own &= own - 1) {
            int from = Long.numberOfTrailingZeros(own);
            nearest = Math.min(nearest, 1 + Approach.moves(board.pieceAt(from), from, target));
        }
        return nearest;
    }

    private static int steps(int side, int square) {
        return side == Codes.WHITE ? 7 - (square >> 3) : square >> 3;
    }

    /** The squares before a pawn on its file. */
    static long ahead(int side, int square) {
        return side == Codes.WHITE
                ? Bitboards.FILE_A << square & ~(1L << square)
                : Bitboards.FILE_H >>> 63 - square & ~(1L << square);
    }
}
