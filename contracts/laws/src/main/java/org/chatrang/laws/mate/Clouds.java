package org.chatrang.laws.mate;

import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.MoveGenerator;

/**
 * Proves that a side cannot mate by {@link CloudSearch} with one of the {@link CloudChoices}. Where few moves are possible and
 * no cloud proves it, each of them is tried instead, and so on for a few plies: a cloud often serves only after a forced
 * exchange.
 */
final class Clouds {
    /** Positions visited for each choice, in one round after the other. */
    private static final int[] ROOMS = {2_000, 60_000};

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
     * @param maxNodes positions to visit at most, give or take the last choice's
     */
    boolean provesNoMate(Board start, int winner, long maxNodes) {
        nodes = 0;
        limit = maxNodes;
        return provesNoMateWithin(start, winner, PLIES);
    }

    private boolean provesNoMateWithin(Board start, int winner, int plies) {
        int[] moves = new int[MoveGenerator.MOST_MOVES];
        int size = generator.generate(start, moves);
        if (size == 0) {
            return start.checkers() == 0 || start.turn() == winner;
        }
        if (Material.cannotMate(start, winner)) {
            return true;
        }
        return start.castlingRooks() == 0 && provesByOneCloud(start, winner)
                || plies > 0 && size <= FEW_MOVES && provesByMoves(start, winner, moves, size, plies);
    }

    private boolean provesByOneCloud(Board start, int winner) {
        Long[] sets = choices.of(start, winner).toArray(new Long[0]);
        int open = sets.length;
        for (int room : ROOMS) {
            int left = 0;
            for (int i = 0; i < open && nodes < limit; i++) {
                if (search.provesNoMate(start, winner, sets[i], room)) {
                    nodes += search.nodes();
                    return true;
                }
                nodes += search.nodes();
                if (search.nodes() > room) {
                    sets[left++] = sets[i];
                }
            }
            open = left;
        }
        return false;
    }

    private boolean provesByMoves(Board start, int winner, int[] moves, int size, int plies) {
        for (int i = 0; i < size; i++) {
            Board next = new Board(start);
            next.make(moves[i]);
            if (!provesNoMateWithin(next, winner, plies - 1)) {
                return false;
            }
        }
        return true;
    }
}
