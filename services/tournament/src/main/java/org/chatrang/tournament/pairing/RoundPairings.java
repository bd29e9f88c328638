package org.chatrang.tournament.pairing;

import java.util.List;
import java.util.Set;

/**
 * The pairings of one round, of players or of teams.
 *
 * @param round from 1
 * @param games in the order of boards
 * @param byes who gets the pairing-allocated bye
 * @param absent who is known not to play
 */
public record RoundPairings(int round, List<Game> games, List<Integer> byes, Set<Integer> absent) {
    public RoundPairings {
        games = List.copyOf(games);
        byes = List.copyOf(byes);
        absent = Set.copyOf(absent);
    }

    /** Who meets whom; of teams, who has White on the first board. */
    public record Game(int white, int black) {}
}
