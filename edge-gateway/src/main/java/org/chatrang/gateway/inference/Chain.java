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
 */
record Chain(int base, List<Move> moves, List<Position> positions) {

    static Chain none(int base, Position position) {
        return new Chain(base, List.of(), List.of(position));
    }

    Chain then(Move move) {
        List<Move> longer = new ArrayList<>(moves);
        longer.add(move);
        List<Position> after = new ArrayList<>(positions);
        after.add(last().play(move));
        return new Chain(base, List.copyOf(longer), List.copyOf(after));
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
        return new Chain(base, moves.subList(0, count), positions.subList(0, count + 1));
    }

    /** Without the first move, which was completed. */
    Chain rest() {
        return new Chain(base + 1, moves.subList(1, moves.size()), positions.subList(1, positions.size()));
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

    SensedBoard board() {
        return SensedBoard.of(last().setup());
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
