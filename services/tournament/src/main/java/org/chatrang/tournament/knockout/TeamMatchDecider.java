package org.chatrang.tournament.knockout;

import java.util.List;
import java.util.function.IntToLongFunction;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.tiebreak.Code;

/** Decides a knock-out match of teams: by game points, then by its boards (C.07, 12) in the order the event gives. */
public final class TeamMatchDecider {
    private TeamMatchDecider() {}

    /**
     * The team that goes on.
     *
     * @param order of {@link Code#BC}, {@link Code#TBR} and {@link Code#BBE}
     * @return its number; 0 if the match is not over, or a play-off has to decide
     */
    public static int winner(TeamMatch match, GamePoints points, List<Code> order) {
        if (match.decision() != TeamMatch.Decision.BOARDS) {
            return switch (match.decision()) {
                case FIRST_FORFEITS -> match.second();
                case SECOND_FORFEITS -> match.first();
                case BOTH_FORFEIT, BOARDS -> 0;
            };
        }
        if (match.isPending()) {
            return 0;
        }
        int boards = match.boards().size();
        long difference = match.score()
                .map(score -> score.first().units() - score.second().units())
                .orElseGet(() -> difference(match, points, board -> 1));
        for (int i = 0; difference == 0 && i < order.size(); i++) {
            difference = byBoards(match, points, order.get(i), boards);
        }
        return difference > 0 ? match.first() : difference < 0 ? match.second() : 0;
    }

    private static long byBoards(TeamMatch match, GamePoints points, Code code, int boards) {
        if (code == Code.BC) {
            return -difference(match, points, board -> board);
        }
        if (code != Code.TBR && code != Code.BBE) {
            throw new IllegalArgumentException(code + " does not decide a match by its boards: BC, TBR or BBE does");
        }
        for (int i = 1; i < boards + (code == Code.TBR ? 1 : 0); i++) {
            int limit = code == Code.TBR ? i : boards - i;
            long difference = difference(
                    match,
                    points,
                    code == Code.TBR ? board -> board == limit ? 1 : 0 : board -> board <= limit ? 1 : 0);
            if (difference != 0) {
                return difference;
            }
        }
        return 0;
    }

    private static long difference(TeamMatch match, GamePoints points, IntToLongFunction weight) {
        long sum = 0;
        for (Board board : match.boards()) {
            long difference = points.of(board.firstOutcome()).units()
                    - points.of(board.secondOutcome()).units();
            sum += weight.applyAsLong(board.number()) * difference;
        }
        return sum;
    }
}
