package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/** Finds a move that mates at once, looking only at moves that may give check. */
final class MateInOne {
    private final MoveGenerator generator = new MoveGenerator();
    private int tried;

    /**
     * The first of these moves that mates, or 0.
     *
     * @param moves all legal moves of the side to move
     */
    int find(Board board, int[] moves, int size) {
        int us = board.turn();
        int king = board.king(us ^ 1);
        long straight = Attacks.rook(king, board.occupied());
        long diagonal = Attacks.bishop(king, board.occupied());
        long pawn = Attacks.pawn(us ^ 1, king);
        long discoverers = discoverers(board, us, king, straight, diagonal);
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            int from = Codes.from(move);
            int promotion = Codes.promotion(move);
            long checking = switch (promotion != 0 ? promotion : Codes.type(board.pieceAt(from))) {
                case Codes.PAWN -> pawn;
                case Codes.KNIGHT -> Attacks.knight(king);
                case Codes.BISHOP -> diagonal;
                case Codes.ROOK -> straight;
                case Codes.QUEEN -> straight | diagonal;
                default -> 0;
            };
            boolean special = Codes.kind(move) != Codes.NORMAL;
            if (((checking >>> Codes.to(move) | discoverers >>> from) & 1) != 0 || special) {
                if (mates(board, move)) {
                    return move;
                }
            }
        }
        return 0;
    }

    /** The men whose leaving could open a line to the king. */
    private static long discoverers(Board board, int us, int king, long straight, long diagonal) {
        long own = board.occupied(us);
        long occupied = board.occupied();
        long queens = board.pieces(us, Codes.QUEEN);
        long behind =
                Attacks.rook(king, occupied & ~(straight & own)) & ~straight & (queens | board.pieces(us, Codes.ROOK))
                        | Attacks.bishop(king, occupied & ~(diagonal & own))
                                & ~diagonal
                                & (queens | board.pieces(us, Codes.BISHOP));
        return behind == 0 ? 0 : (straight | diagonal) & own;
    }

    private boolean mates(Board board, int move) {
        tried++;
        long undo = board.make(move);
        boolean mates = board.checkers() != 0 && generator.count(board) == 0;
        board.unmake(move, undo);
        return mates;
    }

    /** How many moves were tried since this was last asked. */
    int takeTried() {
        int taken = tried;
        tried = 0;
        return taken;
    }
}
