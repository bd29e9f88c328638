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
    /** Squares on which men of that colour may ever capture. */
    private final long[] captures = new long[2];
    /** Squares pawns may reach without ever capturing, the rest of their reach being squares after a capture. */
    private final long[] straight = new long[64];
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
        return provesNoMate(board, side, false);
    }

    boolean provesNoMate(Board board, int side, boolean thorough) {
        complete = false;
        winner = side;
        int loser = side ^ 1;
        men = 0;
        fixed[0] = 0;
        fixed[1] = 0;
        captures[0] = 0;
        captures[1] = 0;
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
                    straight[men] = 1L << square;
                    changedFile[men] = false;
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
                    changedFile[i] = false;
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
                    if (c == winner && !thorough) {
                        return false;
                    }
                    changed |= expandPromoted(board, c);
                }
            }
            changed |= expandKings(board, winnerKing, loserKing);
        }
        complete = true;
        return promotedQueens[winner] == 0 && !mayMate(loserKing);
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
        return type[i] == Codes.PAWN ? expandPawn(board, i) : expandPiece(board, i);
    }

    private boolean expandPiece(Board board, int i) {
        int c = colour[i];
        long old = reach[i];
        long oldBlocked = blocked;
        long oldCaptures = captures[c];
        long kingsSquares = board.pieces(0, Codes.KING) | board.pieces(1, Codes.KING);
        long obstacles = fixed[c] | kingsSquares & blocked;
        long now = old;
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
        capture(c, targets);
        return settle(i, now) | blocked != oldBlocked | captures[c] != oldCaptures;
    }

    private boolean expandPawn(Board board, int i) {
        int c = colour[i];
        long oldBlocked = blocked;
        long oldCaptures = captures[c];
        long oldStraight = straight[i];
        long kingsSquares = board.pieces(0, Codes.KING) | board.pieces(1, Codes.KING);
        long obstacles = fixed[c] | kingsSquares & blocked;
        long prey = union[c ^ 1] & ~obstacles;
        long limit = limit(i);
        long pushed = straight[i];
        long turned = reach[i] & ~pushed;
        while (true) {
            long captured = Steps.pawns(c, pushed | turned) & prey;
            capture(c, captured);
            long nextPushed = pushed | Steps.forward(c, pushed) & ~blocked & ~limit;
            long nextTurned = turned | captured | Steps.forward(c, turned) & ~blocked;
            if (nextPushed == pushed && nextTurned == turned) {
                break;
            }
            pushed = nextPushed;
            turned = nextTurned;
        }
        straight[i] = pushed;
        changedFile[i] = turned != 0;
        long now = pushed | turned;
        long last = now & Bitboards.FIRST_AND_LAST_RANK;
        promotedQueens[c] |= last;
        promotedKnights[c] |= last;
        return settle(i, now) | blocked != oldBlocked | captures[c] != oldCaptures | straight[i] != oldStraight;
    }

    private final boolean[] changedFile = new boolean[64];

    /** Squares a pawn cannot reach by pushes because other pawns of its file stay before it. */
    private long limit(int i) {
        int c = colour[i];
        long limit = 0;
        for (int j = 0; j < men; j++) {
            if (j == i || type[j] != Codes.PAWN || (start[j] & 7) != (start[i] & 7)) {
                continue;
            }
            boolean ahead = c == Codes.WHITE ? start[j] > start[i] : start[j] < start[i];
            if (!ahead || changedFile[j] || (reach[j] & captures[colour[j] ^ 1]) != 0) {
                continue;
            }
            // the other pawn stays on this file: the own one goes no farther than it, the enemy's comes to meet it
            if (colour[j] != c) {
                limit |= fromOnward(c, start[j]);
            } else if ((straight[j] & Bitboards.FIRST_AND_LAST_RANK) == 0) {
                long farthest = c == Codes.WHITE ? Long.highestOneBit(straight[j]) : Long.lowestOneBit(straight[j]);
                limit |= fromOnward(c, Long.numberOfTrailingZeros(farthest));
            }
        }
        return limit;
    }

    private static long fromOnward(int c, int square) {
        return c == Codes.WHITE ? -1L << square : -1L >>> 63 - square;
    }

    private void capture(int c, long squares) {
        captures[c] |= squares;
        captureFixed(c ^ 1, squares & fixed[c ^ 1]);
    }

    private boolean settle(int i, long now) {
        boolean changed = reach[i] != now;
        reach[i] = now;
        if (now != 1L << start[i]) {
            release(i);
        }
        union[colour[i]] |= now;
        return changed;
    }

    private boolean expandPromoted(Board board, int c) {
        long kingsSquares = board.pieces(0, Codes.KING) | board.pieces(1, Codes.KING);
        long oldQueens = promotedQueens[c];
        long oldKnights = promotedKnights[c];
        long oldBlocked = blocked;
        long oldCaptures = captures[c];
        long obstacles = fixed[c] | kingsSquares & blocked;
        for (long rest = promotedQueens[c]; rest != 0; rest &= rest - 1) {
            promotedQueens[c] |= Steps.piece(Codes.QUEEN, Long.numberOfTrailingZeros(rest), blocked) & ~obstacles;
        }
        for (long rest = promotedKnights[c]; rest != 0; rest &= rest - 1) {
            promotedKnights[c] |= Attacks.knight(Long.numberOfTrailingZeros(rest)) & ~obstacles;
        }
        long all = promotedQueens[c] | promotedKnights[c];
        capture(c, all);
        union[c] |= all;
        return captures[c] != oldCaptures || oldQueens != promotedQueens[c] || oldKnights != promotedKnights[c] || oldBlocked != blocked;
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
        long oldWinner = captures[winner];
        long oldLoser = captures[loser];
        if (winners != 1L << winnerKing) {
            capture(winner, winners);
        }
        if (losers != 1L << loserKing) {
            capture(loser, losers);
        }
        return changed || blocked != oldBlocked || captures[winner] != oldWinner || captures[loser] != oldLoser;
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

    /**
     * Finds where the bishops on these squares may ever stand.
     *
     * @param cloud all bishops of one or both square colours
     * @param region receives their squares by colour
     * @return false if rooks or queens could look across one of those squares
     */
    boolean cloud(Board board, long cloud, long[] region) {
        if (!complete) {
            return false;
        }
        region[0] = 0;
        region[1] = 0;
        for (int i = 0; i < men; i++) {
            if ((cloud >>> start[i] & 1) != 0) {
                region[colour[i]] |= reach[i];
            }
        }
        long all = region[0] | region[1];
        for (int i = 0; i < men; i++) {
            if (type[i] == Codes.ROOK || type[i] == Codes.QUEEN) {
                for (long rest = reach[i]; rest != 0; rest &= rest - 1) {
                    if ((Steps.piece(type[i], Long.numberOfTrailingZeros(rest), blocked) & all) != 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    private boolean complete;

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
