package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.Danger;

/** Estimates how far a position is from mate by a side: 0 is close. Guides the search, proves nothing. */
final class Promise {
    private Promise() {}

    static int distance(Board board, int winner) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        int own = board.king(winner);
        long attacked = Danger.of(board, winner, board.occupied() & ~(1L << king));
        int flights = Long.bitCount(Attacks.king(king) & ~board.occupied(loser) & ~attacked);
        int h = 5 * flights + 3 * chebyshev(king, own) + 3 * edge(king);
        h += 4 * Long.bitCount(board.occupied(loser));
        if ((board.pieces(winner, Codes.QUEEN) | board.pieces(winner, Codes.ROOK)) == 0) {
            long pawns = board.pieces(winner, Codes.PAWN);
            int best = 100;
            for (long rest = pawns; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                int toGo = winner == Codes.WHITE ? 7 - (square >> 3) : square >> 3;
                long ahead = Steps.forward(winner, rest & -rest);
                int cost = 6 * toGo + ((ahead & board.occupied()) != 0 ? 8 : 0);
                best = Math.min(best, cost);
            }
            h += best;
        }
        return h;
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
