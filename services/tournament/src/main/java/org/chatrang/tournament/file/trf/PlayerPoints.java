package org.chatrang.tournament.file.trf;

import java.util.List;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/**
 * The points a report gives a player: those of all rounds, changed by abnormal ones.
 *
 * @param games the point system
 * @param adjustments of players; none in team tournaments, whose abnormal points are those of teams
 */
record PlayerPoints(GamePoints games, List<Adjustment> adjustments) {
    Points of(int number, List<Outcome> rounds) {
        Points sum = Points.ZERO;
        for (int round = 1; round <= rounds.size(); round++) {
            sum = sum.plus(value(number, round, rounds.get(round - 1)));
        }
        for (Adjustment adjustment : adjustments) {
            boolean bonus = adjustment.outcome().isEmpty() && adjustment.round() <= rounds.size();
            if (bonus && adjustment.concerns(number, adjustment.round())) {
                sum = sum.plus(adjustment.gamePoints());
            }
        }
        return sum;
    }

    private Points value(int number, int round, Outcome outcome) {
        Points value = games.of(outcome);
        for (Adjustment adjustment : adjustments) {
            boolean meant =
                    adjustment.outcome().filter(kind -> kind == asKind(outcome)).isPresent();
            if (meant && adjustment.concerns(number, round)) {
                value = adjustment.gamePoints();
            }
        }
        return value;
    }

    /** As abnormal points name it: a short game is a game, an absence a bye without points. */
    private static Outcome asKind(Outcome outcome) {
        return switch (outcome) {
            case WIN_UNRATED -> Outcome.WIN;
            case DRAW_UNRATED -> Outcome.DRAW;
            case LOSS_UNRATED -> Outcome.LOSS;
            case ABSENT -> Outcome.ZERO_BYE;
            case WIN,
                    DRAW,
                    LOSS,
                    FORFEIT_WIN,
                    FORFEIT_LOSS,
                    HALF_BYE,
                    FULL_BYE,
                    PAIRING_BYE,
                    ZERO_BYE,
                    UNKNOWN,
                    PENDING -> outcome;
        };
    }
}
