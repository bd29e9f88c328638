package org.chatrang.tournament.model;

import java.util.List;
import java.util.Optional;

/**
 * A match of two teams.
 *
 * @param first the team with White on the first board
 * @param decision how it was decided
 * @param boards from board 1; may be empty if only the score is known
 * @param score the game points, if they are given and not to be counted from the boards
 */
public record TeamMatch(int round, int first, int second, Decision decision, List<Board> boards, Optional<Score> score)
        implements TeamPairing {

    /** How a match was decided. */
    public enum Decision {
        /** By its boards (or its score). */
        BOARDS,
        /** The first team did not come: the other has the points of a win and all boards. */
        FIRST_FORFEITS,
        SECOND_FORFEITS,
        BOTH_FORFEIT
    }

    /** The game points of the two teams. */
    public record Score(Points first, Points second) {}

    public TeamMatch {
        if (first == second) {
            throw new IllegalArgumentException("round " + round + ": team " + first + " is paired with itself");
        }
        boards = List.copyOf(boards);
    }

    public static TeamMatch ofBoards(int round, int first, int second, List<Board> boards) {
        return new TeamMatch(round, first, second, Decision.BOARDS, boards, Optional.empty());
    }

    public static TeamMatch ofScore(int round, int first, int second, Points firstPoints, Points secondPoints) {
        return new TeamMatch(
                round, first, second, Decision.BOARDS, List.of(), Optional.of(new Score(firstPoints, secondPoints)));
    }

    public static TeamMatch forfeited(int round, int first, int second, Decision decision) {
        return new TeamMatch(round, first, second, decision, List.of(), Optional.empty());
    }

    public boolean includes(int team) {
        return first == team || second == team;
    }

    /** A game of the match is not over, or nothing is known of it yet. */
    public boolean isPending() {
        return decision == Decision.BOARDS
                && score.isEmpty()
                && (boards.isEmpty() || boards.stream().anyMatch(Board::isPending));
    }

    public TeamMatch withBoards(List<Board> changed) {
        return new TeamMatch(round, first, second, decision, changed, score);
    }
}
