package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;

/**
 * Buchholz, Fore Buchholz, Sonneborn-Berger and the extended Sonneborn-Berger of teams (C.07, 8, 9 and 13) with their cuts
 * (14) and the treatment of unplayed rounds (15, 16).
 *
 * @param opponentScore the score opponents count with
 * @param ownScore the participant's score in the round, by which it is multiplied; not used by Buchholz
 * @param product whether the two are multiplied
 */
record Opposition(
        Edition edition,
        ScoreKind opponentScore,
        ScoreKind ownScore,
        boolean product,
        boolean fore,
        boolean forfeitsPlayed,
        int cutLowest,
        int cutHighest)
        implements Measure {

    private static final Comparator<Contribution> LEAST =
            Comparator.comparingLong(Contribution::opponentUnits).thenComparingLong(Contribution::units);

    static Opposition of(TieBreak tieBreak, Setting setting, Edition edition, boolean product) {
        return new Opposition(
                edition,
                tieBreak.score(setting),
                tieBreak.ownScore(setting),
                product,
                tieBreak.fore(),
                tieBreak.forfeitsPlayed(),
                tieBreak.cutLowest(),
                tieBreak.cutHighest());
    }

    @Override
    public Reckoning of(Field field, int place) {
        List<Contribution> contributions = new ArrayList<>();
        Line line = field.line(place);
        for (int round = 1; round <= line.rounds(); round++) {
            Contribution contribution = contribution(field, line, round);
            if (contribution != null) {
                contributions.add(contribution);
            }
        }
        cut(contributions);
        return Reckoning.sum(contributions);
    }

    /** What a round adds, or null if nothing: the round is not over, or a rest. */
    private Contribution contribution(Field field, Line line, int round) {
        Cell cell = line.cell(round);
        boolean foreDraw = fore && line.isForeDraw(field.setting(), round);
        if (cell.kind() == CellKind.VOID || cell.kind() == CellKind.PENDING && !foreDraw) {
            return null;
        }
        boolean predetermined = field.setting().predetermined();
        if (predetermined && !cell.isPaired()) {
            return null;
        }
        boolean forfeit = cell.kind() == CellKind.FORFEIT_WIN || cell.kind() == CellKind.FORFEIT_LOSS;
        boolean played = cell.isPaired() && (!forfeit || predetermined || forfeitsPlayed || foreDraw);
        long own = cell.units(ownScore);
        long score;
        boolean capped = false;
        if (played) {
            score = adjusted(field.line(cell.opponent()));
        } else {
            long uncapped = dummy(field, line, round);
            score = Math.min(uncapped, cap(field, cell));
            capped = score < uncapped;
        }
        return new Contribution(
                round,
                cell.kind(),
                played ? cell.opponent() : -1,
                cell.opponent(),
                score,
                own,
                product ? score * own / Points.ONE_POINT : score,
                !played && cell.kind().isVoluntarilyUnplayed(),
                capped,
                Cut.NONE);
    }

    private long adjusted(Line opponent) {
        return edition == Edition.PRE_2023
                ? opponent.adjustedBefore2023(opponentScore)
                : opponent.adjusted(opponentScore, fore);
    }

    /** The score of the dummy a round without a game is played against. */
    private long dummy(Field field, Line line, int round) {
        if (edition == Edition.PRE_2023) {
            Setting setting = field.setting();
            return line.scoreBefore(opponentScore, round)
                    + setting.win(opponentScore)
                    - line.cell(round).units(opponentScore)
                    + setting.draw(opponentScore) * (setting.round() - round);
        }
        return line.ownScore(opponentScore, fore);
    }

    /** The most that dummy may have (16.4): what the scheduled opponent has, or a draw in every round. */
    private long cap(Field field, Cell cell) {
        if (edition.isBefore(Edition.FROM_2026_03)) {
            return Long.MAX_VALUE;
        }
        return cell.isPaired()
                ? adjusted(field.line(cell.opponent()))
                : field.setting().draw(opponentScore) * field.setting().round();
    }

    private void cut(List<Contribution> all) {
        for (int i = 0; i < cutLowest; i++) {
            int least = find(all, LEAST, false);
            int voluntary = edition == Edition.PRE_2023 ? -1 : find(all, LEAST, true);
            if (voluntary >= 0 && all.get(voluntary).units() >= all.get(least).units()) {
                all.set(voluntary, all.get(voluntary).cut(voluntary == least ? Cut.LOWEST : Cut.VOLUNTARY));
            } else if (least >= 0) {
                all.set(least, all.get(least).cut(Cut.LOWEST));
            }
        }
        for (int i = 0; i < cutHighest; i++) {
            int most = find(all, LEAST.reversed(), false);
            if (most >= 0) {
                all.set(most, all.get(most).cut(Cut.HIGHEST));
            }
        }
    }

    /** The first contribution in this order that is still there, or -1. */
    private static int find(List<Contribution> all, Comparator<Contribution> order, boolean voluntaryOnly) {
        int found = -1;
        for (int i = 0; i < all.size(); i++) {
            Contribution candidate = all.get(i);
            boolean counts = candidate.cut() == Cut.NONE && (candidate.voluntary() || !voluntaryOnly);
            if (counts && (found < 0 || order.compare(candidate, all.get(found)) < 0)) {
                found = i;
            }
        }
        return found;
    }
}
