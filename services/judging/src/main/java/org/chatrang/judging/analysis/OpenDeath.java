package org.chatrang.judging.analysis;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.AnalysisCompleted;
import org.chatrang.events.JudgeName;
import org.chatrang.judging.fold.Ending;
import org.chatrang.judging.fold.GameState;
import org.chatrang.judging.fold.Line;
import org.chatrang.laws.MatingChances.Chance;

/**
 * The question whether a game has reached a dead position, where a judge's budget did not decide it. If a mate is possible in
 * a later position it was possible in every one before it that led there by legal moves; so only positions after the last one
 * with a known mate are in question.
 */
public final class OpenDeath {
    private OpenDeath() {}

    /**
     * The positions of a game that may be dead. First the earliest, so that the game ends where it came to it; but when searches
     * have answered some, the latest, because a mate known there answers all.
     */
    public static List<Question> of(GameState game, JudgeName judge, MateSearch search) {
        if (!game.isOpen() || game.line() == null || isSettled(game.ending())) {
            return List.of();
        }
        if (search.anyMate(game.position()) != Chance.UNKNOWN) {
            return List.of();
        }
        List<Question> latestFirst = new ArrayList<>();
        boolean answered = false;
        for (Line.Stop stop : game.line().stretch().reversed()) {
            AnalysisCompleted.Chance found =
                    game.analyses().of(judge, stop.seq()).orElse(null);
            answered |= found != null;
            if (found == AnalysisCompleted.Chance.CANNOT) {
                return List.of();
            }
            if (found == AnalysisCompleted.Chance.CAN || search.anyMate(stop.position()) != Chance.UNKNOWN) {
                break;
            }
            if (found == null && isAsked(stop)) {
                latestFirst.add(new Question(game.gameId(), stop.seq(), stop.ply(), stop.position(), null));
            }
        }
        return answered ? latestFirst : latestFirst.reversed();
    }

    /** The first position of a game came about by no move. */
    private static boolean isAsked(Line.Stop stop) {
        return stop.ply() > 0;
    }

    private static boolean isSettled(Ending ending) {
        return ending != null && ending.isSettled();
    }
}
