package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/**
 * Finds the moves made while the board was not heard: up to six half-moves. Every man that moved is taken to have moved for
 * good, so that a half-move changes squares that differ. The fewest half-moves are believed.
 */
final class CatchUp {
    private static final int MOST = 6;
    /** A half-move puts at most this many squares right (castling). */
    private static final int SQUARES = 4;

    private static final int BUDGET = 20_000;

    private final SensedBoard shown;
    private final List<List<Move>> found = new ArrayList<>();
    private int left = BUDGET;

    private CatchUp(SensedBoard shown) {
        this.shown = shown;
    }

    /**
     * Moves that lead to what is shown.
     *
     * @param moves in order
     * @param only whether no other moves and no other order lead there
     */
    record Missed(List<Move> moves, boolean only) {}

    /** The moves, empty if nothing was found or too much has changed. */
    static Optional<Missed> find(Position position, SensedBoard before, SensedBoard shown) {
        for (int depth = 3; depth <= MOST; depth++) {
            CatchUp search = new CatchUp(shown);
            search.search(position, before, depth, new ArrayList<>());
            if (!search.found.isEmpty()) {
                return Optional.of(new Missed(search.found.getFirst(), search.left > 0 && search.found.size() == 1));
            }
            if (search.left <= 0) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }

    private void search(Position position, SensedBoard before, int depth, List<Move> line) {
        long differences = before.differences(shown);
        if (--left <= 0 || found.size() > 1 || Long.bitCount(differences) > SQUARES * depth) {
            return;
        }
        if (depth == 1) {
            Matching.one(position, before, shown).ifPresent(last -> {
                List<Move> whole = new ArrayList<>(line);
                whole.add(last);
                found.add(whole);
            });
            return;
        }
        for (Move move : position.legalMoves()) {
            if (move.isCastling() || (differences & Square.bit(move.from())) != 0) {
                line.add(move);
                search(position.play(move), Matching.after(before, move), depth - 1, line);
                line.removeLast();
            }
        }
    }
}
