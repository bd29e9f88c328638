package org.chatrang.tournament.model;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Tells a round robin by its pairings, for reports that do not name their system. */
public final class RoundRobin {
    private RoundRobin() {}

    /**
     * How often everybody meets everybody: 1 for a round robin, 2 for a double one; 0 if that is not how the pairings are.
     * Forfeited and unfinished games are meetings.
     */
    public static int cycles(List<Player> players) {
        Map<List<Integer>, Integer> meetings = new HashMap<>();
        for (Player player : players) {
            for (PlayerRound round : player.rounds()) {
                if (round.opponent() > player.number()) {
                    meetings.merge(List.of(player.number(), round.opponent()), 1, Integer::sum);
                }
            }
        }
        int pairs = players.size() * (players.size() - 1) / 2;
        if (pairs < 3 || meetings.size() != pairs) {
            return 0;
        }
        int cycles = meetings.values().iterator().next();
        return meetings.values().stream().allMatch(count -> count == cycles) ? cycles : 0;
    }
}
