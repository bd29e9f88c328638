package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.Square;

/**
 * Finds the moves made while the board was not heard: up to six half-moves, if only one order of them leads to what is shown.
 * Every man that moved is taken to have moved for good, so that a half-move changes squares that differ.
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

    /** The moves, none if there are several possibilities, or none at all, or too much has changed. */
    static List<Move> find(Position position, SensedBoard before, SensedBoard shown) {
        for (int depth = 3; depth <= MOST; depth++) {
            CatchUp search = new CatchUp(shown);
            search.search(position, before, depth, new ArrayList<>());
            if (search.left <= 0 || search.found.size() > 1) {
                return List.of();
            }
            if (search.found.size() == 1) {
                return search.found.getFirst();
            }
        }
        return List.of();
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
