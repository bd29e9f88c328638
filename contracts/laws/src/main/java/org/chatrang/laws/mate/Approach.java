package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Codes;

/** On an otherwise empty board: how many moves a man needs until it attacks a square. */
final class Approach {
    /** No number of moves is enough. */
    static final int NEVER = 40;

    private static final byte[] MOVES = new byte[12 * 64 * 64];

    static {
        for (int target = 0; target < 64; target++) {
            for (int type = Codes.KNIGHT; type <= Codes.KING; type++) {
                fillPiece(type, target);
            }
            for (int colour = 0; colour < 2; colour++) {
                fillPawn(colour, target);
            }
        }
    }

    private Approach() {}

    /** @param piece the ordinal of the piece, colour included */
    static int moves(int piece, int from, int target) {
        return MOVES[piece << 12 | from << 6 | target];
    }

    private static void fillPiece(int type, int target) {
        long reached = 0;
        long frontier = Steps.piece(type, target, 0);
        for (int moves = 0; frontier != 0; moves++) {
            long next = 0;
            for (long rest = frontier; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                set(type, square, target, moves);
                set(type + 6, square, target, moves);
                next |= Steps.piece(type, square, 0);
            }
            reached |= frontier;
            frontier = next & ~reached;
        }
        for (long rest = ~reached; rest != 0; rest &= rest - 1) {
            set(type, Long.numberOfTrailingZeros(rest), target, NEVER);
            set(type + 6, Long.numberOfTrailingZeros(rest), target, NEVER);
        }
    }

    private static void fillPawn(int colour, int target) {
        for (int square = 0; square < 64; square++) {
            set(6 * colour, square, target, NEVER);
        }
        for (long rest = Attacks.pawn(colour ^ 1, target); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            int back = colour == Codes.WHITE ? -8 : 8;
            for (int moves = 0; square > 7 && square < 56; square += back) {
                set(6 * colour, square, target, moves++);
            }
        }
    }

    private static void set(int piece, int from, int target, int moves) {
        MOVES[piece << 12 | from << 6 | target] = (byte) moves;
    }
}
