package org.chatrang.laws.mate;

/** Distances on the board, in steps of a king. */
final class Distance {
    private Distance() {}

    static int kings(int a, int b) {
        return Math.max(Math.abs((a & 7) - (b & 7)), Math.abs((a >> 3) - (b >> 3)));
    }

    /** Steps to the nearest edge. */
    static int edge(int square) {
        int file = square & 7;
        int rank = square >> 3;
        return Math.min(Math.min(file, 7 - file), Math.min(rank, 7 - rank));
    }
}
