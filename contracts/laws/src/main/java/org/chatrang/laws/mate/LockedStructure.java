package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;
import org.chatrang.laws.board.Bitboards;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Castling;
import org.chatrang.laws.board.Codes;

/** Squares each man may ever reach, over-approximated. */
final class LockedStructure {
    private final int[] start = new int[64];
    private final int[] type = new int[64];
    private final int[] colour = new int[64];
    private final long[] reach = new long[64];
    private int men;

    private final long[] fixed = new long[2];
    private final long[] union = new long[2];
    private final long[] promotedQueens = new long[2];
    private final long[] promotedKnights = new long[2];
    private final long[] fixedByType = new long[6];
    private long initial;
    private long blocked;
    private int winner;
    private final Kings kings = new Kings();
    private boolean hopeless;

    /** Whether it is proved that the side cannot mate. Never true if it can. */
    boolean provesNoMate(Board board, int side) {
        winner = side;
        int loser = side ^ 1;
        men = 0;
        fixed[0] = 0;
        fixed[1] = 0;
        union[0] = 0;
        union[1] = 0;
        promotedQueens[0] = promotedQueens[1] = promotedKnights[0] = promotedKnights[1] = 0;
        int winnerKing = board.king(side);
        int loserKing = board.king(loser);
        initial = board.occupied();
        blocked = initial;
        for (int c = 0; c < 2; c++) {
            for (int t = Codes.PAWN; t < Codes.KING; t++) {
                for (long rest = board.pieces(c, t); rest != 0; rest &= rest - 1) {
                    int square = Long.numberOfTrailingZeros(rest);
                    start[men] = square;
                    type[men] = t;
                    colour[men] = c;
                    reach[men] = 1L << square;
                    men++;
                }
            }
            fixed[c] = board.occupied(c) & ~(1L << board.king(c));
            union[c] = fixed[c];
        }
        int ep = board.enPassant();
        if (ep != Codes.NONE) {
            int c = board.turn() ^ 1;
            for (int i = 0; i < men; i++) {
                if (start[i] == (ep ^ 8)) {
                    reach[i] |= 1L << ep;
                    release(i);
                    union[c] |= reach[i];
                }
            }
        }
        kings.start(winnerKing, loserKing);
        boolean changed = true;
        while (changed) {
            changed = false;
            for (int i = 0; i < men; i++) {
                changed |= expand(board, i);
            }
            for (int c = 0; c < 2; c++) {
                if (promotedQueens[c] != 0) {
                    if (c == winner) {
                        return false;
                    }
                    changed |= expandPromoted(board, c);
                }
            }
            changed |= expandKings(board, winnerKing, loserKing);
        }
        return !mayMate(loserKing);
    }

    private void release(int i) {
        long bit = 1L << start[i];
        fixed[colour[i]] &= ~bit;
        blocked &= ~bit;
    }

    private void captureFixed(int c, long squares) {
        // men of colour c on these squares may be captured
        fixed[c] &= ~squares;
        blocked &= ~squares;
    }

    private boolean expand(Board board, int i) {
        int c = colour[i];
        long old = reach[i];
        long oldBlocked = blocked;
        long now = old;
        long kingsSquares = board.pieces(0, Codes.KING) | board.pieces(1, Codes.KING);
        while (true) {
            long reached = now;
            long obstacles = fixed[c] | kingsSquares & blocked; // fixed own men and kings that never move
            if (type[i] == Codes.PAWN) {
                long push = Steps.forward(c, now) & ~blocked;
                long captures = Steps.pawns(c, now)
                        & (union[c ^ 1] | promotedQueens[c ^ 1] | promotedKnights[c ^ 1])
                        & ~obstacles;
                captureFixed(c ^ 1, captures & fixed[c ^ 1]);
                now |= push | captures;
                long last = now & Bitboards.FIRST_AND_LAST_RANK;
                if (last != 0) {
                    promotedQueens[c] |= last;
                    promotedKnights[c] |= last;
                    union[c] |= last;
                }
            } else {
                for (long rest = now; rest != 0; rest &= rest - 1) {
                    now |= Steps.piece(type[i], Long.numberOfTrailingZeros(rest), blocked) & ~obstacles;
                }
                captureFixed(c ^ 1, now & fixed[c ^ 1]);
            }
            if (now == reached) {
                break;
            }
        }
        reach[i] = now;
        if (now != 1L << start[i]) {
            release(i);
        }
        union[c] |= now;
        return now != old || blocked != oldBlocked;
    }

