package org.chatrang.laws.oracle;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;

/**
 * Which side can still mate, for EVERY position of a few men without castling rights: the definition itself, iterated until
 * nothing changes. A side can mate if mate by it is on the board or if some legal move leads to a position where it can.
 *
 * <p>Men are a text like "KkBn": the two kings first, then the others. A position is an array of their squares. A pawn that has
 * just passed a square beside an enemy pawn is noted on the first rank of its side, where no pawn can stand. Positions that
 * are reflections of each other share one entry.
 */
final class HelpmateTable {
    static final int WHITE = 1;
    static final int BLACK = 2;
    private static final Map<String, HelpmateTable> KNOWN = new HashMap<>();

    private final String men;
    private final boolean pawns;
    private final FewMen rules;
    private final BitSet white = new BitSet();
    private final BitSet black = new BitSet();

    private HelpmateTable(String men) {
        this.men = men;
        this.pawns = men.toUpperCase().contains("P");
        this.rules = new FewMen(men);
    }

    /** The table of those men; worked out, with all it depends on, when first asked for. */
    static HelpmateTable of(String men) {
        HelpmateTable known = KNOWN.get(men);
        if (known == null) {
            known = new HelpmateTable(men);
            KNOWN.put(men, known);
            known.solve();
        }
        return known;
    }

    /** {@link #WHITE}, {@link #BLACK}, both added, or 0: who can still mate. */
    int chances(int[] squares, boolean whiteToMove) {
        int index = index(squares.clone(), whiteToMove);
        return (white.get(index) ? WHITE : 0) | (black.get(index) ? BLACK : 0);
    }

    /** Who can mate in the best case: whoever has more than a king. */
    int most() {
        return (rules.isAlone(true) ? 0 : WHITE) | (rules.isAlone(false) ? 0 : BLACK);
    }

    /** The number of entries, legal or not. */
    int size() {
        return 2 * 64 << 6 * (men.length() - 1);
    }

    /** The squares of an entry, the turn as the last element (1 for White), or null if it is no legal position. */
    int[] entry(int index) {
        if (!isCanonical(index >>> 6 * (men.length() - 1) + 1)) {
            return null;
        }
        int[] entry = new int[men.length() + 1];
        int rest = index;
        entry[men.length()] = rest & 1;
        rest >>= 1;
        for (int i = men.length() - 1; i >= 0; i--) {
            entry[i] = rest & 63;
            rest >>= 6;
        }
        return rules.isLegal(entry, entry[men.length()] == 1) ? entry : null;
    }

    String fen(int[] entry) {
        return rules.fen(entry, entry[men.length()] == 1);
    }

    private void solve() {
        int most = most();
        int[] open = new int[1 << 16];
        int left = 0;
        for (int index = 0; index < size(); index++) {
            int[] entry = entry(index);
            if (entry != null && !improve(index, entry, most)) {
                open = left == open.length ? java.util.Arrays.copyOf(open, 2 * left) : open;
                open[left++] = index;
            }
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            int kept = 0;
            for (int i = 0; i < left; i++) {
                int before = bits(open[i]);
                if (!improve(open[i], entry(open[i]), most)) {
                    open[kept++] = open[i];
                }
                changed |= bits(open[i]) != before;
            }
            left = kept;
        }
    }

    /** Applies the definition once; whether everything is known that can become true. */
    private boolean improve(int index, int[] entry, int most) {
        int chances = rules.chances(entry, entry[men.length()] == 1, most);
        if ((chances & WHITE) != 0) {
            white.set(index);
        }
        if ((chances & BLACK) != 0) {
            black.set(index);
        }
        return chances == most;
    }

    private int bits(int index) {
        return (white.get(index) ? WHITE : 0) | (black.get(index) ? BLACK : 0);
    }

    private boolean isCanonical(int king) {
        int file = king & 7;
        int rank = king >> 3;
        return file < 4 && (pawns || rank < 4 && rank <= file);
    }

    private int index(int[] squares, boolean whiteToMove) {
        if ((squares[0] & 7) > 3) {
            flip(squares, 7);
        }
        if (!pawns && squares[0] >> 3 > 3) {
            flip(squares, 56);
        }
        if (!pawns && squares[0] >> 3 > (squares[0] & 7)) {
            for (int i = 0; i < men.length(); i++) {
                squares[i] = squares[i] >> 3 | (squares[i] & 7) << 3;
            }
        }
        int index = 0;
        for (int i = 0; i < men.length(); i++) {
            index = index << 6 | squares[i];
        }
        return index << 1 | (whiteToMove ? 1 : 0);
    }

    private void flip(int[] squares, int mask) {
        for (int i = 0; i < men.length(); i++) {
            squares[i] ^= mask;
        }
    }
}
