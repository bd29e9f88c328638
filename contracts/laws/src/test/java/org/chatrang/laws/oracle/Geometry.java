package org.chatrang.laws.oracle;

import java.util.ArrayList;
import java.util.List;

/** The board's lines as tables, worked out step by step; for the searches over many positions of few men. */
final class Geometry {
    static final int[][] KING_STEPS = new int[64][];
    static final int[][] KNIGHT_STEPS = new int[64][];
    static final int[][][] STRAIGHT_RAYS = new int[64][][];
    static final int[][][] DIAGONAL_RAYS = new int[64][][];
    /** The squares strictly between two on one straight line, or -1 if they are not on one. */
    private static final long[][] STRAIGHT_BETWEEN = new long[64][64];

    private static final long[][] DIAGONAL_BETWEEN = new long[64][64];

    static {
        for (int square = 0; square < 64; square++) {
            KING_STEPS[square] = steps(square, PlainAttacks.QUEEN);
            KNIGHT_STEPS[square] = steps(square, PlainAttacks.KNIGHT);
            STRAIGHT_RAYS[square] = rays(square, PlainAttacks.ROOK);
            DIAGONAL_RAYS[square] = rays(square, PlainAttacks.BISHOP);
            fill(STRAIGHT_BETWEEN[square], STRAIGHT_RAYS[square]);
            fill(DIAGONAL_BETWEEN[square], DIAGONAL_RAYS[square]);
        }
    }

    private Geometry() {}

    private static int[] steps(int square, int[][] directions) {
        List<Integer> squares = new ArrayList<>();
        for (int[] direction : directions) {
            int to = PlainAttacks.stepped(square, direction[0], direction[1]);
            if (to >= 0) {
                squares.add(to);
            }
        }
        return squares.stream().mapToInt(Integer::intValue).toArray();
    }

    private static int[][] rays(int square, int[][] directions) {
        int[][] rays = new int[4][];
        for (int i = 0; i < 4; i++) {
            List<Integer> squares = new ArrayList<>();
            int to = PlainAttacks.stepped(square, directions[i][0], directions[i][1]);
            while (to >= 0) {
                squares.add(to);
                to = PlainAttacks.stepped(to, directions[i][0], directions[i][1]);
            }
            rays[i] = squares.stream().mapToInt(Integer::intValue).toArray();
        }
        return rays;
    }

    private static void fill(long[] between, int[][] rays) {
        java.util.Arrays.fill(between, -1);
        for (int[] ray : rays) {
            long passed = 0;
            for (int square : ray) {
                between[square] = passed;
                passed |= 1L << square;
            }
        }
    }

    /** Whether a man of that letter attacks the square. */
    static boolean attacks(char letter, int from, int square, long occupied) {
        int files = Math.abs(from % 8 - square % 8);
        int ranks = square / 8 - from / 8;
        return switch (letter) {
            case 'P' -> files == 1 && ranks == 1;
            case 'p' -> files == 1 && ranks == -1;
            case 'N', 'n' -> files * Math.abs(ranks) == 2;
            case 'K', 'k' -> Math.max(files, Math.abs(ranks)) == 1;
            case 'R', 'r' -> isOpen(STRAIGHT_BETWEEN[from][square], occupied);
            case 'B', 'b' -> isOpen(DIAGONAL_BETWEEN[from][square], occupied);
            case 'Q', 'q' ->
                isOpen(STRAIGHT_BETWEEN[from][square], occupied) || isOpen(DIAGONAL_BETWEEN[from][square], occupied);
            default -> throw new AssertionError("letter " + letter);
        };
    }

    private static boolean isOpen(long between, long occupied) {
        return between != -1 && (between & occupied) == 0;
    }
}
