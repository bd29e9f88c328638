package org.chatrang.laws.oracle;

/** Which squares a man sees, step by step on an array of 64 letters. */
final class PlainAttacks {
    static final int[][] ROOK = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
    static final int[][] BISHOP = {{1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    static final int[][] QUEEN = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};
    static final int[][] KNIGHT = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

    private PlainAttacks() {}

    static boolean isAttacked(char[] board, int square, boolean byWhite) {
        int behindPawn = byWhite ? -1 : 1;
        return isSeen(board, square, KNIGHT, 1, byWhite, "n")
                || isSeen(board, square, QUEEN, 1, byWhite, "k")
                || isSeen(board, square, ROOK, 7, byWhite, "rq")
                || isSeen(board, square, BISHOP, 7, byWhite, "bq")
                || isSeen(board, square, new int[][] {{-1, behindPawn}, {1, behindPawn}}, 1, byWhite, "p");
    }

    private static boolean isSeen(
            char[] board, int square, int[][] directions, int reach, boolean byWhite, String pieces) {
        for (int[] direction : directions) {
            int seen = square;
            for (int step = 0; step < reach; step++) {
                seen = stepped(seen, direction[0], direction[1]);
                if (seen < 0) {
                    break;
                }
                if (board[seen] != '.') {
                    if (Character.isUpperCase(board[seen]) == byWhite
                            && pieces.indexOf(Character.toLowerCase(board[seen])) >= 0) {
                        return true;
                    }
                    break;
                }
            }
        }
        return false;
    }

    /** The square so many files and ranks away, or -1 beyond the edge. */
    static int stepped(int square, int files, int ranks) {
        int file = square % 8 + files;
        int rank = square / 8 + ranks;
        return file < 0 || file > 7 || rank < 0 || rank > 7 ? -1 : 8 * rank + file;
    }
}
