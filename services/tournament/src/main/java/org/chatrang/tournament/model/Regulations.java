package org.chatrang.tournament.model;

import java.util.List;

/**
 * The rules of a tournament, published before its start.
 *
 * @param rounds the number of rounds announced; 0 if unknown: then as many as are recorded
 * @param boards boards of a team match; 0 for individuals
 * @param primary what teams are ranked by first; {@link ScoreKind#GAME_POINTS} for individuals
 * @param tieBreaks the codes of the list in order (TRF records 202 and 212), without the leading points
 */
public record Regulations(
        PairingSystem system,
        int rounds,
        int boards,
        GamePoints gamePoints,
        MatchPoints matchPoints,
        ScoreKind primary,
        List<String> tieBreaks) {
    public Regulations {
        tieBreaks = List.copyOf(tieBreaks);
        if (system.isTeam() && boards <= 0) {
            throw new IllegalArgumentException(system + " with " + boards + " boards: a team match has at least one");
        }
    }

    /** An individual tournament with 1, ½, 0. */
    public static Regulations individual(PairingSystem system, int rounds, List<String> tieBreaks) {
        return new Regulations(
                system, rounds, 0, GamePoints.STANDARD, MatchPoints.STANDARD, ScoreKind.GAME_POINTS, tieBreaks);
    }

    /** A team tournament with 2, 1, 0 match points first. */
    public static Regulations team(PairingSystem system, int rounds, int boards, List<String> tieBreaks) {
        return new Regulations(
                system, rounds, boards, GamePoints.STANDARD, MatchPoints.STANDARD, ScoreKind.MATCH_POINTS, tieBreaks);
    }

    public Regulations withTieBreaks(List<String> changed) {
        return new Regulations(system, rounds, boards, gamePoints, matchPoints, primary, changed);
    }
}
