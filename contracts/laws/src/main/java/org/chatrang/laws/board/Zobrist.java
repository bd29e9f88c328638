package org.chatrang.laws.board;

/**
 * The random numbers a position's 64-bit key is the exclusive-or of: one per piece and square, one for Black to move,
 * one per castling rook square and one per en passant file. Fixed, so that a key means the same in every process.
 */
final class Zobrist {
    private static final long[] PIECE_ON_SQUARE = new long[12 * 64];
    private static final long[] CASTLING_ROOK = new long[64];
    private static final long[] EN_PASSANT_FILE = new long[8];
    static final long BLACK_TO_MOVE;

    static {
        long state = 0x1851_0621_1997_0511L;
        for (int i = 0; i < PIECE_ON_SQUARE.length; i++) {
            PIECE_ON_SQUARE[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        for (int i = 0; i < CASTLING_ROOK.length; i++) {
            CASTLING_ROOK[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        for (int i = 0; i < EN_PASSANT_FILE.length; i++) {
            EN_PASSANT_FILE[i] = mix(state += 0x9E3779B97F4A7C15L);
        }
        BLACK_TO_MOVE = mix(state + 0x9E3779B97F4A7C15L);
    }

    private Zobrist() {}

    static long piece(int piece, int square) {
        return PIECE_ON_SQUARE[64 * piece + square];
    }

    static long castling(long rooks) {
        long key = 0;
        for (long rest = rooks; rest != 0; rest &= rest - 1) {
            key ^= CASTLING_ROOK[Long.numberOfTrailingZeros(rest)];
        }
        return key;
    }

    static long enPassant(int square) {
        return EN_PASSANT_FILE[square & 7];
    }

    /** The finalizer of SplitMix64 (Steele, Lea, Flood 2014), a bijection that scatters consecutive inputs. */
    private static long mix(long value) {
        long z = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
        z = (z ^ z >>> 27) * 0x94D049BB133111EBL;
        return z ^ z >>> 31;
    }
}
