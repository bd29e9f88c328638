package org.chatrang.laws.oracle;

import java.util.Arrays;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/**
 * Positions numbered in the order in which they were met, each once. Exact: every position is kept whole (occupied squares,
 * four bits a man, rights), no hash stands for it.
 */
final class StateStore {
    private static final int WORDS = 6;

    private long[] states = new long[WORDS << 10];
    private int[] slots = new int[1 << 12];
    private int size;
    private final long[] packed = new long[WORDS];

    StateStore() {
        Arrays.fill(slots, -1);
    }

    int size() {
        return size;
    }

    /** The number of that position; it is {@link #size} minus one afterwards if the position is new. */
    int add(Board board) {
        pack(board);
        int mask = slots.length - 1;
        int slot = spread(packed, 0) & mask;
        while (slots[slot] >= 0) {
            if (Arrays.equals(packed, 0, WORDS, states, WORDS * slots[slot], WORDS * slots[slot] + WORDS)) {
                return slots[slot];
            }
            slot = slot + 1 & mask;
        }
        if (WORDS * (size + 1) > states.length) {
            states = Arrays.copyOf(states, 2 * states.length);
        }
        System.arraycopy(packed, 0, states, WORDS * size, WORDS);
        slots[slot] = size;
        size++;
        if (2 * size > slots.length) {
            grow();
        }
        return size - 1;
    }

    /** The position of that number, to play on from. */
    Board board(int number) {
        long occupied = states[WORDS * number];
        byte[] squares = new byte[64];
        Arrays.fill(squares, (byte) Codes.NONE);
        int man = 0;
        for (long rest = occupied; rest != 0; rest &= rest - 1) {
            long word = states[WORDS * number + 1 + man / 16];
            squares[Long.numberOfTrailingZeros(rest)] = (byte) (word >>> 4 * (man % 16) & 15);
            man++;
        }
        long rights = states[WORDS * number + 5];
        long castling = rights & 0xFF | (rights >>> 8 & 0xFF) << 56;
        return new Board(squares, (int) (rights >>> 16 & 1), castling, (int) (rights >>> 17) - 1, 0, 1);
    }

    private void pack(Board board) {
        Arrays.fill(packed, 0);
        packed[0] = board.occupied();
        int man = 0;
        for (long rest = packed[0]; rest != 0; rest &= rest - 1) {
            packed[1 + man / 16] |= (long) board.pieceAt(Long.numberOfTrailingZeros(rest)) << 4 * (man % 16);
            man++;
        }
        long castling = board.castlingRooks();
        packed[5] = castling & 0xFF | (castling >>> 56) << 8 | (long) board.turn() << 16 | board.enPassant() + 1L << 17;
    }

    private static int spread(long[] words, int at) {
        long hash = 0;
        for (int i = at; i < at + WORDS; i++) {
            hash = (hash ^ words[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) (hash >>> 7);
    }

    private void grow() {
        int[] larger = new int[2 * slots.length];
        Arrays.fill(larger, -1);
        for (int number = 0; number < size; number++) {
            int slot = spread(states, WORDS * number) & larger.length - 1;
            while (larger[slot] >= 0) {
                slot = slot + 1 & larger.length - 1;
            }
            larger[slot] = number;
        }
        slots = larger;
    }
}
