package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.Danger;

/**
 * Estimates how far a position is from mate by a side: 0 is close. Guides the search and proves nothing. There are two
 * estimates, because each leads into dead ends the other avoids: a plain one, and one that looks farther ahead.
 */
final class Promise {
    private static final int PER_MOVE = 6;
    private static final int NO_PLAN = 40;

    private int plain;
    private int farther;

    /** Looks at the position; the estimates are then to be had. */
    void look(Board board, int winner) {
        int loser = winner ^ 1;
        int king = board.king(loser);
        int own = board.king(winner);
        long attacked = Danger.of(board, winner, board.occupied() & ~(1L << king));
        int flights = Long.bitCount(Attacks.king(king) & ~board.occupied(loser) & ~attacked);
        if ((board.pieces(winner, Codes.QUEEN) | board.pieces(winner, Codes.ROOK)) != 0) {
            plain = 5 * flights
                    + 3 * Distance.kings(king, own)
                    + 3 * Distance.edge(king)
                    + 2 * Long.bitCount(board.occupied(loser));
            farther = plain;
            return;
        }
        int plainCost = NO_PLAN;
        int fartherCost = NO_PLAN;
        if (board.pieces(winner, Codes.PAWN) != 0) {
            plainCost = 4 + Promotion.plain(board, winner);
            fartherCost = 4 + Promotion.farther(board, winner);
        }
        if ((board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP)) != 0) {
            plainCost = Math.min(plainCost, CornerMate.moves(board, winner, false));
            fartherCost = Math.min(fartherCost, CornerMate.moves(board, winner, true));
        }
        int rest = flights + Long.bitCount(board.occupied());
        plain = PER_MOVE * plainCost + rest;
        farther = PER_MOVE * fartherCost + rest;
    }

    int plain() {
        return plain;
    }

    int farther() {
        return farther;
    }
}
