package org.chatrang.laws.board;

/**
 * All legal moves of the side to move (Article 3), without trying and rejecting any but en passant captures: pieces move
 * within the squares that answer a check and along the line they are pinned to. Counting takes the size of each set of
 * targets and visits no move. Not safe for use by several threads.
 */
public final class MoveGenerator {
    /** No side can have more moves: 8 lines and 8 knight jumps end on each square, a promotion counts fourfold. */
    public static final int MOST_MOVES = 64 * 16 + 3 * 8 * 3;

    private int[] list;
    private int size;

    /** How many legal moves there are. */
    public int count(Board board) {
        list = null;
        run(board);
        return size;
    }

    /**
     * Writes the legal moves, packed by {@link Codes}, to the start of the array.
     *
     * @return how many there are; the array must have room for {@link #count} of them
     */
    public int generate(Board board, int[] moves) {
        list = moves;
        run(board);
        list = null;
        return size;
    }

    private void run(Board board) {
        size = 0;
        int us = board.turn;
        long own = board.byColour[us];
        long enemy = board.byColour[us ^ 1];
        long occupied = own | enemy;
        long queens = board.byType[Codes.QUEEN];
        long straights = board.byType[Codes.ROOK] | queens;
        long diagonals = board.byType[Codes.BISHOP] | queens;
        int king = board.king(us);

        long straightSight = Attacks.rook(king, occupied);
        long diagonalSight = Attacks.bishop(king, occupied);
        long checkers = enemy
                & (straightSight & straights
                        | diagonalSight & diagonals
                        | Attacks.knight(king) & board.byType[Codes.KNIGHT]
                        | Attacks.pawn(us, king) & board.byType[Codes.PAWN]);

        kingMoves(board, king, own, occupied, checkers == 0);
        if (board.enPassant != Codes.NONE) {
            enPassantMoves(board);
        }
        if (Bitboards.severalIn(checkers)) {
            return;
        }
        long pinnedStraight =
                pinLines(king, Attacks.rook(king, occupied ^ straightSight & own) & ~straightSight & straights & enemy);
        long pinnedDiagonal = pinLines(
                king, Attacks.bishop(king, occupied ^ diagonalSight & own) & ~diagonalSight & diagonals & enemy);
        long answers = checkers == 0 ? ~0L : checkers | Attacks.between(king, Long.numberOfTrailingZeros(checkers));
        long targets = answers & ~own;

        long knights = board.byType[Codes.KNIGHT] & own & ~(pinnedStraight | pinnedDiagonal);
        for (long rest = knights; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            add(from, Attacks.knight(from) & targets);
        }
        for (long rest = diagonals & own & ~pinnedStraight; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long line = (pinnedDiagonal & 1L << from) == 0 ? ~0L : pinnedDiagonal;
            add(from, Attacks.bishop(from, occupied) & targets & line);
        }
        for (long rest = straights & own & ~pinnedDiagonal; rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            long line = (pinnedStraight & 1L << from) == 0 ? ~0L : pinnedStraight;
            add(from, Attacks.rook(from, occupied) & targets & line);
        }
        long pawns = board.byType[Codes.PAWN] & own;
        if (us == Codes.WHITE) {
            whitePawnMoves(pawns, enemy & answers, ~occupied, answers, pinnedStraight, pinnedDiagonal);
        } else {
            blackPawnMoves(pawns, enemy & answers, ~occupied, answers, pinnedStraight, pinnedDiagonal);
        }
    }

    /** The squares from the king to each pinning piece, that piece's included: the only ones a pinned man may go to. */
    private static long pinLines(int king, long pinners) {
        long lines = 0;
        for (long rest = pinners; rest != 0; rest &= rest - 1) {
            lines |= Attacks.between(king, Long.numberOfTrailingZeros(rest)) | rest & -rest;
        }
        return lines;
    }

