package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Estimates how many moves minor pieces need to mate in a corner: the loser's king goes there, one square beside it is
 * taken by a man of either side, the other by another man or covered by the winner's king, and a minor piece checks last.
 */
final class CornerMate {
    private static final int[] CORNERS = {0, 7, 56, 63};
    private static final int FAR = 40;

    private CornerMate() {}

    /** @param twoMen whether two men may take both squares, so that the winner's king is not needed */
    static int moves(Board board, int winner, boolean twoMen) {
        int king = board.king(winner ^ 1);
        int own = board.king(winner);
        long minors = board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP);
        int best = FAR;
        for (int corner : CORNERS) {
            int cost = Distance.kings(king, corner) + (Distance.kings(own, corner) < 2 ? 1 : 0);
            int checker = -1;
            int check = FAR;
            for (long rest = cost < best ? minors : 0; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                // one move away is right: a corner that is attacked too early cannot be entered
                int moves = Math.abs(Approach.moves(board.pieceAt(square), square, corner) - 1);
                if (moves < check) {
                    check = moves;
                    checker = square;
                }
            }
            cost += check;
            if (cost < best) {
                long men = board.occupied() & ~(1L << king | 1L << own | 1L << checker);
                best = Math.min(best, cost + closing(board, winner, corner, men, own, twoMen));
            }
        }
        return best;
    }

    private static int closing(Board board, int winner, int corner, long men, int own, boolean twoMen) {
        int rankwise = corner ^ 1;
        int filewise = corner ^ 8;
        int first = FAR;
        int firstAt = -1;
        int firstNext = FAR;
        int second = FAR;
        int secondAt = -1;
        int secondNext = FAR;
        for (long rest = men; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int toRankwise = taking(board, winner, square, rankwise);
            int toFilewise = taking(board, winner, square, filewise);
            if (toRankwise < first) {
                firstNext = first;
                first = toRankwise;
                firstAt = square;
            } else if (toRankwise < firstNext) {
                firstNext = toRankwise;
            }
            if (toFilewise < second) {
                secondNext = second;
                second = toFilewise;
                secondAt = square;
            } else if (toFilewise < secondNext) {
                secondNext = toFilewise;
            }
        }
        int byKing = Math.min(first + covering(own, filewise), second + covering(own, rankwise));
        if (!twoMen) {
            return byKing;
        }
        int byMen = firstAt != secondAt ? first + second : Math.min(first + secondNext, firstNext + second);
        return Math.min(byKing, byMen);
    }

    private static int covering(int king, int square) {
        return Math.max(0, Distance.kings(king, square) - 1);
    }

    /** Moves until the man attacks the square, if it is the winner's, or stands on it, if it is the loser's. */
    private static int taking(Board board, int winner, int from, int square) {
        int piece = board.pieceAt(from);
        if (Codes.colour(piece) == winner) {
            return Approach.moves(piece, from, square);
        }
        if (Codes.type(piece) == Codes.PAWN) {
            return pawn(winner ^ 1, from, square);
        }
        return from == square ? 0 : 1 + Approach.moves(piece, from, square);
    }

    /** A pawn gets there straight, or somehow after promotion. */
    private static int pawn(int colour, int from, int to) {
        int forward = colour == Codes.WHITE ? (to >> 3) - (from >> 3) : (from >> 3) - (to >> 3);
        if ((from & 7) == (to & 7) && forward >= 0) {
            return forward;
        }
        return (colour == Codes.WHITE ? 7 - (from >> 3) : from >> 3) + 2;
    }
}
