package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;

/**
 * Points in a report must be those of its results: they are what a reader of the file would trust. Byes announced for the
 * next round may be counted in them or not, and so may byes of players in a team, which are the team's; an unknown result
 * leaves them unchecked.
 */
final class ScoreCheck {
    private final PlayerLines players;
    private final PlayerPoints points;
    private final boolean team;
    private final Problems problems;

    ScoreCheck(PlayerLines players, PlayerPoints points, boolean team, Problems problems) {
        this.players = players;
        this.points = points;
        this.team = team;
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
        Points sum = sum(player.number(), players.paired(), true);
        boolean agrees = sum.equals(stated)
                || sum(player.number(), player.rounds().size(), true).equals(stated)
                || team && sum(player.number(), players.paired(), false).equals(stated);
        if (!unknown && !agrees) {
            problems.at(
                    placed.line(),
                    PlayerRecord.POINTS_COLUMN,
                    sum + ", the points of the player's rounds",
                    stated.toString());
        }
    }

    private Points sum(int number, int rounds, boolean withByes) {
        List<Outcome> outcomes = new ArrayList<>();
        for (int round = 1; round <= rounds; round++) {
            RoundCell cell = players.cell(number, round);
            Outcome outcome =
                    Outcome.ofLetter(cell.result(), cell.opponent() != 0).orElseThrow();
            outcomes.add(outcome.isBye() && !withByes ? Outcome.ABSENT : outcome);
        }
        return points.of(number, outcomes);
    }
}
