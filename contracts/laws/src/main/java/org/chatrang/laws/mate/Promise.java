package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.Danger;

/** Estimates how far a position is from mate by a side: 0 is close. Guides the search, proves nothing. */
final class Promise {
    private static final int[] CORNERS = {0, 7, 56, 63};
    private static final int PER_MOVE = 6;

    private Promise() {}

    static int distance(Board board, int winner) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        int own = board.king(winner);
        long attacked = Danger.of(board, winner, board.occupied() & ~(1L << king));
        int flights = Long.bitCount(Attacks.king(king) & ~board.occupied(loser) & ~attacked);
        int h = flights;
        if ((board.pieces(winner, Codes.QUEEN) | board.pieces(winner, Codes.ROOK)) != 0) {
            return h + 4 * flights + 3 * chebyshev(king, own) + 3 * edge(king) + 2 * Long.bitCount(board.occupied(loser));
        }
        int cost = 40;
        if (board.pieces(winner, Codes.PAWN) != 0) {
            cost = 4 + pawns(board, winner);
        }
        if ((board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP)) != 0) {
            cost = Math.min(cost, corners(board, winner, king, own));
        }
        return h + PER_MOVE * cost + Long.bitCount(board.occupied());
    }

    /** Moves until the nearest pawn promotes; a man in its way counts as three. */
    private static int pawns(Board board, int winner) {
        int best = 30;
        for (long rest = board.pieces(winner, Codes.PAWN); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int rank = square >> 3;
            int steps = winner == Codes.WHITE ? 7 - rank : rank;
            long ahead = winner == Codes.WHITE
                    ? (0x0101010101010101L << square) & ~(1L << square)
                    : (0x8080808080808080L >>> (63 - square)) & ~(1L << square);
            steps += 3 * Long.bitCount(ahead & board.occupied());
            best = Math.min(best, steps);
        }
        return best;
    }

    /** Moves until minor pieces mate in a corner where the loser's own men take squares from their king. */
    private static int corners(Board board, int winner, int king, int own) {
        long minors = board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP);
        int best = 40;
        for (int corner : CORNERS) {
            int cost = chebyshev(king, corner) + (chebyshev(own, corner) < 2 ? 1 : 0);
            if (cost >= best) {
                continue;
            }
            int first = 40;
            int firstAt = 0;
            for (long rest = minors; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                int moves = Math.abs(Approach.moves(board.pieceAt(square), square, corner) - 1);
                if (moves < first) {
                    first = moves;
                    firstAt = square;
                }
            }
            cost += first;
            if (cost < best) {
                best = Math.min(best, cost + closing(board, winner, corner ^ 1, corner ^ 8, king, own, firstAt));
                best = Math.min(best, cost + closing(board, winner, corner ^ 8, corner ^ 1, king, own, firstAt));
            }
        }
        return best;
    }

    /** Moves until a man of either side takes one square beside the corner and the winner's king the other. */
    private static int closing(
            Board board, int winner, int taken, int covered, int king, int own, int checker) {
        int best = 40;
        for (long rest = board.occupied() & ~(1L << king | 1L << own | 1L << checker); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int piece = board.pieceAt(square);
            int moves;
            if ((board.occupied(winner) >>> square & 1) != 0) {
                moves = Approach.moves(piece, square, taken);
            } else if (piece % 6 == Codes.PAWN) {
                moves = pawn(winner ^ 1, square, taken);
            } else {
                moves = stand(piece, square, taken);
            }
            best = Math.min(best, moves);
        }
        return best + Math.max(0, chebyshev(own, covered) - 1);
    }

    private static int stand(int piece, int from, int to) {
        return from == to ? 0 : 1 + Approach.moves(piece, from, to);
    }

    private static int pawn(int colour, int from, int to) {
        int forward = colour == Codes.WHITE ? (to >> 3) - (from >> 3) : (from >> 3) - (to >> 3);
        if ((from & 7) == (to & 7) && forward >= 0) {
            return forward;
        }
        return (colour == Codes.WHITE ? 7 - (from >> 3) : from >> 3) + 2;
    }

    static int chebyshev(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }

    private static int edge(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    }
}