    private boolean expandPromoted(Board board, int c) {
        long kingsSquares = board.pieces(0, Codes.KING) | board.pieces(1, Codes.KING);
        long oldQueens = promotedQueens[c];
        long oldKnights = promotedKnights[c];
        long oldBlocked = blocked;
        long obstacles = fixed[c] | kingsSquares & blocked;
        for (long rest = promotedQueens[c]; rest != 0; rest &= rest - 1) {
            promotedQueens[c] |= Steps.piece(Codes.QUEEN, Long.numberOfTrailingZeros(rest), blocked) & ~obstacles;
        }
        for (long rest = promotedKnights[c]; rest != 0; rest &= rest - 1) {
            promotedKnights[c] |= Attacks.knight(Long.numberOfTrailingZeros(rest)) & ~obstacles;
        }
        long all = promotedQueens[c] | promotedKnights[c];
        captureFixed(c ^ 1, all & fixed[c ^ 1]);
        union[c] |= all;
        return oldQueens != promotedQueens[c] || oldKnights != promotedKnights[c] || oldBlocked != blocked;
    }

    private boolean expandKings(Board board, int winnerKing, int loserKing) {
        int loser = winner ^ 1;
        long oldBlocked = blocked;
        boolean changed = kings.spread(openTo(board, winner), openTo(board, loser));
        for (long rest = board.castlingRooks(); rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            boolean white = rook < 8;
            boolean byWinner = white == (winner == Codes.WHITE);
            int king = byWinner ? winnerKing : loserKing;
            if ((Castling.mustBeEmpty(king, rook) & blocked & ~(1L << king | 1L << rook)) == 0) {
                changed |= kings.add(byWinner, Codes.castledKing(king, rook));
                for (int i = 0; i < men; i++) {
                    long to = 1L << Codes.castledRook(king, rook);
                    if (start[i] == rook && (reach[i] & to) == 0) {
                        reach[i] |= to;
                        release(i);
                        union[colour[i]] |= to;
                        blocked &= ~(1L << king);
                        changed = true;
                    }
                }
            }
        }
        long winners = kings.winners();
        long losers = kings.losers();
        if (winners != 1L << winnerKing) {
            blocked &= ~(1L << winnerKing);
        }
        if (losers != 1L << loserKing) {
            blocked &= ~(1L << loserKing);
        }
        captureFixed(loser, winners & fixed[loser]);
        captureFixed(winner, losers & fixed[winner]);
        return changed || blocked != oldBlocked;
    }

    /** Squares not occupied for ever by an own man and not attacked for ever by a man that never leaves. */
    private long openTo(Board board, int c) {
        int enemy = c ^ 1;
        long closed = fixed[c];
        closed |= Steps.pawns(enemy, fixed[enemy] & board.pieces(enemy, Codes.PAWN));
        for (long rest = fixed[enemy] & ~board.pieces(enemy, Codes.PAWN); rest != 0; rest &= rest - 1) {
            int square = Long.numberOfTrailingZeros(rest);
            closed |= Steps.piece(board.pieceAt(square) % 6, square, ~0L);
        }
        return ~closed;
    }

    private boolean mayMate(int loserKing) {
        long occupied = blocked & ~(1L << loserKing);
        long attacked = 0;
        long checked = 0;
        boolean anyMoves = kings.winners() != 0 && Long.bitCount(kings.winners()) > 1;
        for (int i = 0; i < men; i++) {
            anyMoves |= colour[i] == winner && Long.bitCount(reach[i]) > 1;
        }
        if (!anyMoves) {
            return false;
        }
        for (int i = 0; i < men; i++) {
            if (colour[i] != winner) {
                continue;
            }
            boolean mobile = Long.bitCount(reach[i]) > 1;
            long attacks = 0;
            if (type[i] == Codes.PAWN) {
                attacks = Steps.pawns(winner, reach[i]);
            } else {
                for (long rest = reach[i]; rest != 0; rest &= rest - 1) {
                    attacks |= Steps.piece(type[i], Long.numberOfTrailingZeros(rest), occupied);
                }
            }
            attacked |= attacks;
            if (mobile || type[i] >= Codes.BISHOP) {
                checked |= attacks;
            }
        }
        long cover = union[winner ^ 1];
        for (long rest = kings.losers() & checked; rest != 0; rest &= rest - 1) {
            int king = Long.numberOfTrailingZeros(rest);
            long open = Attacks.king(king) & ~attacked;
            for (long own = kings.winners(king); own != 0; own &= own - 1) {
                long need = open & ~Attacks.king(Long.numberOfTrailingZeros(own));
                if ((need & ~cover) == 0 && enoughMen(need)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean enoughMen(long need) {
        if (need == 0 || promotedQueens[winner ^ 1] != 0) {
            return true;
        }
        int count = 0;
        for (int i = 0; i < men; i++) {
            if (colour[i] != winner && (reach[i] & need) != 0) {
                count++;
            }
        }
        return count >= Long.bitCount(need);
    }
}
