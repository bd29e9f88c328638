package org.chatrang.laws.mate;

import org.chatrang.laws.board.Attacks;

/**
 * The pairs of squares the two kings may ever stand on, over-approximated: for each square of the loser's king the set of
 * squares of the winner's. Kings never touch, which keeps them apart in narrow places no matter what the other men do.
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
                long apart = ~(Attacks.king(loser) | 1L << loser);
                long open = openToWinner & apart;
                long reached = winners[loser];
                long grown = flood(reached, open);
                if (grown != reached) {
                    winners[loser] = grown;
                    changed = true;
                }
                for (long steps = Attacks.king(loser) & openToLoser; steps != 0; steps &= steps - 1) {
                    int next = Long.numberOfTrailingZeros(steps);
                    long added = grown & ~(Attacks.king(next) | 1L << next) & ~winners[next];
                    if (added != 0) {
                        winners[next] |= added;
                        losers |= 1L << next;
                        changed = true;
                    }
                }
            }
            spread |= changed;
        }
        return spread;
    }

    /** One of the kings castles, whatever the other does. */
    boolean add(boolean winnerCastles, int to) {
        boolean changed = false;
        if (winnerCastles) {
            for (long rest = losers; rest != 0; rest &= rest - 1) {
                int loser = Long.numberOfTrailingZeros(rest);
                long bit = 1L << to;
                if ((winners[loser] & bit) == 0 && ((Attacks.king(loser) | 1L << loser) & bit) == 0) {
                    winners[loser] |= bit;
                    changed = true;
                }
            }
            return changed;
        }
        long added = winners() & ~(Attacks.king(to) | 1L << to) & ~winners[to];
        if (added != 0) {
            winners[to] |= added;
            losers |= 1L << to;
            return true;
        }
        return false;
    }

    private static long flood(long from, long open) {
        long reached = from;
        while (true) {
            long next = reached | Steps.king(reached) & open;
            if (next == reached) {
                return reached;
            }
            reached = next;
        }
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
