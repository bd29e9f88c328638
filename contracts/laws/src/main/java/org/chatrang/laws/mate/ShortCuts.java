package org.chatrang.laws.mate;

import java.util.Arrays;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Shortens a line to mate: where a single move leads to a later position of the line, what lies between is left out. Every
 * move of the new line is a legal move between two positions of the old one, so it ends in the same mate.
 */
final class ShortCuts {
    private final VisitedPositions positions = new VisitedPositions();
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    /** By the number of a position, after how many moves of the line it comes up last. */
    private int[] lastAt = {};

    /**
     * A line that is not longer.
     *
     * @param board the position the line starts from; lost
     */
    int[] shorten(Board board, int[] line) {
        Board last = new Board(board);
        positions.clear();
        lastAt = Arrays.copyOf(lastAt, Math.max(lastAt.length, line.length + 1));
        number(board, 0);
        for (int i = 0; i < line.length; i++) {
            board.make(line[i]);
            number(board, i + 1);
        }
        int[] shortened = new int[line.length];
        int length = 0;
        for (int at = 0; at < line.length; ) {
            int size = generator.generate(last, moves);
            int best = line[at];
            int bestAt = at + 1;
            for (int i = 0; i < size; i++) {
                long undo = last.make(moves[i]);
                int found = positions.find(last);
                if (found >= 0 && lastAt[found] > bestAt) {
                    best = moves[i];
                    bestAt = lastAt[found];
                }
                last.unmake(moves[i], undo);
            }
            last.make(best);
            shortened[length++] = best;
            at = bestAt;
        }
        return Arrays.copyOf(shortened, length);
    }

    private void number(Board board, int at) {
        int added = positions.add(board, -1, 0);
        lastAt[added >= 0 ? added : positions.find(board)] = at;
    }
}
