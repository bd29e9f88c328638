package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.BareMaterial;
import org.chatrang.laws.Colour;
import org.chatrang.laws.DeadPosition;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.PositionIdentity;

/**
 * The game as far as its moves are completed: the first position and one more after each half-move. A completed move may be
 * illegal, or not be understood; whether it stands or is put right is seen from how the game goes on, so the position before it
 * is kept in view.
 */
final class Line {
    private static final int SEVENTY_FIVE_MOVES = 150;
    private static final int FIVEFOLD = 5;
    private static final BareMaterial MATERIAL = new BareMaterial();

    private final List<Node> nodes = new ArrayList<>();
    /** What was taken back, as long as no other move was completed. */
    private final List<Node> undone = new ArrayList<>();

    /**
     * The board after a half-move.
     *
     * @param position null if nothing can be played from it
     * @param board what stands on it
     * @param legal whether the move that led to it was legal
     */
    record Node(Position position, SensedBoard board, boolean legal) {
        static Node of(Position position) {
            return new Node(position, SensedBoard.of(position.setup()), true);
        }
    }

    Line(Position start) {
        nodes.add(Node.of(start));
    }

    /** How many half-moves are completed. */
    int ply() {
        return nodes.size() - 1;
    }

    Node last() {
        return nodes.getLast();
    }

    Node after(int ply) {
        return nodes.get(ply);
    }

    /** The position from which the game goes on if it is put right. */
    Position position() {
        return nodes.get(sound()).position();
    }

    /** Whose move it is after the last half-move, by their number. */
    Colour turn() {
        Colour first = nodes.getFirst().position().turn();
        return ply() % 2 == 0 ? first : first.other();
    }

    /** The last half-move that can be built upon without doubt. */
    int sound() {
        int ply = ply();
        while (!nodes.get(ply).legal() && ply > 0) {
            ply--;
        }
        return ply;
    }

    /** The plies after which the game may go on: the last one and, as long as that was illegal, the ones before. */
    List<Integer> bases() {
        List<Integer> bases = new ArrayList<>();
        for (int ply = ply(); ply >= sound(); ply--) {
            if (nodes.get(ply).position() != null) {
                bases.add(ply);
            }
        }
        return bases;
    }

    void play(Move move) {
        undone.clear();
        nodes.add(Node.of(last().position().play(move)));
    }

    /** A half-move was completed that is illegal, or not understood, and the board shows this. */
    void stand(SensedBoard board, Optional<Position> position) {
        undone.clear();
        nodes.add(new Node(position.orElse(null), board, false));
    }

    /** Takes back everything after that ply. */
    void cutTo(int ply) {
        nodes.subList(ply + 1, nodes.size()).clear();
    }

    /** The game is taken up after that ply; perhaps only to look at something. */
    void goBack(int ply) {
        List<Node> later = nodes.subList(ply + 1, nodes.size());
        undone.addAll(0, later);
        later.clear();
    }

    /** Whether the board shows the position that was last reached before the game was taken up earlier. */
    boolean returnsTo(SensedBoard shown) {
        return !undone.isEmpty() && undone.getLast().board().equals(shown);
    }

    /** It goes on from there. */
    void comeBack() {
        nodes.addAll(undone);
        undone.clear();
    }

    /** The last ply before the end after which, by a legal move, the board showed this; -1 if there is none. */
    int earlier(SensedBoard shown) {
        for (int ply = ply() - 1; ply >= 0; ply--) {
            Node node = nodes.get(ply);
            if (node.legal() && node.board().equals(shown)) {
                return ply;
            }
        }
        return -1;
    }

    /** Whether a position that follows ends the game by itself (Articles 5.1.1, 5.2.1, 5.2.2, 9.6), so no press need follow. */
    boolean ends(Position after) {
        return after.isCheckmate()
                || after.isStalemate()
                || after.halfmoveClock() >= SEVENTY_FIVE_MOVES
                || DeadPosition.isProved(after, MATERIAL)
                || occurrences(after) >= FIVEFOLD - 1;
    }

    /** Whether the last move mated or stalemated. */
    boolean isDecided() {
        return last().legal()
                && (last().position().isCheckmate() || last().position().isStalemate());
    }

    private long occurrences(Position after) {
        PositionIdentity identity = after.identity();
        return nodes.stream()
                .filter(node -> node.position() != null && node.position().key() == after.key())
                .filter(node -> node.position().identity().equals(identity))
                .count();
    }
}
