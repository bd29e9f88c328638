package org.chatrang.tournament.knockout;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/**
 * A knock-out match: a state that follows from the rules and the games in their order.
 *
 * @param first number of a player
 * @param games in the order they were played, over all stages
 */
public record Match(MatchRules rules, int first, int second, List<MatchGame> games) {
    public Match {
        games = List.copyOf(games);
    }

    public Match after(MatchGame game) {
        List<MatchGame> more = new ArrayList<>(games);
        more.add(game);
        return new Match(rules, first, second, more);
    }

    /** The match ended by a withdrawal, or by a decision of the arbiter. */
    public MatchState.Decided endedFor(int winner, String reason) {
        if (winner != first && winner != second) {
            throw new IllegalArgumentException(winner + " does not play this match of " + first + " and " + second);
        }
        return new MatchState.Decided(winner, -1, reason);
    }

    /**
     * Where the match stands.
     *
     * @throws IllegalArgumentException if a game is there that the rules do not have, with its number
     */
    public MatchState state() {
        int played = 0;
        for (int index = 0; index < rules.stages().size(); index++) {
            Course course = new Course(index);
            while (played < games.size() && !course.isOver()) {
                course.add(games.get(played), played + 1);
                played++;
            }
            if (course.winner() != 0) {
                if (played < games.size()) {
                    throw new IllegalArgumentException("game " + (played + 1) + ": the match was decided before");
                }
                return new MatchState.Decided(
                        course.winner(), index, rules.stages().get(index).name() + " " + course.score());
            }
            if (!course.isOver()) {
                return new MatchState.Next(
                        index,
                        course.count + 1,
                        course.nextWhite(played),
                        new Points(course.one),
                        new Points(course.two));
            }
        }
        if (played < games.size()) {
            throw new IllegalArgumentException("game " + (played + 1) + ": " + rules.name() + " has no stage for it");
        }
        return new MatchState.Exhausted(total(true), total(false));
    }

    private Points total(boolean ofFirst) {
        Points sum = Points.ZERO;
        for (MatchGame game : games) {
            boolean white = game.white() == first == ofFirst;
            sum = sum.plus(rules.points().of(white ? game.whiteOutcome() : game.blackOutcome()));
        }
        return sum;
    }

    /** One stage while it is played. */
    private final class Course {
        private final Stage stage;
        private int count;
        private long one;
        private long two;
        private int lastWhite;
        private boolean lastDrawn;

        Course(int index) {
            this.stage = rules.stages().get(index);
        }

        void add(MatchGame game, int number) {
            if (game.white() != first && game.white() != second) {
                throw new IllegalArgumentException("game " + number + ": " + game.white()
                        + " does not play this match of " + first + " and " + second);
            }
            if (game.whiteOutcome() == Outcome.PENDING || game.whiteOutcome().isBye()) {
                throw new IllegalArgumentException("game " + number + " has no result: " + game.whiteOutcome());
            }
            GamePoints points = rules.points();
            boolean firstIsWhite = game.white() == first;
            one += points.of(firstIsWhite ? game.whiteOutcome() : game.blackOutcome())
                    .units();
            two += points.of(firstIsWhite ? game.blackOutcome() : game.whiteOutcome())
                    .units();
            lastWhite = game.white();
            lastDrawn = game.whiteOutcome().isDrawnOverTheBoard();
            count++;
        }

        boolean isOver() {
            return switch (stage.ending()) {
                case AFTER_ITS_GAMES -> count == stage.games() || winner() != 0;
                case FIRST_DECIDED_GAME -> one != two;
                case DRAW_IS_WON_BY_BLACK -> count == 1;
            };
        }

        /** Who has won the stage for sure, 0 for nobody. */
        int winner() {
            if (stage.ending() == Stage.Ending.DRAW_IS_WON_BY_BLACK && count == 1 && lastDrawn) {
                return lastWhite == first ? second : first;
            }
            long stillToWin = stage.ending() == Stage.Ending.AFTER_ITS_GAMES
                    ? (stage.games() - count) * rules.points().win().units()
                    : 0;
            return one > two + stillToWin ? first : two > one + stillToWin ? second : 0;
        }

        int nextWhite(int played) {
            boolean newStage = count == 0;
            if (newStage && (stage.colours() != Stage.Colours.ALTERNATE || played == 0)) {
                return 0;
            }
            int before = newStage ? games.get(played - 1).white() : lastWhite;
            return before == first ? second : first;
        }

        String score() {
            return new Points(one) + "-" + new Points(two);
        }
    }
}
