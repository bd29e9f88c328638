package org.chatrang.tournament.berger;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The Berger table of a round robin (C.05, Annex 1). Players are the numbers drawn, from 1. With an odd number of players one
 * more number is added, and who is paired with it rests.
 *
 * @param players 2 or more
 * @param rounds the pairs of each round in the order of boards, without resting players
 */
public record BergerTable(int players, List<List<Pair>> rounds) {
    public BergerTable {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    /** A single round robin. */
    public static BergerTable single(int players) {
        if (players < 2) {
            throw new IllegalArgumentException("a round robin of " + players + " players: it takes 2 or more");
        }
        int even = players + players % 2;
        List<List<Pair>> rounds = new ArrayList<>();
        for (int round = 1; round < even; round++) {
            rounds.add(round(round, even).stream()
                    .filter(pair -> !pair.has(players % 2 == 0 ? 0 : even))
                    .toList());
        }
        return new BergerTable(players, rounds);
    }

    /**
     * A double round robin: the second cycle has the colours reversed.
     *
     * @param lastTwoReversed the last two rounds of the first cycle change places, so that nobody has one colour three times
     *     running
     */
    public static BergerTable twice(int players, boolean lastTwoReversed) {
        List<List<Pair>> first = new ArrayList<>(single(players).rounds);
        List<List<Pair>> second = first.stream()
                .map(round -> round.stream().map(Pair::reversed).toList())
                .toList();
        if (lastTwoReversed && first.size() > 1) {
            Collections.swap(first, first.size() - 2, first.size() - 1);
        }
        first.addAll(second);
        return new BergerTable(players, first);
    }

    /** Who rests in a round of an odd field, 0 if nobody does. */
    public int resting(int round) {
        for (int number = 1; number <= players; number++) {
            int sought = number;
            if (rounds.get(round - 1).stream().noneMatch(pair -> pair.has(sought))) {
                return number;
            }
        }
        return 0;
    }

    /** The last number changes colour from round to round; the others turn around it. */
    private static List<Pair> round(int round, int even) {
        boolean odd = round % 2 == 1;
        int top = odd ? (round + 1) / 2 : (even + round) / 2;
        List<Pair> pairs = new ArrayList<>();
        pairs.add(odd ? new Pair(top, even) : new Pair(even, top));
        for (int step = 1; step < even / 2; step++) {
            pairs.add(new Pair(turned(top + step, even - 1), turned(top - step, even - 1)));
        }
        return pairs;
    }

    private static int turned(int number, int turning) {
        return Math.floorMod(number - 1, turning) + 1;
    }
}
