package org.chatrang.standings.table;

import java.math.BigDecimal;
import java.util.Comparator;
import org.chatrang.events.GameResult;
import org.chatrang.events.Player;
import org.chatrang.events.Side;
import org.chatrang.events.StandingsTable;

/** One player's score so far. */
record Score(Player player, BigDecimal points, int games, int wins, int draws, int losses, boolean provisional) {
    /** Best first; equal points share the rank and stand in the order of their names. */
    static final Comparator<Score> BEST_FIRST = Comparator.comparing(Score::points)
            .reversed()
            .thenComparing(score -> score.player.name())
            .thenComparing(score -> score.player.id());

    static Score none(Player player) {
        return new Score(player, BigDecimal.ZERO, 0, 0, 0, 0, false);
    }

    Score of(Player sameUnderLaterName) {
        return new Score(sameUnderLaterName, points, games, wins, draws, losses, provisional);
    }

    Score plus(TableGame game, Side side) {
        GameResult result = game.result();
        if (result == null) {
            return this;
        }
        BigDecimal sum = points.add(game.points().points(result, side));
        boolean open = provisional || game.provisional();
        return switch (PointsRule.outcome(result, side)) {
            case WIN -> new Score(player, sum, games + 1, wins + 1, draws, losses, open);
            case DRAW -> new Score(player, sum, games + 1, wins, draws + 1, losses, open);
            case LOSS -> new Score(player, sum, games + 1, wins, draws, losses + 1, open);
        };
    }

    StandingsTable.Row row(int rank) {
        return new StandingsTable.Row(rank, player, decimal(points), games, wins, draws, losses, provisional);
    }

    static String decimal(BigDecimal points) {
        return points.signum() == 0 ? "0" : points.stripTrailingZeros().toPlainString();
    }
}
