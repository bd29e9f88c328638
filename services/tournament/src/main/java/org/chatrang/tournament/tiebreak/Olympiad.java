package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;

/**
 * The tie-breaks of the Olympiad (event regulations, Appendix 2). An opponent counts with its final match points and one
 * more for each round it was not paired in. One term is left out: the round of the pairing-allocated bye if there was one,
 * otherwise that of the opponent who counts least.
 */
final class Olympiad {
    private Olympiad() {}

    /** TB1: game points in each match times what the opponent counts for. */
    static Measure sonnebornBerger() {
        return (field, place) -> sumOfBest(field, place, true);
    }

    /** TB3: what the opponents count for. */
    static Measure opponentsMatchPoints() {
        return (field, place) -> sumOfBest(field, place, false);
    }

    private static Reckoning sumOfBest(Field field, int place, boolean product) {
        Line line = field.line(place);
        List<Contribution> matches = new ArrayList<>();
        boolean rested = false;
        for (int round = 1; round <= line.rounds(); round++) {
            Cell cell = line.cell(round);
            if (cell.isPaired() && cell.kind() != CellKind.PENDING) {
                long opponent = countsFor(field, line, round);
                long own = cell.gameUnits();
                long units = product ? opponent * own / Points.ONE_POINT : opponent;
                matches.add(Contribution.of(round, cell, opponent, own, units));
            } else {
                rested |= cell.kind() == CellKind.PAIRING_BYE || cell.kind() == CellKind.REQUESTED_BYE;
            }
        }
        if (!rested) {
            matches.stream()
                    .min(Comparator.comparingLong(Contribution::opponentUnits).thenComparingLong(Contribution::units))
                    .ifPresent(least -> matches.set(matches.indexOf(least), least.cut(Cut.LOWEST)));
        }
        return Reckoning.sum(matches);
    }

    private static long countsFor(Field field, Line line, int round) {
        Cell cell = line.cell(round);
        Line opponent = field.line(cell.opponent());
        long unpaired = unpairedRounds(opponent) * Points.ONE_POINT;
        boolean opponentLeft = cell.kind() == CellKind.FORFEIT_WIN && !playsAfter(opponent, round);
        long matchPoints =
                opponentLeft ? line.scoreBefore(ScoreKind.MATCH_POINTS, round) : opponent.score(ScoreKind.MATCH_POINTS);
        return matchPoints + unpaired;
    }

    private static long unpairedRounds(Line line) {
        long count = 0;
        for (int round = 1; round <= line.rounds(); round++) {
            count += line.cell(round).kind() == CellKind.REQUESTED_BYE ? 1 : 0;
        }
        return count;
    }

    private static boolean playsAfter(Line line, int round) {
        for (int later = round + 1; later <= line.rounds(); later++) {
            if (line.cell(later).isPlayed()) {
                return true;
            }
        }
        return false;
    }
}
