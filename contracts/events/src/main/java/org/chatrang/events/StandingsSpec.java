package org.chatrang.events;

import java.util.List;
import java.util.Map;

/**
 * What the table of a section is made by, as the schedules of its games declare it. Of different declarations the one of the
 * first game counts, by round and board; byes and teams are each schedule's own.
 *
 * @param tieBreaks in the order in which they apply, e.g. {@code DE}, {@code BH/C1}; none for a table of points
 * @param system how the pairings are found, e.g. {@code SWISS}, {@code ROUND_ROBIN}; null for a Swiss system
 * @param rounds the number of rounds, null if it is not known yet
 * @param startDate the first day of the tournament, YYYY-MM-DD, which decides the edition of the tie-break rules; null for the
 *     earliest day of a game
 * @param byes who has no opponent in this round, by identity, with the letter tournament reports have for it: U allocated by the
 *     pairing, F full point, H half a point, Z no point
 * @param whiteTeam the team of the player with White, null in a tournament of individuals
 * @param blackTeam the other player's team, null in a tournament of individuals
 * @param matchPoints what a match of teams is worth won, drawn and lost, e.g. {@code 3-1-0}; null for {@code 2-1-0}
 */
public record StandingsSpec(
        List<String> tieBreaks,
        String system,
        Integer rounds,
        String startDate,
        Map<String, String> byes,
        String whiteTeam,
        String blackTeam,
        String matchPoints) {
    public StandingsSpec {
        tieBreaks = Require.list(tieBreaks, "tieBreaks");
        byes = Require.map(byes, "byes");
        if (rounds != null) {
            Require.atLeast(1, rounds, "rounds", "the count of rounds");
        }
    }

    /** With the usual match points. */
    public StandingsSpec(
            List<String> tieBreaks,
            String system,
            Integer rounds,
            String startDate,
            Map<String, String> byes,
            String whiteTeam,
            String blackTeam) {
        this(tieBreaks, system, rounds, startDate, byes, whiteTeam, blackTeam, null);
    }

    /** A list of tie-breaks and nothing else. */
    public static StandingsSpec of(String... tieBreaks) {
        return new StandingsSpec(List.of(tieBreaks), null, null, null, null, null, null);
    }
}
