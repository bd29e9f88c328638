package org.chatrang.tournament.model;

import java.util.List;

/**
 * A team with its list in board order.
 *
 * @param number the team's pairing number, positive
 * @param nick short name or federation, or empty
 * @param strength the strength factor the list was ordered by, e.g. an average rating; 0 if none
 * @param members the players' numbers in board order, reserves last
 */
public record Team(int number, String name, String nick, Points strength, List<Integer> members) {
    public Team {
        if (number <= 0) {
            throw new IllegalArgumentException("team " + name + " has number " + number + ": it must be positive");
        }
        members = List.copyOf(members);
    }

    /** The board of the list a player has, from 1; 0 if he is no member. */
    public int listedBoard(int player) {
        return members.indexOf(player) + 1;
    }
}
