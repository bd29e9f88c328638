package org.chatrang.laws.board;

/** Sets of squares as 64-bit integers: bit n stands for square n (a1 = 0, h8 = 63). */
public final class Bitboards {
    public static final long FILE_A = 0x0101010101010101L;
    public static final long FILE_H = FILE_A << 7;
    public static final long RANK_1 = 0xFFL;
    public static final long RANK_3 = RANK_1 << 16;
    public static final long RANK_6 = RANK_1 << 40;
    public static final long RANK_8 = RANK_1 << 56;
    public static final long FIRST_AND_LAST_RANK = RANK_1 | RANK_8;
    /** The light squares, h1 among them. */
    public static final long LIGHT = 0x55AA55AA55AA55AAL;

    private Bitboards() {}

    /** Every square of the set attacked by a white pawn standing on one of these squares. */
    public static long whitePawnAttacks(long pawns) {
        return (pawns & ~FILE_A) << 7 | (pawns & ~FILE_H) << 9;
    }

    /** Every square of the set attacked by a black pawn standing on one of these squares. */
    public static long blackPawnAttacks(long pawns) {
        return (pawns & ~FILE_H) >>> 7 | (pawns & ~FILE_A) >>> 9;
    }

    /** Whether the set has two members or more. */
    public static boolean severalIn(long set) {
        return (set & set - 1) != 0;
    }
}
