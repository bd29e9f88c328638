package org.chatrang.laws.mate;

import java.util.Arrays;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Visits every position that can be reached, once, the most promising first, until one is mate. When none is left, no mate
 * exists: nothing is left out but positions for which {@link Material} or {@link LockedStructure} prove that.
 */
final class BestFirstSearch {
    /** How a search ended. */
    enum Outcome {
        MATE,
        EXHAUSTED,
        OUT_OF_NODES
    }

    private static final int[] NOTHING = {};
    /** Of so many positions one is tried with a guided line. */
    private static final int PROBE = 8;

    private final VisitedPositions visited = new VisitedPositions();
    private final Frontier plain = new Frontier(false);
    private final Frontier farther = new Frontier(true);
    private final Promise promise = new Promise();
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[MoveGenerator.MOST_MOVES];
    private final LockedStructure locked;
    private final GuidedPlay guided;
    private int mated;
    private boolean branched;
    private int taken;
    private int expanded;
    /** The guided line that mated, from the position {@link #mated} on. */
    private int[] continuation;

    BestFirstSearch(LockedStructure locked, GuidedPlay guided) {
        this.locked = locked;
        this.guided = guided;
    }

    private Board board;
    private int winner;

    /**
     * Starts anew; nothing is visited yet but the first position.
     *
     * @param start the position to start from; lost
     */
    void start(Board start, int side) {
        board = start;
        winner = side;
        visited.clear();
        plain.clear();
        farther.clear();
        branched = false;
        taken = 0;
        expanded = 0;
        continuation = NOTHING;
        int first = visited.add(board, -1, 0);
        plain.add(first, 0, board, winner);
    }

    /** Goes on where the search has stopped until so many positions are visited, give or take the last one's replies. */
    Outcome run(long maxNodes) {
        for (int node = take(); node >= 0; node = take()) {
            if (visited.expand(node)) {
                visited.load(node, board);
                if (visited.cameIrreversibly(node) && isHopeless()) {
                    continue;
                }
                if (++expanded % PROBE == 0 && guided.run(board, winner, 1, expanded)) {
                    mated = node;
                    continuation = guided.line();
                    return Outcome.MATE;
                }
                if (expand(node)) {
                    return Outcome.MATE;
                }
                if (visited.size() >= maxNodes) {
                    return Outcome.OUT_OF_NODES;
                }
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int take() {
        boolean preferPlain = (taken++ & 1) == 0;
        int node = (preferPlain ? plain : farther).take();
        return node >= 0 ? node : (preferPlain ? farther : plain).take();
    }

    private boolean expand(int node) {
        boolean ours = board.turn() == winner;
        int size = generator.generate(board, moves);
        branched |= size > 1;
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            int reachedBy = isIrreversible(board, move) ? move | VisitedPositions.IRREVERSIBLE : move;
            long undo = board.make(move);
            int child = visited.add(board, node, reachedBy);
            if (child >= 0) {
                if (ours && board.checkers() != 0 && generator.count(board) == 0) {
                    mated = child;
                    return true;
                }
                promise.look(board, winner);
                plain.add(child, promise.plain(), board, winner);
                farther.add(child, promise.farther(), board, winner);
            }
            board.unmake(move, undo);
        }
        return false;
    }

    private static boolean isIrreversible(Board board, int move) {
        return Codes.kind(move) != Codes.CASTLING && board.pieceAt(Codes.to(move)) != Codes.NONE
                || Codes.type(board.pieceAt(Codes.from(move))) == Codes.PAWN;
    }

    private boolean isHopeless() {
        return Material.cannotMate(board, winner) || locked.provesNoMate(board, winner);
    }

    /** Whether some position had more than one legal move. */
    boolean branched() {
        return branched;
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
        int[] line = Arrays.copyOf(NOTHING, length + continuation.length);
        System.arraycopy(continuation, 0, line, length, continuation.length);
        for (int node = mated; length > 0; node = visited.parent(node)) {
            line[--length] = visited.move(node);
        }
        return line;
    }
}
