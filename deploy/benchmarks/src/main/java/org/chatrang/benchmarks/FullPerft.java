package org.chatrang.benchmarks;

import org.chatrang.laws.Position;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/** Perft that makes and takes back every move, the last ply's too: what a search pays for a position. */
final class FullPerft {
    private static final int ROOM = 256;

    private final Board board;
    private final MoveGenerator generator = new MoveGenerator();
    private final int[][] lists;

    FullPerft(Position position, int depth) {
        this.board = position.copyBoard();
        this.lists = new int[depth][ROOM];
    }

    long leaves(int depth) {
        if (depth == 0) {
            return 1;
        }
        int[] moves = lists[depth - 1];
        int size = generator.generate(board, moves);
        long sum = 0;
        for (int i = 0; i < size; i++) {
            long undo = board.make(moves[i]);
            sum += leaves(depth - 1);
            board.unmake(moves[i], undo);
        }
        return sum;
    }
}
