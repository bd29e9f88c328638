package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Scores the loser's moves in {@link GuidedPlay}: their king goes to the edge, towards the winner's, and stays there; their
 * men leave the square before him and the paths of the winner's pawns unguarded, give no check, and capture little.
 */
final class LoserScores {

    void score(Board board, int[] moves, int size, int[] scores, Noise noise) {
        int us = board.turn();
        int winner = us ^ 1;
        int king = board.king(us);
        int winnerKing = board.king(winner);
        int target = Target.of(king);
        boolean queen = board.pieces(winner, Codes.QUEEN) != 0;
        long paths = queen ? 0 : paths(board, winner);
        int stay = Distance.edge(king) == 0 ? 6 : 0;
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            int from = Codes.from(move);
            int to = Codes.to(move);
            int piece = board.pieceAt(from);
            int score = noise.next() >> 2;
            if (Codes.type(piece) == Codes.KING) {
                score += 16 * (Distance.edge(king) - Distance.edge(to)) - stay;
                score += 3 * (Distance.kings(winnerKing, king) - Distance.kings(winnerKing, to));
            } else {
                score += unguard(piece, from, to, target, winnerKing);
                score -= Codes.promotion(move) == Codes.QUEEN ? 10 : 0;
            }
            score += 20 * (int) (paths >>> from & 1) - 20 * (int) (paths >>> to & 1);
            if (Codes.kind(move) == Codes.NORMAL && board.pieceAt(to) != Codes.NONE) {
                score -= loss(Codes.type(board.pieceAt(to)), queen);
            }
            scores[i] = score;
        }
    }

    private static int unguard(int piece, int from, int to, int target, int winnerKing) {
        int score = 0;
        if (Approach.moves(piece, to, target) == 0) {
            score -= 12;
        }
        if (Approach.moves(piece, from, target) == 0) {
            score += 12;
        }
        if (Approach.moves(piece, to, winnerKing) == 0) {
            score -= 6;
        }
        return score;
    }

    private static int loss(int type, boolean queen) {
        return switch (type) {
            case Codes.QUEEN -> 100;
            case Codes.ROOK -> 40;
            default -> queen ? 8 : 30;
        };
    }

    private static long paths(Board board, int winner) {
        long paths = 0;
        for (long rest = board.pieces(winner, Codes.PAWN); rest != 0; rest &= rest - 1) {
            paths |= Promotion.ahead(winner, Long.numberOfTrailingZeros(rest));
        }
        return paths;
    }
}
