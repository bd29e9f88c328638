package org.chatrang.tournament.rank;

import java.util.HashMap;
import java.util.Map;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.Tournament;

/**
 * The team score of a Scheveningen (or Schiller) event: the sum of the game points of the members. The players are ranked as
 * in any tournament of individuals whose pairings are predetermined.
 */
public final class Scheveningen {
    private Scheveningen() {}

    /**
     * Points by team number after a round.
     *
     * @throws IllegalArgumentException if two players of one team met, which no such pairing does
     */
    public static Map<Integer, Points> teamPoints(Tournament tournament, int afterRound) {
        Map<Integer, Integer> teamOf = new HashMap<>();
        for (Team team : tournament.teams()) {
            team.members().forEach(member -> teamOf.put(member, team.number()));
        }
        Map<Integer, Points> points = new HashMap<>();
        for (Player player : tournament.players()) {
            Integer team = teamOf.get(player.number());
            for (int round = 1; team != null && round <= afterRound; round++) {
                int opponent = player.round(round).opponent();
                if (opponent > 0 && team.equals(teamOf.get(opponent))) {
                    throw new IllegalArgumentException("round " + round + ": " + player.number() + " and " + opponent
                            + " of team " + team + " meet, in a Scheveningen only players of different teams do");
                }
                Points gained = tournament
                        .regulations()
                        .gamePoints()
                        .of(player.round(round).outcome());
                points.merge(team, gained, Points::plus);
            }
        }
        return points;
    }
}
