package org.chatrang.laws.mate;

import java.util.Arrays;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.PackedBoard;

/**
 * The positions a search has reached, each once, with the move and the position it was reached from. Positions are
 * compared in full, never by their hash alone, so that "every position was visited" is a proof. Forgetting everything takes
 * constant time; room grows with use and is given back after an unusually large search.
 */
final class VisitedPositions {
    private static final int FIRST_ROOM = 1 << 12;
    private static final int KEPT_ROOM = 1 << 17;
    /** A slot holds from the low end a node's number, some bits of its hash, and the generation it belongs to. */
    private static final int NODE_BITS = 28;

    private static final int GENERATION_SHIFT = 48;
    private static final int GENERATIONS = 1 << 16;
    private static final long NODE_MASK = (1L << NODE_BITS) - 1;
    private static final long TAG_MASK = (1L << GENERATION_SHIFT) - 1 & ~NODE_MASK;
    private static final int TURN_SHIFT = 20;
    private static final int EXPANDED = 1 << 21;
    /** To be set in a move after which nothing before it can come back. */
    static final int IRREVERSIBLE = 1 << 22;

    private long[] odd;
    private long[] middle;
    private long[] high;
    private long[] black;
    private int[] parent;
    /** From the low end the move, whose turn it is, and whether the position was expanded. */
    private int[] move;

    private long[] slots;
    private long generation;
    private int size;

    VisitedPositions() {
        allocate();
    }

    private void allocate() {
        odd = new long[FIRST_ROOM];
        middle = new long[FIRST_ROOM];
        high = new long[FIRST_ROOM];
        black = new long[FIRST_ROOM];
        parent = new int[FIRST_ROOM];
        move = new int[FIRST_ROOM];
        slots = new long[2 * FIRST_ROOM];
        generation = 1;
    }

    /** Forgets every position. */
    void clear() {
        size = 0;
        if (odd.length > KEPT_ROOM) {
            allocate();
        } else if (++generation == GENERATIONS) {
            Arrays.fill(slots, 0);
            generation = 1;
        }
    }

    int size() {
        return size;
    }

    /** Adds the board's position; returns its number, or -1 if it was there already. */
    int add(Board board, int reachedFrom, int reachedBy) {
        return add(
                PackedBoard.odd(board),
                PackedBoard.middle(board),
                PackedBoard.high(board),
                PackedBoard.black(board),
                board.turn(),
                reachedFrom,
                reachedBy);
    }

    /** Adds a position of the easier game; returns its number, or -1 if it was there already. */
    int add(CloudBoard board) {
        return add(board.odd, board.middle, board.high, board.black, board.turn, -1, 0);
    }

    private int add(long o, long m, long h, long b, int turn, int reachedFrom, int reachedBy) {
        if (size == odd.length) {
            grow();
        }
        long hash = hash(o, m, h, b, turn);
        long stamp = hash & TAG_MASK | generation << GENERATION_SHIFT;
        int mask = slots.length - 1;
        int at = (int) (hash >>> 36) & mask;
        long slot = slots[at];
        while (slot >>> GENERATION_SHIFT == generation) {
            if ((slot & ~NODE_MASK) == stamp) {
                int node = (int) (slot & NODE_MASK);
                if (odd[node] == o && middle[node] == m && high[node] == h && black[node] == b && turn(node) == turn) {
                    return -1;
                }
            }
            at = at + 1 & mask;
            slot = slots[at];
        }
        slots[at] = stamp | size;
        odd[size] = o;
        middle[size] = m;
        high[size] = h;
        black[size] = b;
        parent[size] = reachedFrom;
        move[size] = reachedBy | turn << TURN_SHIFT;
        return size++;
    }

    /** The number of the board's position, or -1 if it was not added. */
    int find(Board board) {
        long o = PackedBoard.odd(board);
        long m = PackedBoard.middle(board);
        long h = PackedBoard.high(board);
        long b = PackedBoard.black(board);
        int turn = board.turn();
        int mask = slots.length - 1;
        int at = (int) (hash(o, m, h, b, turn) >>> 36) & mask;
        for (; slots[at] >>> GENERATION_SHIFT == generation; at = at + 1 & mask) {
            int node = (int) (slots[at] & NODE_MASK);
            if (odd[node] == o && middle[node] == m && high[node] == h && black[node] == b && turn(node) == turn) {
                return node;
            }
        }
        return -1;
    }

    private void grow() {
        int room = 2 * odd.length;
        odd = Arrays.copyOf(odd, room);
        middle = Arrays.copyOf(middle, room);
        high = Arrays.copyOf(high, room);
        black = Arrays.copyOf(black, room);
        parent = Arrays.copyOf(parent, room);
        move = Arrays.copyOf(move, room);
        slots = new long[2 * room];
        generation = 1;
        int mask = slots.length - 1;
        for (int node = 0; node < size; node++) {
            long hash = hash(odd[node], middle[node], high[node], black[node], turn(node));
            int at = (int) (hash >>> 36) & mask;
            while (slots[at] != 0) {
                at = at + 1 & mask;
            }
            slots[at] = hash & TAG_MASK | generation << GENERATION_SHIFT | node;
        }
    }

    private static long hash(long odd, long middle, long high, long black, int turn) {
        long hash = (odd + turn) * 0x9E3779B97F4A7C15L;
        hash = (hash ^ hash >>> 32 ^ middle) * 0xBF58476D1CE4E5B9L;
        hash = (hash ^ hash >>> 32 ^ high) * 0x94D049BB133111EBL;
        hash = (hash ^ hash >>> 32 ^ black) * 0x9E3779B97F4A7C15L;
        return hash ^ hash >>> 32;
    }

    /** Puts the position of that number on the board. */
    void load(int node, Board board) {
        board.load(odd[node], middle[node], high[node], black[node], turn(node));
    }

    /** The same for a position of the easier game. */
    void load(int node, CloudBoard board) {
        board.odd = odd[node];
        board.middle = middle[node];
        board.high = high[node];
        board.black = black[node];
        board.turn = turn(node);
    }

    int parent(int node) {
        return parent[node];
    }

    int move(int node) {
        return move[node] & (1 << TURN_SHIFT) - 1;
    }

    /** Marks the position as expanded; false if it was. */
    boolean expand(int node) {
        boolean first = (move[node] & EXPANDED) == 0;
        move[node] |= EXPANDED;
        return first;
    }

    boolean cameIrreversibly(int node) {
        return (move[node] & IRREVERSIBLE) != 0;
    }

    private int turn(int node) {
        return move[node] >>> TURN_SHIFT & 1;
    }
}
