package org.chatrang.tournament.model;

/**
 * A team without an opponent in a round.
 *
 * @param kind one of the byes of {@link Outcome}; teams nothing is recorded of are absent and need none
 */
public record TeamBye(int round, int team, Outcome kind) implements TeamPairing {
    public TeamBye {
        if (!kind.isBye()) {
            throw new IllegalArgumentException(
                    "round " + round + ", team " + team + ": " + kind + " is no bye of a team");
        }
    }
}
