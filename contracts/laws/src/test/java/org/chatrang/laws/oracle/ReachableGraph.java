package org.chatrang.laws.oracle;

import java.util.Arrays;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Position;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Every position that can be reached from one, up to a number of them, and for each the least number of plies to a mate by
 * either side, the other helping: no pruning, no lemma. If all positions were met, a side without such a number cannot mate.
 */
final class ReachableGraph {
    /** A mate was not met. */
    static final int NO_MATE = -1;

    private final StateStore states = new StateStore();
    private int[] from = new int[1 << 12];
    private int[] to = new int[1 << 12];
    private int edges;
    private int expanded;
    private final int[][] distances = new int[2][];

    /** Explores from the position until nothing new is met or there are {@code limit} positions. */
    ReachableGraph(Position start, int limit) {
        this(start, limit, null);
    }

    /** The same; if the side is not null, only to see whether it can mate from the start, and no longer than that takes. */
    ReachableGraph(Position start, int limit, Colour untilMateBy) {
        states.add(start.copyBoard());
        MoveGenerator generator = new MoveGenerator();
        int[] moves = new int[512];
        int[] mates = new int[16];
        int mateCount = 0;
        boolean stop = false;
        for (; expanded < states.size() && states.size() < limit && !stop; expanded++) {
            Board board = states.board(expanded);
            int count = generator.generate(board, moves);
            for (int i = 0; i < count; i++) {
                long undo = board.make(moves[i]);
                int reached = states.add(board);
                if (untilMateBy == null) {
                    addEdge(expanded, reached);
                }
                board.unmake(moves[i], undo);
            }
            if (count == 0 && board.checkers() != 0) {
                mates = mateCount == mates.length ? Arrays.copyOf(mates, 2 * mateCount) : mates;
                mates[mateCount++] = 2 * expanded + (board.turn() ^ 1);
                stop = untilMateBy != null && untilMateBy.ordinal() == (board.turn() ^ 1);
            }
        }
        for (int side = 0; side < 2; side++) {
            int wanted = side;
            distances[side] = distances(Arrays.stream(mates, 0, mateCount)
                    .filter(mate -> mate % 2 == wanted)
                    .map(mate -> mate / 2)
                    .toArray());
        }
    }

    /** Whether a mate by that side was met. */
    boolean hasMateBy(Colour side) {
        return Arrays.stream(distances[side.ordinal()]).anyMatch(distance -> distance == 0);
    }

    /** Whether every reachable position was met. */
    boolean isComplete() {
        return expanded == states.size();
    }

    int size() {
        return states.size();
    }

    /** The position of that number; 0 is the first. */
    Position position(int number) {
        return BoardPosition.of(states.board(number));
    }

    /** The fewest plies to a mate by that side within what was met, or {@link #NO_MATE}. */
    int pliesToMate(int number, Colour side) {
        return distances[side.ordinal()][number];
    }

    private void addEdge(int before, int after) {
        if (edges == from.length) {
            from = Arrays.copyOf(from, 2 * edges);
            to = Arrays.copyOf(to, 2 * edges);
        }
        from[edges] = before;
        to[edges++] = after;
    }

    private int[] distances(int[] mates) {
        int[] distances = new int[states.size()];
        Arrays.fill(distances, NO_MATE);
        if (mates.length == 0) {
            return distances;
        }
        int[] first = new int[states.size() + 1];
        for (int i = 0; i < edges; i++) {
            first[to[i] + 1]++;
        }
        for (int i = 0; i < states.size(); i++) {
            first[i + 1] += first[i];
        }
        int[] before = new int[edges];
        int[] next = first.clone();
        for (int i = 0; i < edges; i++) {
            before[next[to[i]]++] = from[i];
        }
        int[] queue = Arrays.copyOf(mates, states.size());
        int queued = mates.length;
        Arrays.stream(mates).forEach(mate -> distances[mate] = 0);
        for (int i = 0; i < queued; i++) {
            for (int j = first[queue[i]]; j < first[queue[i] + 1]; j++) {
                if (distances[before[j]] == NO_MATE) {
                    distances[before[j]] = distances[queue[i]] + 1;
                    queue[queued++] = before[j];
                }
            }
        }
        return distances;
    }
}
