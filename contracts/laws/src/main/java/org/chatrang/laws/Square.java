package org.chatrang.laws;

/**
 * Squares are the integers 0 to 63: a1 = 0, b1 = 1, h1 = 7, a2 = 8, h8 = 63. This class names them and takes them
 * apart; files and ranks count from 0.
 */
public final class Square {
    /** Stands for "no square" where a method says so. */
    public static final int NONE = -1;

    private Square() {}

    /** The square of that file and rank, both 0 to 7. */
    public static int of(int file, int rank) {
        if (((file | rank) & ~7) != 0) {
            throw new IllegalArgumentException("file " + file + ", rank " + rank + " is off the board: use 0 to 7");
        }
        return 8 * rank + file;
    }

    /**
     * The square with that algebraic name (Appendix C.8).
     *
     * @throws IllegalArgumentException if the text is not a letter a to h followed by a digit 1 to 8
     */
    public static int of(String name) {
        int square = name.length() == 2 ? parse(name, 0) : NONE;
        if (square == NONE) {
            throw new IllegalArgumentException("\"" + name + "\" is not a square: write a1 to h8");
        }
        return square;
    }

    /** The square whose name stands at that offset of the text, or {@link #NONE}. */
    public static int parse(CharSequence text, int offset) {
        if (offset < 0 || offset + 2 > text.length()) {
            return NONE;
        }
        int file = text.charAt(offset) - 'a';
        int rank = text.charAt(offset + 1) - '1';
        return ((file | rank) & ~7) != 0 ? NONE : 8 * rank + file;
    }

    /** The algebraic name, "a1" to "h8". */
    public static String name(int square) {
        checkOnBoard(square);
        return new String(new char[] {fileLetter(square), rankDigit(square)});
    }

    /** The file, 0 (a) to 7 (h). */
    public static int file(int square) {
        return square & 7;
    }

    /** The rank, 0 (first) to 7 (eighth). */
    public static int rank(int square) {
        return square >> 3;
    }

    /** The file's letter, a to h. */
    public static char fileLetter(int square) {
        return (char) ('a' + file(square));
    }

    /** The rank's digit, 1 to 8. */
    public static char rankDigit(int square) {
        return (char) ('1' + rank(square));
    }

    /** Whether the square is a light one: h1 is, a1 is not (Article 2.1). */
    public static boolean isLight(int square) {
        return ((file(square) + rank(square)) & 1) != 0;
    }

    /** Whether the number is one of the 64 squares. */
    public static boolean isOnBoard(int square) {
        return (square & ~63) == 0;
    }

    /** The square as a set of one: bit n stands for square n. */
    public static long bit(int square) {
        return 1L << square;
    }

    static int checkOnBoard(int square) {
        if (!isOnBoard(square)) {
            throw new IllegalArgumentException("square " + square + " is off the board: use 0 (a1) to 63 (h8)");
        }
        return square;
    }
}
