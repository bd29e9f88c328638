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

    final VisitedPositions visited = new VisitedPositions();
    private final OpenPositions open = new OpenPositions();
    private final MoveGenerator generator = new MoveGenerator();
    private final int[] moves = new int[256];
    private final int[] none = new int[1];
    private final LockedStructure locked;
    static final int DW = Integer.getInteger("dw", 4);
    private int mated;
    boolean branched;
    long statics;

    BestFirstSearch(LockedStructure locked) {
        this.locked = locked;
    }

    Outcome run(Board board, int winner, long maxNodes) {
        visited.clear();
        open.clear();
        fresh.clear();
        taken = 0;
        stamp++;
        branched = false;
        open.add(visited.add(board, -1, 0), 0);
        int turnCounter = 0;
        int oldest = 0;
        for (int node = take(); node >= 0; node = take()) {
            visited.load(node, board);
            int depth = visited.depth(node) + 1;
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
                        int h = Promise.distance(board, winner);
                        if (novel(board, winner, h)) {
                            fresh.add(child, h);
                        } else {
                            open.add(child, h);
                        }
                    }
                }
                board.unmake(move, undo);
            }
        }
        return Outcome.EXHAUSTED;
    }

    private int taken;
    private final OpenPositions fresh = new OpenPositions();
    private final int[] seen = new int[1 << 16];
    private int stamp;

    private int take() {
        if ((++taken & MIX) != 0) {
            int node = fresh.takeBest();
            return node >= 0 ? node : open.takeBest();
        }
        int node = open.takeBest();
        return node >= 0 ? node : fresh.takeBest();
    }
    static final int MIX = Integer.getInteger("mix", 3);

    private boolean novel(Board board, int winner, int h) {
        long men = board.pieces(winner, Codes.KNIGHT) | board.pieces(winner, Codes.BISHOP) | board.pieces(winner, Codes.PAWN);
        long x = men * 0x9E3779B97F4A7C15L + (h << 13 | board.king(0) << 7 | board.king(1) << 1 | board.turn());
        x = (x ^ x >>> 32) * 0xBF58476D1CE4E5B9L;
        int at = (int) (x >>> 48);
        if (seen[at] == stamp) {
            return false;
        }
        seen[at] = stamp;
        return true;
    }

    private boolean prunes(Board board, int winner) {
        return Material.cannotMate(board, winner) || locked.provesNoMate(board, winner);
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
