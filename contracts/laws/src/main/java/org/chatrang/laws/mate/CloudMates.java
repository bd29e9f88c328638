package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Codes;

/**
 * Whether a position of the easier game of {@link CloudSearch}, the winner having just moved, could be mate with the men of
 * the cloud standing somehow. Never false if it could:
 *
 * <ul>
 *   <li>The loser's king was not in check before the winner's move. So the check comes from the man that moved, or along a
 *       line that its leaving opened.
 *   <li>Each square the king could go to is attacked by a man outside the cloud, perhaps through squares of the cloud, or
 *       could be attacked by the winner's cloud or occupied by the loser's.
 *   <li>No man of the loser outside the cloud has a reply that is legal wherever the cloud stands: along squares it is never
 *       on, after which nothing could attack the king.
 * </ul>
 */
final class CloudMates {
    private final CloudBoard after = new CloudBoard();
    private Cloud cloud;
    private int winner;
    private int loser;

    void prepare(Cloud men, int side) {
        cloud = men;
        winner = side;
        loser = side ^ 1;
    }

    /**
     * Whether it could be mate.
     *
     * @param left squares a man outside the cloud has just left or was captured on en passant
     * @param to where the man that moved stands, if it is outside the cloud
     * @param empty squares on which certainly no man of the cloud stands
     * @param cloudMoved whether a man of the cloud moved
     */
    boolean mayBeMate(CloudBoard board, long left, long to, long empty, boolean cloudMoved) {
        int king = board.king(loser);
        long occupied = board.occupied();
        long attackers = board.attackers(winner, king, occupied);
        long opened = attackers & (left == 0 ? 0 : ~board.attackers(winner, king, occupied | left));
        long checkers = attackers & to | opened;
        long hidden;
        if (cloudMoved) {
            for (long rest = attackers; rest != 0; rest &= rest - 1) {
                long between = Attacks.between(Long.numberOfTrailingZeros(rest), king);
                checkers |= (between & cloud.region[winner]) != 0 ? rest & -rest : 0;
            }
            hidden = cloud.attackers(winner, king, occupied);
        } else {
            hidden = cloud.sliders(winner, king, occupied) & ~cloud.sliders(winner, king, occupied | left);
        }
        hidden &= ~(occupied | empty);
        return (checkers | hidden) != 0
                && mayHaveNoFlight(board, king, empty, checkers != 0, hidden)
                && !hasReply(board, king, empty);
    }

    private boolean mayHaveNoFlight(CloudBoard board, int king, long empty, boolean checked, long hidden) {
        long occupied = board.occupied();
        long through = occupied & ~(1L << king);
        long flights = Attacks.king(king) & ~board.occupied(loser) & ~Attacks.king(board.king(winner));
        for (long rest = flights; rest != 0; rest &= rest - 1) {
            if (board.attackers(winner, Long.numberOfTrailingZeros(rest), through) != 0) {
                flights &= ~(rest & -rest);
            }
        }
        long closed = occupied | empty;
        int only = cloud.onlyWinner();
        if (!checked && only >= 0) {
            for (long rest = hidden; rest != 0; rest &= rest - 1) {
                long covered = Steps.piece(only, Long.numberOfTrailingZeros(rest), through);
                if (mayBeTaken(flights & ~covered, closed)) {
                    return true;
                }
            }
            return false;
        }
        if (cloud.count[winner] != 0) {
            for (long rest = flights; rest != 0; rest &= rest - 1) {
                if (cloud.attackers(winner, Long.numberOfTrailingZeros(rest), through) != 0) {
                    flights &= ~(rest & -rest);
                }
            }
        }
        return mayBeTaken(flights, closed);
    }

    private boolean mayBeTaken(long squares, long closed) {
        return squares == 0 || (squares & closed) == 0 && cloud.mayHold(squares);
    }

    private boolean hasReply(CloudBoard board, int king, long empty) {
        long occupied = board.occupied();
        long fog = cloud.squares() & ~occupied & ~empty;
        long own = board.occupied(loser);
        long closed = own | cloud.region[loser] & ~occupied & ~empty | 1L << board.king(winner);
        for (long men = own & ~(1L << king); men != 0; men &= men - 1) {
            int from = Long.numberOfTrailingZeros(men);
            int type = board.type(from);
            long targets = type == Codes.PAWN
                    ? pawnTargets(men & -men, occupied | fog, occupied & ~own)
                    : Steps.piece(type, from, occupied | fog);
            for (long rest = targets & ~closed; rest != 0; rest &= rest - 1) {
                if (isSafe(board, king, from, type, Long.numberOfTrailingZeros(rest))) {
                    return true;
                }
            }
        }
        return false;
    }

    private long pawnTargets(long pawn, long closed, long enemies) {
        long once = Steps.forward(loser, pawn) & ~closed;
        long third = loser == Codes.WHITE ? 0xFF0000L : 0xFF0000000000L;
        return once | Steps.forward(loser, once & third) & ~closed | Steps.pawns(loser, pawn) & enemies;
    }

    /** Whether nothing could attack the king after that move. */
    private boolean isSafe(CloudBoard board, int king, int from, int type, int to) {
        after.copy(board);
        after.removeMarks();
        after.remove(1L << from | 1L << to);
        after.put(loser, type, to);
        long occupied = after.occupied();
        return after.attackers(winner, king, occupied) == 0 && cloud.attackers(winner, king, occupied) == 0;
    }
}
