package org.chatrang.laws.mate;

/** The square before a king at the edge of the board: where a protected queen mates him. */
final class Target {
    private Target() {}

    /** The king's square moved away from every edge he stands on; his own square in the middle of the board. */
    static int of(int king) {
        int file = Math.max(1, Math.min(6, king & 7));
        int rank = Math.max(1, Math.min(6, king >> 3));
        return rank << 3 | file;
    }
}
