package org.chatrang.laws.mate;

import java.util.Arrays;
import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Castling;
import org.chatrang.laws.board.Codes;

/**
 * For every man of a position the squares it may ever stand on, whatever is played: never too few, often too many. A least
 * fixed point: at first every man is held to be fixed (it never moves and is never captured); whatever move is not ruled out
 * under what is held is allowed for ever, until nothing new comes up. Then, by induction over the moves of a game, no move
 * leaves what is held: the first that did would be a move from a position in which everything held is true, and all such
 * moves have been allowed. Turns, checks and pins are not looked at; that only allows more.
 *
 * <ul>
 *   <li>Squares of fixed men are blocked: nobody passes them, their own side never enters them.
 *   <li>No king enters a square that a fixed enemy man attacks at arm's length; see {@link Kings} for the two kings.
 *   <li>A pawn that no enemy man may capture and that never captures stays on its file. So an enemy pawn before it on that
 *       file, going straight, never passes its first square, and an own pawn behind it never overtakes it.
 *   <li>A pawn that is promoted may be a queen or a knight anywhere such a piece could get to, which covers rooks and bishops.
 * </ul>
 */
final class Reach {
    final int[] start = new int[64];
    final int[] type = new int[64];
    final int[] colour = new int[64];
    final long[] reach = new long[64];
    /** By colour, all squares any man but the king may stand on. */
    final long[] union = new long[2];
    /** By colour, squares of promoted men that move like a queen. */
    final long[] promotedQueens = new long[2];

    final Kings kings = new Kings();
    int men;
    /** Squares of men and kings that never leave. */
    long blocked;

    private final long[] promotedKnights = new long[2];
    private final long[] fixed = new long[2];
    /** By colour, squares on which its men may ever capture. */
    private final long[] captures = new long[2];
    /** Squares pawns may reach without ever capturing. */
    private final long[] straight = new long[64];

    private Board board;
    private int winner;
    private long bothKings;
    private boolean changed;

    /**
     * Analyses a position, leaving the answers in the fields.
     *
     * @param wholly false if the analysis may stop, incomplete, as soon as the winner could promote a pawn
     */
    void analyse(Board position, int side, boolean wholly) {
        board = position;
        winner = side;
        start();
        do {
            changed = false;
            for (int i = 0; i < men; i++) {
                if (type[i] == Codes.PAWN) {
                    expandPawn(i);
                } else {
                    expandPiece(i);
                }
            }
            if (promotedQueens[winner] != 0 && !wholly) {
                return;
            }
            expandPromoted(Codes.WHITE);
            expandPromoted(Codes.BLACK);
            expandKings();
        } while (changed);
    }

    private void start() {
        men = 0;
        blocked = board.occupied();
        bothKings = 1L << board.king(Codes.WHITE) | 1L << board.king(Codes.BLACK);
        for (int side = Codes.WHITE; side <= Codes.BLACK; side++) {
            fixed[side] = board.occupied(side) & ~bothKings;
            union[side] = fixed[side];
            captures[side] = 0;
            promotedQueens[side] = 0;
            promotedKnights[side] = 0;
            for (long rest = fixed[side]; rest != 0; rest &= rest - 1) {
                int square = Long.numberOfTrailingZeros(rest);
                start[men] = square;
                type[men] = Codes.type(board.pieceAt(square));
                colour[men] = side;
                reach[men] = rest & -rest;
                straight[men] = rest & -rest;
                men++;
            }
        }
        kings.start(board.king(winner), board.king(winner ^ 1));
        if (board.enPassant() != Codes.NONE) {
            startEnPassant(board.enPassant());
        }
    }

    /** The pawn that has just passed over a square can be captured there, as if it stood there too. */
    private void startEnPassant(int passed) {
        for (int i = 0; i < men; i++) {
            if (start[i] == (passed ^ 8)) {
                settle(i, reach[i] | 1L << passed);
            }
        }
    }

    private void expandPiece(int i) {
        long obstacles = obstacles(colour[i]);
        long now = reach[i];
        long done = 0;
        long targets = 0;
        while (now != done) {
            long rest = now & ~done;
            done = now;
            for (; rest != 0; rest &= rest - 1) {
                targets |= Steps.piece(type[i], Long.numberOfTrailingZeros(rest), blocked) & ~obstacles;
            }
            now |= targets;
        }
        capture(colour[i], targets);
        settle(i, now);
    }

    private void expandPawn(int i) {
        int side = colour[i];
        long prey = union[side ^ 1] & ~obstacles(side);
        long limit = limit(i);
        long pushed = straight[i];
        long turned = reach[i] & ~pushed;
        boolean grown = true;
        while (grown) {
            long captured = Steps.pawns(side, pushed | turned) & prey;
            capture(side, captured);
            long nextPushed = pushed | Steps.forward(side, pushed) & ~blocked & ~limit;
            long nextTurned = turned | captured | Steps.forward(side, turned) & ~blocked;
            grown = nextPushed != pushed || nextTurned != turned;
            pushed = nextPushed;
            turned = nextTurned;
        }
        changed |= straight[i] != pushed;
        straight[i] = pushed;
        long promoted = (pushed | turned) & Bitboards.FIRST_AND_LAST_RANK;
        promotedQueens[side] |= promoted;
        promotedKnights[side] |= promoted;
        settle(i, pushed | turned);
    }

