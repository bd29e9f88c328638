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
            fill(
                    square,
                    new Line(square, directions[0], directions[1]),
                    new Line(square, directions[2], directions[3]));
        }
    }

    /** Blockers on one line never matter on the other, so each pair of lines is looked at once and put together. */
    private void fill(int square, Line one, Line other) {
        for (int i = 0; i < one.blockers.length; i++) {
            for (int j = 0; j < other.blockers.length; j++) {
                attacks[index(square, one.blockers[i] | other.blockers[j])] = one.attacks[i] | other.attacks[j];
            }
        }
    }

    long attacks(int square, long occupied) {
        return attacks[index(square, occupied)];
    }

    private int index(int square, long occupied) {
        return offsets[square] + (int) ((occupied & masks[square]) * magics[square] >>> shifts[square]);
    }

    /** A piece on the edge a ray ends at never shortens that ray, so it need not be looked at. */
    private static long relevantBlockers(int square, int[]... directions) {
        long relevant = 0;
        for (int[] direction : directions) {
            int file = (square & 7) + direction[0];
            int rank = (square >> 3) + direction[1];
            while (((file + direction[0] | rank + direction[1]) & ~7) == 0 && ((file | rank) & ~7) == 0) {
                relevant |= 1L << 8 * rank + file;
                file += direction[0];
                rank += direction[1];
            }
        }
        return relevant;
    }

    /** Every set of blockers on a line through a square, with what a piece there then attacks along it. */
    private static final class Line {
        private final long[] blockers;
        private final long[] attacks;

        private Line(int square, int[] forward, int[] backward) {
            long relevant = relevantBlockers(square, forward, backward);
            int[][] directions = {forward, backward};
            blockers = new long[1 << Long.bitCount(relevant)];
            attacks = new long[blockers.length];
            long set = 0;
            for (int i = 0; i < blockers.length; i++) {
                blockers[i] = set;
                attacks[i] = Attacks.walk(square, set, directions);
                set = set - relevant & relevant;
            }
        }
    }
}
