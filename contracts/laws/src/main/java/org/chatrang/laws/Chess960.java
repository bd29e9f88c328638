package org.chatrang.laws;

/** The 960 first positions of Chess960 (Guidelines II) in R. Scharnagl's numbering. */
final class Chess960 {
    /** Which two of the five squares left after bishops and queen the knights take, by the last digit. */
    private static final int[][] KNIGHTS = {
        {0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2}, {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}
    };

    private Chess960() {}

    static String fen(int number) {
        if (number < 0 || number > 959) {
            throw new IllegalArgumentException("Chess960 position " + number + " does not exist: use 0 to 959");
        }
        char[] rank = new char[8];
        rank[number % 4 * 2 + 1] = 'b';
        rank[number / 4 % 4 * 2] = 'b';
        fill(rank, number / 16 % 6, 'q');
        int[] knights = KNIGHTS[number / 96];
        fill(rank, knights[1], 'n');
        fill(rank, knights[0], 'n');
        fill(rank, 0, 'r');
        fill(rank, 0, 'k');
        fill(rank, 0, 'r');
        String black = new String(rank);
        return black + "/pppppppp/8/8/8/8/PPPPPPPP/" + black.toUpperCase(java.util.Locale.ROOT) + " w KQkq - 0 1";
    }

    /** Puts the piece on the n-th square still free. */
    private static void fill(char[] rank, int n, char piece) {
        int free = n;
        for (int file = 0; file < 8; file++) {
            if (rank[file] == 0 && free-- == 0) {
                rank[file] = piece;
                return;
            }
        }
    }
}