    /** Squares a pawn does not reach by pushes alone, because another pawn stays before it on its file. */
    private long limit(int i) {
        long limit = 0;
        for (int j = 0; j < men; j++) {
            if (j != i
                    && type[j] == Codes.PAWN
                    && (start[j] & 7) == (start[i] & 7)
                    && isAhead(i, j)
                    && staysOnFile(j)) {
                limit |= colour[j] == colour[i] ? notOvertaking(colour[i], straight[j]) : onward(colour[i], start[j]);
            }
        }
        return limit;
    }

    private boolean isAhead(int i, int j) {
        return colour[i] == Codes.WHITE ? start[j] > start[i] : start[j] < start[i];
    }

    private boolean staysOnFile(int j) {
        return reach[j] == straight[j] && (reach[j] & captures[colour[j] ^ 1]) == 0;
    }

    private static long notOvertaking(int side, long straight) {
        if ((straight & Bitboards.FIRST_AND_LAST_RANK) != 0) {
            return 0;
        }
        long farthest = side == Codes.WHITE ? Long.highestOneBit(straight) : Long.lowestOneBit(straight);
        return onward(side, Long.numberOfTrailingZeros(farthest));
    }

    private static long onward(int side, int square) {
        return side == Codes.WHITE ? -1L << square : -1L >>> 63 - square;
    }

    private void expandPromoted(int side) {
        if (promotedQueens[side] == 0) {
            return;
        }
        long obstacles = obstacles(side);
        long queens = promotedQueens[side];
        long knights = promotedKnights[side];
        for (long rest = queens; rest != 0; rest &= rest - 1) {
            queens |= Steps.piece(Codes.QUEEN, Long.numberOfTrailingZeros(rest), blocked) & ~obstacles;
        }
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            knights |= Attacks.knight(Long.numberOfTrailingZeros(rest)) & ~obstacles;
        }
        changed |= queens != promotedQueens[side] || knights != promotedKnights[side];
        promotedQueens[side] = queens;
        promotedKnights[side] = knights;
        capture(side, queens | knights);
        union[side] |= queens | knights;
    }

    private void expandKings() {
        int loser = winner ^ 1;
        changed |= kings.spread(openTo(winner), openTo(loser));
        for (long rest = board.castlingRooks(); rest != 0; rest &= rest - 1) {
            castle(Long.numberOfTrailingZeros(rest));
        }
        released(winner, kings.winners());
        released(loser, kings.losers());
    }

    private void released(int side, long squares) {
        long first = 1L << board.king(side);
        if (squares != first) {
            unblock(first);
            capture(side, squares);
        }
    }

    private void castle(int rook) {
        int side = rook < 8 ? Codes.WHITE : Codes.BLACK;
        int king = board.king(side);
        if ((Castling.mustBeEmpty(king, rook) & blocked) != 0) {
            return;
        }
        changed |= kings.castle(side == winner, Codes.castledKing(king, rook));
        for (int i = 0; i < men; i++) {
            if (start[i] == rook) {
                settle(i, reach[i] | 1L << Codes.castledRook(king, rook));
            }
        }
    }

    /** Squares neither held for ever by an own man nor attacked for ever by an enemy one. */
    private long openTo(int side) {
        long enemies = fixed[side ^ 1];
        long pawns = enemies & board.pieces(side ^ 1, Codes.PAWN);
        long closed = fixed[side] | Steps.pawns(side ^ 1, pawns);
        for (long rest = enemies & ~pawns; rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            closed |= Steps.piece(Codes.type(board.pieceAt(square)), square, ~0L);
        }
        return ~closed;
    }

    /** Where that side's men never go: to their own fixed men, and to kings that never move. */
    private long obstacles(int side) {
        return fixed[side] | bothKings & blocked;
    }

    private void settle(int i, long now) {
        changed |= reach[i] != now;
        reach[i] = now;
        union[colour[i]] |= now;
        if (now != 1L << start[i]) {
            fixed[colour[i]] &= ~(1L << start[i]);
            unblock(1L << start[i]);
        }
    }

    private void capture(int side, long squares) {
        changed |= (captures[side] | squares) != captures[side];
        captures[side] |= squares;
        long captured = squares & fixed[side ^ 1];
        fixed[side ^ 1] &= ~captured;
        unblock(captured);
    }

    private void unblock(long squares) {
        changed |= (blocked & squares) != 0;
        blocked &= ~squares;
    }

    /** Squares of that side's promoted men that move like a knight. */
    long promotedKnights(int side) {
        return promotedKnights[side];
    }

    /**
     * Collects where the bishops that stand on these squares may ever stand, by colour, and for each bishop of the loser
     * alone, with zeros after the last.
     */
    void bishops(long bishops, long[] region, long[] losers) {
        Arrays.fill(region, 0);
        Arrays.fill(losers, 0);
        int size = 0;
        for (int i = 0; i < men; i++) {
            if ((bishops >>> start[i] & 1) != 0) {
                region[colour[i]] |= reach[i];
                if (colour[i] != winner) {
                    losers[size++] = reach[i];
                }
            }
        }
    }
}
