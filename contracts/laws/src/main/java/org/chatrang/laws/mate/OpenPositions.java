package org.chatrang.laws.mate;

import java.util.Arrays;

/**
 * The positions still to be looked at, in two orders at once: the most promising first, and the first reached first. A
 * position taken in one order is passed over in the other. Emptied in time proportional to the number of ranks.
 */
final class OpenPositions {
    private static final int RANKS = 1024;
    private static final int NOBODY = -1;

    private final int[] newest = new int[RANKS];
    private int[] older = new int[1 << 12];
    private int best;
    private int worst;

    OpenPositions() {
        Arrays.fill(newest, NOBODY);
        best = RANKS;
        worst = -1;
    }

    void clear() {
        for (int rank = best; rank <= worst; rank++) {
            newest[rank] = NOBODY;
        }
        best = RANKS;
        worst = -1;
    }

    /** Adds a position with a rank from 0, the most promising, upwards. */
    void add(int node, int distance) {
        int rank = Math.max(0, Math.min(distance, RANKS - 1));
        if (node >= older.length) {
            older = Arrays.copyOf(older, Math.max(2 * older.length, node + 1));
        }
        older[node] = newest[rank];
        newest[rank] = node;
        best = Math.min(best, rank);
        worst = Math.max(worst, rank);
    }

    /** Takes the newest of the most promising ones; -1 if there is none. */
    int takeBest() {
        while (best <= worst) {
            int node = newest[best];
            if (node != NOBODY) {
                newest[best] = older[node];
                return node;
            }
            best++;
        }
        return NOBODY;
    }
}
