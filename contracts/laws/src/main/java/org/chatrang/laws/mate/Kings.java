package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;

/**
 * The pairs of squares the two kings may ever stand on, never too few: for each square of the loser's king the set of squares
 * of the winner's. Kings never touch, which keeps them apart in narrow places no matter what the other men do.
 */
final class Kings {
    private final long[] winners = new long[64];
    private long losers;

    /** Only the pair that is on the board. */
    void start(int winner, int loser) {
        for (long rest = losers; rest != 0; rest &= rest - 1) {
            winners[Long.numberOfTrailingZeros(rest)] = 0;
        }
        losers = 1L << loser;
        winners[loser] = 1L << winner;
    }

    /**
     * Lets both kings step wherever these squares let them.
     *
     * @return whether a new pair came up
     */
    boolean spread(long openToWinner, long openToLoser) {
        boolean spread = false;
        boolean changed = true;
        while (changed) {
            changed = false;
            for (long rest = losers; rest != 0; rest &= rest - 1) {
                int loser = Long.numberOfTrailingZeros(rest);
                changed |= add(loser, flood(winners[loser], openToWinner & apart(loser)));
                for (long steps = Attacks.king(loser) & openToLoser; steps != 0; steps &= steps - 1) {
                    changed |= add(Long.numberOfTrailingZeros(steps), winners[loser]);
                }
            }
            spread |= changed;
        }
        return spread;
    }

    /**
     * Lets one king castle, wherever the other stands.
     *
     * @return whether a new pair came up
     */
    boolean castle(boolean winnerCastles, int to) {
        if (!winnerCastles) {
            return add(to, winners());
        }
        boolean changed = false;
        for (long rest = losers; rest != 0; rest &= rest - 1) {
            changed |= add(Long.numberOfTrailingZeros(rest), 1L << to);
        }
        return changed;
    }

    private boolean add(int loser, long added) {
        long grown = winners[loser] | added & apart(loser);
        boolean changed = grown != winners[loser];
        winners[loser] = grown;
        if (grown != 0) {
            losers |= 1L << loser;
        }
        return changed;
    }

    private static long apart(int king) {
        return ~(Attacks.king(king) | 1L << king);
    }

    private static long flood(long from, long open) {
        long reached = from;
        long next = reached | Steps.king(reached) & open;
        while (next != reached) {
            reached = next;
            next = reached | Steps.king(reached) & open;
        }
        return reached;
    }

    /** The squares the loser's king may stand on. */
    long losers() {
        return losers;
    }

    /** The squares the winner's king may stand on while the loser's stands there. */
    long winners(int loser) {
        return winners[loser];
    }

    /** All squares the winner's king may stand on. */
    long winners() {
        long all = 0;
        for (long rest = losers; rest != 0; rest &= rest - 1) {
            all |= winners[Long.numberOfTrailingZeros(rest)];
        }
        return all;
    }
}
