package org.chatrang.laws.board;

/** Attacks of one kind of slider for every square and every set of blockers, looked up by one multiplication. */
final class SliderTable {
    private final long[] masks = new long[64];
    private final long[] magics;
    private final int[] shifts = new int[64];
    private final int[] offsets = new int[64];
    private final long[] attacks;

    SliderTable(long[] magics, int[][] directions) {
        this.magics = magics;
        int size = 0;
        for (int square = 0; square < 64; square++) {
            masks[square] = relevantBlockers(square, directions);
            int bits = Long.bitCount(masks[square]);
            shifts[square] = 64 - bits;
            offsets[square] = size;
            size += 1 << bits;
        }
        attacks = new long[size];
        for (int square = 0; square < 64; square++) {
            long blockers = 0;
            do {
                attacks[index(square, blockers)] = Attacks.walk(square, blockers, directions);
                blockers = blockers - masks[square] & masks[square];
            } while (blockers != 0);
        }
    }

    long attacks(int square, long occupied) {
        return attacks[index(square, occupied)];
    }

    private int index(int square, long occupied) {
        return offsets[square] + (int) ((occupied & masks[square]) * magics[square] >>> shifts[square]);
    }

    /** A piece on the edge a ray ends at never shortens that ray, so it need not be looked at. */
    private static long relevantBlockers(int square, int[][] directions) {
        long relevant = 0;
        for (int[] direction : directions) {
            long ray = Attacks.walk(square, 0, new int[][] {direction});
            int file = square & 7;
            int rank = square >> 3;
            while (ray != 0 && ((file + direction[0] | rank + direction[1]) & ~7) == 0) {
                file += direction[0];
                rank += direction[1];
            }
            relevant |= ray & ~(1L << 8 * rank + file);
        }
        return relevant;
    }
}
