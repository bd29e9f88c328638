package org.chatrang.laws;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/** Counts the leaves of the tree of legal moves: the usual proof that a move generator is complete and exact. */
public final class Perft {
    /** No side can have more moves: 8 lines and 8 knight jumps end on each square, a promotion counts fourfold. */
    private static final int ROOM = 64 * 16 + 3 * 8 * 3;

    private final Board board;
    private final MoveGenerator generator = new MoveGenerator();
    private final int[][] lists;

    private Perft(Board board, int depth) {
        this.board = board;
        this.lists = new int[depth][];
    }

    /**
     * The number of sequences of exactly {@code depth} legal moves from the position. The last ply is counted, not
     * played, as in Stockfish's {@code go perft}.
     *
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(Position position, int depth) {
        if (depth < 0) {
            throw new IllegalArgumentException("perft depth " + depth + " is negative: use 0 or more");
        }
        return depth == 0 ? 1 : new Perft(position.copyBoard(), depth).leaves(depth);
    }

    private long leaves(int depth) {
        if (depth == 1) {
            return generator.count(board);
        }
        int[] moves = list(depth);
        int size = generator.generate(board, moves);
        long sum = 0;
        for (int i = 0; i < size; i++) {
            long undo = board.make(moves[i]);
            sum += leaves(depth - 1);
            board.unmake(moves[i], undo);
        }
        return sum;
    }

    private int[] list(int depth) {
        if (lists[depth - 1] == null) {
            lists[depth - 1] = new int[ROOM];
        }
        return lists[depth - 1];
    }
}
