package org.chatrang.tournament.model;

import java.util.List;

/**
 * The players a team puts up in a round, if not in the order of its list (TRF record 300).
 *
 * @param players by board, 0 for an empty board
 */
public record LineUp(int round, int team, int opponent, List<Integer> players) {
    public LineUp {
        players = List.copyOf(players);
    }
}
