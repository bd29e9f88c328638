package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Proves that a side cannot mate by {@link CloudSearch} with one of the {@link CloudChoices}. Where few moves are possible and
 * no cloud proves it, each of them is tried instead, and so on for a few plies: a cloud often serves only after a forced
 * exchange.
 */
final class Clouds {
    private static final int PLIES = 4;
    private static final int FEW_MOVES = 4;

    private final CloudSearch search = new CloudSearch();
    private final CloudChoices choices = new CloudChoices();
    private final MoveGenerator generator = new MoveGenerator();
    private long nodes;
    private long limit;

    /** Positions visited by the last proof, or attempt at one. */
    long nodes() {
        return nodes;
    }

    /**
     * Whether it is proved that the side cannot mate.
     *
     * @param room positions to visit for each choice
     * @param maxNodes positions to visit at most, give or take the last choice's
     */
    boolean provesNoMate(Board start, int winner, int room, long maxNodes) {
        nodes = 0;
        limit = maxNodes;
        return provesIt(start, winner, room, PLIES);
    }

    private boolean provesIt(Board start, int winner, int room, int plies) {
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int size = generator.generate(start, moves);
        if (size == 0) {
            return start.checkers() == 0 || start.turn() == winner;
        }
        if (Material.cannotMate(start, winner)) {
            return true;
        }
        return start.castlingRooks() == 0 && provesByOneCloud(start, winner, room)
                || plies > 0 && size <= FEW_MOVES && provesByMoves(start, winner, room, plies, moves, size);
    }

    private boolean provesByOneCloud(Board start, int winner, int room) {
        Long[] sets = choices.of(start, winner).toArray(new Long[0]);
        for (int i = 0; i < sets.length && nodes < limit; i++) {
            boolean proved = search.provesNoMate(start, winner, sets[i], room);
            nodes += search.nodes();
            if (proved) {
                return true;
            }
        }
        return false;
    }

    private boolean provesByMoves(Board start, int winner, int room, int plies, int[] moves, int size) {
        for (int i = 0; i < size; i++) {
            Board next = new Board(start);
            next.make(moves[i]);
            if (!provesIt(next, winner, room, plies - 1)) {
                return false;
            }
        }
        return true;
    }
}
