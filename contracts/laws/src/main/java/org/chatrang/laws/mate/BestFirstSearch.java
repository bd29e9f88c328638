package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/** Every position once, the most promising first. */
final class BestFirstSearch {
    enum Outcome {
        MATE,
        EXHAUSTED,
        OUT_OF_NODES
    }

    private final VisitedPositions visited = new VisitedPositions();
    private final OpenPositions open = new OpenPositions();
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[256];
    private final int[] none = new int[1];
    private final LockedStructure locked;
    private int mated;
    boolean branched;
    long statics;

    BestFirstSearch(LockedStructure locked) {
        this.locked = locked;
    }

    Outcome run(Board board, int winner, long maxNodes) {
        visited.clear();
        open.clear();
        branched = false;
        open.add(visited.add(board, -1, 0), 0);
        int turnCounter = 0;
        int oldest = 0;
        for (int node = open.takeBest(); node >= 0; node = open.takeBest()) {
            visited.load(node, board);
            boolean ours = board.turn() == winner;
            int size = generator.generate(board, moves);
            branched |= size > 1;
            for (int i = 0; i < size; i++) {
                int move = moves[i];
                int target = board.pieceAt(Codes.to(move));
                boolean irreversible = target != Codes.NONE && Codes.kind(move) != Codes.CASTLING
                        || board.pieceAt(Codes.from(move)) % 6 == Codes.PAWN;
                long undo = board.make(move);
                int child = visited.add(board, node, move);
                if (child >= 0) {
                    if (ours && board.checkers() != 0 && generator.count(board) == 0) {
                        mated = child;
                        return Outcome.MATE;
                    }
                    if (irreversible && prunes(board, winner)) {
                        statics++;
                    } else {
                        if (visited.size() >= maxNodes) {
                            return Outcome.OUT_OF_NODES;
                        }
                        open.add(child, Promise.distance(board, winner));
                    }
                }
                board.unmake(move, undo);
            }
        }
        return Outcome.EXHAUSTED;
    }

    private boolean prunes(Board board, int winner) {
        return locked.provesNoMate(board, winner);
    }

    int visitedPositions() {
        return visited.size();
    }

    /** The moves to the mate found. */
    int[] line() {
        int length = 0;
        for (int node = mated; visited.parent(node) >= 0; node = visited.parent(node)) {
            length++;
        }
        int[] line = new int[length];
        for (int node = mated; length > 0; node = visited.parent(node)) {
            line[--length] = visited.move(node);
        }
        return line;
    }
}
