package org.chatrang.tournament.knockout;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The places of a knock-out event: who went out in the same round shares a rank, the best of theirs.
 */
public final class Bracket {
    /** Who won and who lost; a bye is a match whose loser is 0. */
    public record Result(int winner, int loser) {}

    private Bracket() {}

    /**
     * The ranks of all.
     *
     * @param rounds the decided matches of each round, the first round first
     * @param thirdPlace the match of the losers of the semifinals, or null
     * @throws IllegalArgumentException if somebody plays on after he lost
     */
    public static Map<Integer, Integer> ranks(List<List<Result>> rounds, Result thirdPlace) {
        Map<Integer, Integer> wentOut = new HashMap<>();
        Set<Integer> all = new HashSet<>();
        for (int round = 0; round < rounds.size(); round++) {
            for (Result result : rounds.get(round)) {
                for (int player : List.of(result.winner(), result.loser())) {
                    if (wentOut.containsKey(player)) {
                        throw new IllegalArgumentException(player + " plays in round " + (round + 1)
                                + ", but lost in round " + (wentOut.get(player) + 1));
                    }
                }
                all.add(result.winner());
                if (result.loser() != 0) {
                    all.add(result.loser());
                    wentOut.put(result.loser(), round);
                }
            }
        }
        Map<Integer, Integer> ranks = new HashMap<>();
        for (int player : all) {
            int out = wentOut.getOrDefault(player, rounds.size());
            long longer = all.stream()
                    .filter(other -> wentOut.getOrDefault(other, rounds.size()) > out)
                    .count();
            ranks.put(player, (int) longer + 1);
        }
        if (thirdPlace != null) {
            ranks.merge(thirdPlace.loser(), 1, Integer::sum);
        }
        return ranks;
    }
}
