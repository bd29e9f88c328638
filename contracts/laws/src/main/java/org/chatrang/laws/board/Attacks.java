package org.chatrang.laws.board;

/** The squares each kind of piece attacks (Article 3.1 to 3.8), and the lines between squares. */
public final class Attacks {
    /** Opposite directions stand together: the slider tables are built line by line. */
    private static final int[][] STRAIGHT = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    private static final int[][] DIAGONAL = {{1, 1}, {-1, -1}, {1, -1}, {-1, 1}};
    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };

    private static final SliderTable ROOKS = new SliderTable(Magics.ROOK, STRAIGHT);
    private static final SliderTable BISHOPS = new SliderTable(Magics.BISHOP, DIAGONAL);
    private static final long[] KNIGHT = leaper(KNIGHT_STEPS);
    private static final long[] KING = new long[64];
    private static final long[] BETWEEN = new long[64 * 64];

    static {
        for (int square = 0; square < 64; square++) {
            KING[square] = stepsFrom(square, STRAIGHT) | stepsFrom(square, DIAGONAL);
            for (int i = 0; i < 4; i++) {
                fillBetween(square, STRAIGHT[i]);
                fillBetween(square, DIAGONAL[i]);
            }
        }
    }

    private Attacks() {}

    /** What a rook on the square attacks when these squares are occupied. */
    public static long rook(int square, long occupied) {
        return ROOKS.attacks(square, occupied);
    }

    /** What a bishop on the square attacks when these squares are occupied. */
    public static long bishop(int square, long occupied) {
        return BISHOPS.attacks(square, occupied);
    }

    /** What a knight on the square attacks. */
    public static long knight(int square) {
        return KNIGHT[square];
    }

    /** What a king on the square attacks. */
    public static long king(int square) {
        return KING[square];
    }

    /** What a pawn of that colour (0 White, 1 Black) on the square attacks. */
    public static long pawn(int colour, int square) {
        long pawn = 1L << square;
        return colour == 0 ? Bitboards.whitePawnAttacks(pawn) : Bitboards.blackPawnAttacks(pawn);
    }

    /** The squares strictly between two squares of one rank, file or diagonal; empty for any other two. */
    public static long between(int square, int other) {
        return BETWEEN[64 * square + other];
    }

    /** The squares reached by walking from the square in each direction up to the first occupied one. */
    static long walk(int square, long occupied, int[][] directions) {
        long reached = 0;
        for (int[] direction : directions) {
            int file = (square & 7) + direction[0];
            int rank = (square >> 3) + direction[1];
            while (((file | rank) & ~7) == 0) {
                long bit = 1L << 8 * rank + file;
                reached |= bit;
                if ((occupied & bit) != 0) {
                    break;
                }
                file += direction[0];
                rank += direction[1];
            }
        }
        return reached;
    }

    private static long[] leaper(int[][] steps) {
        long[] table = new long[64];
        for (int square = 0; square < 64; square++) {
            table[square] = stepsFrom(square, steps);
        }
        return table;
    }

    private static long stepsFrom(int square, int[][] steps) {
        return walk(square, ~0L, steps);
    }

    private static void fillBetween(int square, int[] direction) {
        long passed = 0;
        int file = (square & 7) + direction[0];
        int rank = (square >> 3) + direction[1];
        while (((file | rank) & ~7) == 0) {
            BETWEEN[64 * square + 8 * rank + file] = passed;
            passed |= 1L << 8 * rank + file;
            file += direction[0];
            rank += direction[1];
        }
    }
}
