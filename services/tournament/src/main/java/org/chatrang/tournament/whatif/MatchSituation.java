package org.chatrang.tournament.whatif;

import java.util.EnumSet;
import java.util.Set;
import java.util.TreeSet;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.TeamMatch;

/**
 * How a team match stands while its games run.
 *
 * @param first game points of the first team so far
 * @param openBoards boards whose games run, are not begun, or whose result may still change
 * @param possible the results for the first team that can still come about
 * @param differences the differences of game points that can still come about, in units of {@link Points}, ascending
 */
public record MatchSituation(
        int round,
        int firstTeam,
        int secondTeam,
        Points first,
        Points second,
        int openBoards,
        Set<Result> possible,
        Set<Long> differences) {

    /** A result of a match for its first team. */
    public enum Result {
        WON,
        DRAWN,
        LOST
    }

    public MatchSituation {
        possible = Set.copyOf(possible);
        differences = java.util.Collections.unmodifiableSet(new TreeSet<>(differences));
    }

    /** The situation of a match that has its boards, or is decided as a whole. */
    public static MatchSituation of(TeamMatch match, GamePoints points, int boards) {
        long first = 0;
        long second = 0;
        int open = 0;
        Set<Long> differences = new TreeSet<>(Set.of(0L));
        long swing = points.win().minus(points.loss()).units();
        for (Board board : match.boards()) {
            if (board.isPending() || board.provisional()) {
                open++;
            }
            if (board.isPending()) {
                differences = afterAnyResult(differences, swing);
            } else {
                first += points.of(board.firstOutcome()).units();
                second += points.of(board.secondOutcome()).units();
            }
        }
        if (match.boards().isEmpty() && match.isPending()) {
            open = boards;
            for (int board = 0; board < boards; board++) {
                differences = afterAnyResult(differences, swing);
            }
        }
        if (match.score().isPresent()) {
            first = match.score().get().first().units();
            second = match.score().get().second().units();
        }
        long all = points.win().units() * boards;
        switch (match.decision()) {
            case BOARDS, BOTH_FORFEIT -> {}
            case FIRST_FORFEITS -> second = all;
            case SECOND_FORFEITS -> first = all;
        }
        Set<Long> reached = new TreeSet<>();
        Set<Result> possible = EnumSet.noneOf(Result.class);
        for (long difference : differences) {
            long end = first - second + difference;
            reached.add(end);
            possible.add(end > 0 ? Result.WON : end < 0 ? Result.LOST : Result.DRAWN);
        }
        return new MatchSituation(
                match.round(),
                match.first(),
                match.second(),
                new Points(first),
                new Points(second),
                open,
                possible,
                reached);
    }

    private static Set<Long> afterAnyResult(Set<Long> differences, long swing) {
        Set<Long> next = new TreeSet<>();
        for (long difference : differences) {
            next.add(difference - swing);
            next.add(difference);
            next.add(difference + swing);
        }
        return next;
    }

    /** No game that still runs can change who wins. */
    public boolean isDecided() {
        return possible.size() == 1;
    }

    public boolean canStill(Result result) {
        return possible.contains(result);
    }
}
