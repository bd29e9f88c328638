package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Scores the winner's moves in {@link GuidedPlay}. The plan: a queen (failing that a rook, failing that a pawn that promotes)
 * comes to attack the square before the loser's king, another man comes to protect it, and whatever guards it is captured.
 */
final class WinnerScores {
    private static final int NEVER = 99;

    private int target;
    private long heavies;
    private boolean queen;
    private int heavyAt;
    private int heavyMoves;
    private int firstAt;
    private int firstMoves;
    private int secondMoves;
    private int pawnAt;
    private int pawnMoves;

    void score(Board board, int[] moves, int size, int[] scores, Noise noise) {
        int us = board.turn();
        plan(board, us);
        int loserKing = board.king(us ^ 1);
        int nearness = Distance.kings(board.king(us), loserKing);
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            int from = Codes.from(move);
            int to = Codes.to(move);
            int piece = board.pieceAt(from);
            int score = (noise.next() >> 1) + approach(piece, from, to);
            if (Codes.type(piece) == Codes.KING) {
                score += 3 * (nearness - Distance.kings(to, loserKing));
            } else if (Codes.type(piece) == Codes.PAWN) {
                score += pawn(board, us, move);
            }
            if (Codes.kind(move) == Codes.NORMAL && board.pieceAt(to) != Codes.NONE) {
                score += capture(board.pieceAt(to), to);
            }
            scores[i] = score;
        }
    }

    private void plan(Board board, int us) {
        target = Target.of(board.king(us ^ 1));
        heavies = board.pieces(us, Codes.QUEEN);
        queen = heavies != 0;
        if (!queen) {
            heavies = board.pieces(us, Codes.ROOK);
        }
        heavyAt = Codes.NONE;
        heavyMoves = NEVER;
        for (long rest = heavies; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int moves = Approach.moves(board.pieceAt(square), square, target);
            if (moves < heavyMoves) {
                heavyMoves = moves;
                heavyAt = square;
            }
        }
        planSupport(board, board.occupied(us));
        planPromotion(board, us);
    }

    private void planSupport(Board board, long own) {
        firstAt = Codes.NONE;
        firstMoves = NEVER;
        secondMoves = NEVER;
        for (long rest = own; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            if (square != heavyAt) {
                int moves = Approach.moves(board.pieceAt(square), square, target);
                if (moves < firstMoves) {
                    secondMoves = firstMoves;
                    firstMoves = moves;
                    firstAt = square;
                } else if (moves < secondMoves) {
                    secondMoves = moves;
                }
            }
        }
    }

    private void planPromotion(Board board, int us) {
        pawnAt = Codes.NONE;
        pawnMoves = NEVER;
        for (long rest = queen ? 0 : board.pieces(us, Codes.PAWN); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int moves = Promotion.plain(us, square, board.occupied());
            if (moves < pawnMoves) {
                pawnMoves = moves;
                pawnAt = square;
            }
        }
    }

    private int approach(int piece, int from, int to) {
        int moves = Approach.moves(piece, to, target);
        if (from == heavyAt) {
            return 24 * (heavyMoves - moves) - (to == target ? 20 : 0);
        }
        if (from == firstAt) {
            return 20 * (firstMoves - Math.min(moves, secondMoves));
        }
        return 20 * Math.max(0, firstMoves - moves);
    }

    private int pawn(Board board, int us, int move) {
        if (Codes.promotion(move) != 0) {
            return Codes.promotion(move) == Codes.QUEEN ? 200 : -50;
        }
        if (queen) {
            return 0;
        }
        long occupied = board.occupied() & ~(1L << Codes.from(move));
        return Promotion.plain(us, Codes.to(move), occupied) < pawnMoves ? 30 : 8;
    }

    private int capture(int captured, int to) {
        int score = 6;
        if (Approach.moves(captured, to, target) == 0) {
            score += 10;
        }
        if (!queen && pawnAt != Codes.NONE && (to & 7) == (pawnAt & 7)) {
            score += 30;
        }
        return score;
    }
}
