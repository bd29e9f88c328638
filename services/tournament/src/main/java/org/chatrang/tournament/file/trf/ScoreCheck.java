package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/**
 * Points in a report must be those of its results: they are what a reader of the file would trust. Byes announced for the
 * next round may be counted in them or not; an unknown result leaves them unchecked.
 */
final class ScoreCheck {
    private final PlayerLines players;
    private final PlayerPoints points;
    private final Problems problems;

    ScoreCheck(PlayerLines players, PlayerPoints points, Problems problems) {
        this.players = players;
        this.points = points;
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
        List<Outcome> outcomes = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            RoundCell cell = players.cell(number, round);
            outcomes.add(Outcome.ofLetter(cell.result(), cell.opponent() != 0).orElseThrow());
        }
        return points.of(number, outcomes);
    }
}
