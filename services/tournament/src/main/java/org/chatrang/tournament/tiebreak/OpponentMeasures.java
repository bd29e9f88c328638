package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;

/** Tie-breaks made of values of the opponents: averages, Koya, the combination of score and strength of schedule. */
final class OpponentMeasures {
    private static final long HALF_POINT = Points.ONE_POINT / 2;

    private OpponentMeasures() {}

    /**
     * The mean of a value of the opponents met over the board.
     *
     * @param step what the mean is rounded to, half up, in units
     */
    static Measure average(Measure ofOpponent, long step) {
        return (field, place) -> {
            List<Contribution> opponents = new ArrayList<>();
            Line line = field.line(place);
            long sum = 0;
            for (int round = 1; round <= line.rounds(); round++) {
                Cell cell = line.cell(round);
                if (cell.isPlayed()) {
                    Reckoning value = ofOpponent.of(field, cell.opponent());
                    if (value.defined()) {
                        sum += value.units();
                        opponents.add(Contribution.of(round, cell, value.units(), 0, value.units()));
                    }
                }
            }
            if (opponents.isEmpty()) {
                return Reckoning.undefined(opponents, "no opponent met over the board has a value");
            }
            return Reckoning.of(
                    Halves.divide(sum, opponents.size(), step),
                    opponents,
                    "sum divided by " + opponents.size() + " opponents, half up");
        };
    }

    /** Points against those who have at least a share of the maximum (C.07, 9.2). */
    static Measure koya(ScoreKind kind, int percent, int shift) {
        return (field, place) -> {
            long limit = koyaLimit(field, kind, percent, shift);
            List<Contribution> rounds = new ArrayList<>();
            Line line = field.line(place);
            for (int round = 1; round <= line.rounds(); round++) {
                Cell cell = line.cell(round);
                if (cell.isPaired() && cell.kind() != CellKind.PENDING && cell.kind() != CellKind.VOID) {
                    long score = field.line(cell.opponent()).score(kind);
                    Contribution points = Contribution.of(round, cell, score, cell.units(kind), cell.units(kind));
                    rounds.add(score >= limit ? points : points.cut(Cut.EXCLUDED));
                }
            }
            return Reckoning.sum(rounds);
        };
    }

    private static long koyaLimit(Field field, ScoreKind kind, int percent, int shift) {
        Setting setting = field.setting();
        long games = setting.round();
        if (setting.predetermined()) {
            int size = field.size();
            // With an odd number everybody rests once in each cycle; who never played is an opponent less in each.
            long cycles = Math.max(1, Math.round((double) games / (size % 2 == 0 ? size - 1 : size)));
            games -= games % size == 0 ? games / size : 0;
            games -= cycles * field.participantsNeverPaired();
        }
        return percent * setting.win(kind) * games / 100 + shift * HALF_POINT;
    }

    /** The other score plus Buchholz divided by a number that makes them comparable (C.07, 13.2). */
    static Measure scoreAndSchedule(TieBreak tieBreak, Setting setting, Measure buchholz) {
        ScoreKind primary = tieBreak.score(setting);
        long most = setting.win(primary) * setting.round();
        long inAMatch = setting.win(primary.other());
        long divisor = tieBreak.divisor().orElse((int) Math.max(1, most / Math.max(1, inAMatch)));
        return (field, place) -> {
            Reckoning schedule = buchholz.of(field, place);
            long sum = field.line(place).score(primary.other()) * divisor + schedule.units();
            return Reckoning.of(
                    Halves.divide(sum, divisor, Points.ONE_POINT / 100),
                    schedule.contributions(),
                    "sum divided by " + divisor + ", and " + primary.other().code() + " added");
        };
    }
}
