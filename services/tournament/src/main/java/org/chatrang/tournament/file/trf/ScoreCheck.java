package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.List;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Adjustment;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/**
 * Points in a report must be those of its results: they are what a reader of the file would trust. Byes announced for the
 * next round may be counted in them or not; an unknown result leaves them unchecked.
 */
final class ScoreCheck {
    private final PlayerLines players;
    private final GamePoints games;
    private final List<Adjustment> adjustments;
    private final Problems problems;

    ScoreCheck(PlayerLines players, GamePoints games, List<Adjustment> adjustments, Problems problems) {
        this.players = players;
        this.games = games;
        this.adjustments = adjustments;
        this.problems = problems;
    }

    void check() {
        for (TrfDocument.Placed<PlayerRecord> placed : players.placed()) {
            BigDecimal stated = placed.record().points();
            if (stated != null) {
                check(placed, PointSystems.points(stated));
            }
        }
    }

    private void check(TrfDocument.Placed<PlayerRecord> placed, Points stated) {
        PlayerRecord player = placed.record();
        boolean unknown = player.rounds().stream().anyMatch(cell -> cell.result() == '?');
        Points sum = sum(player.number(), players.paired());
        if (!unknown
                && !sum.equals(stated)
                && !sum(player.number(), player.rounds().size()).equals(stated)) {
            problems.at(
                    placed.line(),
                    PlayerRecord.POINTS_COLUMN,
                    sum + ", the points of the player's rounds,",
                    stated.toString());
        }
    }

    private Points sum(int number, int rounds) {
        Points sum = Points.ZERO;
        for (int round = 1; round <= rounds; round++) {
            RoundCell cell = players.cell(number, round);
            Outcome outcome =
                    Outcome.ofLetter(cell.result(), cell.opponent() != 0).orElseThrow();
            sum = sum.plus(value(number, round, outcome));
        }
        for (Adjustment adjustment : adjustments) {
            boolean bonus = adjustment.outcome().isEmpty() && adjustment.round() <= rounds;
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
                    adjustment.outcome().filter(kind -> kind == rated(outcome)).isPresent();
            if (meant && adjustment.concerns(number, round)) {
                value = adjustment.gamePoints();
            }
        }
        return value;
    }

    private static Outcome rated(Outcome outcome) {
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
