package org.chatrang.tournament.berger;

import java.util.ArrayList;
import java.util.List;

/**
 * A Scheveningen match: every player of team A meets every player of team B, one round after the other. Numbers 1 to n are
 * A's, n + 1 to 2n are B's. Team B moves one board a round, and colours alternate over the boards and the rounds.
 *
 * @param boards players of each team
 * @param rounds the pairs of each round in the order of A's players
 */
public record ScheveningenTable(int boards, List<List<Pair>> rounds) {
    public ScheveningenTable {
        rounds = rounds.stream().map(List::copyOf).toList();
    }

    /** The table of two teams of this size. */
    public static ScheveningenTable of(int boards) {
        if (boards < 1) {
            throw new IllegalArgumentException("a match on " + boards + " boards: it takes 1 or more");
        }
        List<List<Pair>> rounds = new ArrayList<>();
        for (int round = 0; round < boards; round++) {
            List<Pair> pairs = new ArrayList<>();
            for (int a = 1; a <= boards; a++) {
                Pair pair = new Pair(a, boards + Math.floorMod(a - 1 + round, boards) + 1);
                pairs.add((a + round) % 2 == 1 ? pair : pair.reversed());
            }
            rounds.add(pairs);
        }
        return new ScheveningenTable(boards, rounds);
    }
}
