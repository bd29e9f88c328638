package org.chatrang.gateway.inference;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Colour;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;

/**
 * The moves on the board that are not completed yet, usually none or one.
 *
 * @param base the completed ply they follow
 * @param moves in order
 * @param positions before each move and after the last, one more than moves
 * @param board what the board shows after the last
 */
record Chain(int base, List<Move> moves, List<Position> positions, SensedBoard board) {

    static Chain none(int base, Position position) {
        return none(base, position, SensedBoard.of(position.setup()));
    }

    /** The same, what the position looks like being known. */
    static Chain none(int base, Position position, SensedBoard board) {
        return new Chain(base, List.of(), List.of(position), board);
    }

    Chain then(Move move) {
        List<Move> longer = new ArrayList<>(moves);
        longer.add(move);
        List<Position> after = new ArrayList<>(positions);
        after.add(last().play(move));
        return new Chain(base, List.copyOf(longer), List.copyOf(after), Matching.after(board, move));
    }

    Chain then(List<Move> more) {
        Chain chain = this;
        for (Move move : more) {
            chain = chain.then(move);
        }
        return chain;
    }

    /** The first moves only. */
    Chain first(int count) {
        return count == size()
                ? this
                : new Chain(
                        base,
                        moves.subList(0, count),
                        positions.subList(0, count + 1),
                        SensedBoard.of(positions.get(count).setup()));
    }

    /** Without the first move, which was completed. */
    Chain rest() {
        return new Chain(base + 1, moves.subList(1, moves.size()), positions.subList(1, positions.size()), board);
    }

    boolean isEmpty() {
        return moves.isEmpty();
    }

    int size() {
        return moves.size();
    }

    Position last() {
        return positions.getLast();
    }

    /** The ply of the n-th move, counted from 0. */
    int ply(int n) {
        return base + n + 1;
    }

    /** Who made the n-th move. */
    Colour mover(int n) {
        return positions.get(n).turn();
    }

    /** How many moves there are up to the last one made by that side, 0 if it made none. */
    int upToLastOf(Colour side) {
        for (int n = size() - 1; n >= 0; n--) {
            if (mover(n) == side) {
                return n + 1;
            }
        }
        return 0;
    }
}