    private void whitePawnMoves(
            long pawns, long prey, long empty, long answers, long pinnedStraight, long pinnedDiagonal) {
        long pushing = pawns & ~pinnedDiagonal;
        long one = (pushing & ~pinnedStraight) << 8 & empty | (pushing & pinnedStraight) << 8 & empty & pinnedStraight;
        long two = (one & Bitboards.RANK_3) << 8 & empty & answers;
        long capturing = pawns & ~pinnedStraight;
        long free = capturing & ~pinnedDiagonal;
        long bound = capturing & pinnedDiagonal;
        long west = (free & ~Bitboards.FILE_A) << 7 | (bound & ~Bitboards.FILE_A) << 7 & pinnedDiagonal;
        long east = (free & ~Bitboards.FILE_H) << 9 | (bound & ~Bitboards.FILE_H) << 9 & pinnedDiagonal;
        addPawnMoves(one & answers, -8, Bitboards.RANK_8);
        addPawnMoves(two, -16, 0);
        addPawnMoves(west & prey, -7, Bitboards.RANK_8);
        addPawnMoves(east & prey, -9, Bitboards.RANK_8);
    }

    private void blackPawnMoves(
            long pawns, long prey, long empty, long answers, long pinnedStraight, long pinnedDiagonal) {
        long pushing = pawns & ~pinnedDiagonal;
        long one =
                (pushing & ~pinnedStraight) >>> 8 & empty | (pushing & pinnedStraight) >>> 8 & empty & pinnedStraight;
        long two = (one & Bitboards.RANK_6) >>> 8 & empty & answers;
        long capturing = pawns & ~pinnedStraight;
        long free = capturing & ~pinnedDiagonal;
        long bound = capturing & pinnedDiagonal;
        long west = (free & ~Bitboards.FILE_A) >>> 9 | (bound & ~Bitboards.FILE_A) >>> 9 & pinnedDiagonal;
        long east = (free & ~Bitboards.FILE_H) >>> 7 | (bound & ~Bitboards.FILE_H) >>> 7 & pinnedDiagonal;
        addPawnMoves(one & answers, 8, Bitboards.RANK_1);
        addPawnMoves(two, 16, 0);
        addPawnMoves(west & prey, 9, Bitboards.RANK_1);
        addPawnMoves(east & prey, 7, Bitboards.RANK_1);
    }

    private void enPassantMoves(Board board) {
        int to = board.enPassant;
        for (long rest = EnPassant.capturers(board, to); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            if (EnPassant.isLegal(board, from, to)) {
                add(Codes.move(from, to, 0, Codes.EN_PASSANT));
            }
        }
    }

    private void kingMoves(Board board, int king, long own, long occupied, boolean mayCastle) {
        long steps = Attacks.king(king) & ~own;
        long rooks = mayCastle ? board.castling & Bitboards.RANK_1 << 56 * board.turn : 0;
        if ((steps | rooks) == 0) {
            return;
        }
        long danger = Danger.of(board, board.turn ^ 1, occupied & ~(1L << king));
        add(king, steps & ~danger);
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            int rook = Long.numberOfTrailingZeros(rest);
            if (Castling.isLegal(board, king, rook, danger)) {
                add(Codes.move(king, rook, 0, Codes.CASTLING));
            }
        }
    }

    private void add(int from, long targets) {
        if (list == null) {
            size += Long.bitCount(targets);
            return;
        }
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            list[size++] = Codes.move(from, Long.numberOfTrailingZeros(rest), 0, Codes.NORMAL);
        }
    }

    private void addPawnMoves(long targets, int back, long lastRank) {
        if (list == null) {
            size += Long.bitCount(targets) + 3 * Long.bitCount(targets & lastRank);
            return;
        }
        for (long rest = targets; rest != 0; rest &= rest - 1) {
            int to = Long.numberOfTrailingZeros(rest);
            if ((lastRank & 1L << to) == 0) {
                list[size++] = Codes.move(to + back, to, 0, Codes.NORMAL);
            } else {
                for (int promotion = Codes.KNIGHT; promotion <= Codes.QUEEN; promotion++) {
                    list[size++] = Codes.move(to + back, to, promotion, Codes.NORMAL);
                }
            }
        }
    }

    private void add(int move) {
        if (list != null) {
            list[size] = move;
        }
        size++;
    }
}
