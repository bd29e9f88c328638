package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Proves without search that a side cannot mate: for no pair of squares the kings may ever stand on could the loser's king be
 * attacked with every square beside it taken or covered, if each man could stand anywhere in its {@link Reach} at once. A
 * mate satisfies all of this, in the position in which it is given:
 *
 * <ul>
 *   <li>the winner's last move was a move, so some man of the winner can move at all;
 *   <li>the check comes from a man that moved, or along a line of a bishop, rook or queen that was opened: never from a pawn
 *       or knight that cannot move;
 *   <li>each square beside the loser's king is attacked by a man of the winner or its king, or has a man of the loser on it,
 *       and as many different ones as there are such squares.
 * </ul>
 *
 * <p>The idea of judging mobility without playing is in M. Ambrona's paper (see {@link ExactMating}); the fixed point here,
 * with pairs of kings and pawns that cannot pass each other, is our own.
 */
final class LockedStructure {
    private final Reach reach = new Reach();
    private int winner;
    private long attacked;
    private long checked;

    /** Whether it is proved that the side cannot mate; of a position that is not mate already. Never true if it can. */
    boolean provesNoMate(Board board, int side) {
        winner = side;
        reach.analyse(board, side, false);
        return reach.promotedQueens[side] == 0 && !mayMate(board.king(side ^ 1));
    }

    private boolean mayMate(int loserKing) {
        if (!look(reach.blocked & ~(1L << loserKing))) {
            return false;
        }
        for (long rest = reach.kings.losers() & checked; rest != 0; rest &= rest - 1) {
            int king = Long.numberOfTrailingZeros(rest);
            long open = Attacks.king(king) & ~attacked;
            for (long own = reach.kings.winners(king); own != 0; own &= own - 1) {
                if (mayBeTaken(open & ~Attacks.king(Long.numberOfTrailingZeros(own)))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Finds what the winner's men may ever attack; false if none of them can ever move. */
    private boolean look(long blocked) {
        boolean moves = Long.bitCount(reach.kings.winners()) > 1;
        attacked = 0;
        checked = 0;
        for (int i = 0; i < reach.men; i++) {
            if (reach.colour[i] == winner) {
                boolean mobile = Long.bitCount(reach.reach[i]) > 1;
                long attacks = attacks(reach.type[i], reach.reach[i], blocked);
                moves |= mobile;
                attacked |= attacks;
                checked |= mobile || reach.type[i] >= Codes.BISHOP ? attacks : 0;
            }
        }
        return moves;
    }

    private long attacks(int type, long squares, long blocked) {
        if (type == Codes.PAWN) {
            return Steps.pawns(winner, squares);
        }
        long attacks = 0;
        for (long rest = squares; rest != 0; rest &= rest - 1) {
            attacks |= Steps.piece(type, Long.numberOfTrailingZeros(rest), blocked);
        }
        return attacks;
    }

    /** Whether men of the loser could stand on all these squares. */
    private boolean mayBeTaken(long squares) {
        int loser = winner ^ 1;
        if ((squares & ~reach.union[loser]) != 0) {
            return false;
        }
        if (squares == 0 || reach.promotedQueens[loser] != 0) {
            return true;
        }
        int takers = 0;
        for (int i = 0; i < reach.men; i++) {
            takers += reach.colour[i] == loser && (reach.reach[i] & squares) != 0 ? 1 : 0;
        }
        return takers >= Long.bitCount(squares);
    }
}
