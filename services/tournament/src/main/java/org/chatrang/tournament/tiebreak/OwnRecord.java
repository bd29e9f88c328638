package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.chatrang.tournament.model.Colour;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;

/** Tie-breaks by the participant's own record (C.07, 7). */
final class OwnRecord {
    private OwnRecord() {}

    static Measure score(ScoreKind kind) {
        return (field, place) -> {
            List<Contribution> rounds = new ArrayList<>();
            Line line = field.line(place);
            for (int round = 1; round <= line.rounds(); round++) {
                Cell cell = line.cell(round);
                if (cell.kind() != CellKind.VOID) {
                    rounds.add(Contribution.own(round, cell, cell.units(kind)));
                }
            }
            return Reckoning.sum(rounds).plus(line.bonus(kind), "points given or taken beside the results");
        };
    }

    /** Rounds in which the points of a win were obtained, played or not. */
    static Measure wins(ScoreKind kind) {
        return (field, place) -> {
            Setting setting = field.setting();
            if (kind == ScoreKind.GAME_POINTS && setting.team()) {
                return countBoards(field.line(place), board -> board.units() == setting.gameWin());
            }
            return count(
                    field.line(place), cell -> cell.kind() != CellKind.VOID && cell.units(kind) == setting.win(kind));
        };
    }

    static Measure wonOverTheBoard(ScoreKind kind) {
        return (field, place) -> isByBoards(field, kind)
                ? countBoards(field.line(place), BoardPoints::won)
                : count(field.line(place), cell -> cell.isPlayed() && cell.halves() == 2);
    }

    static Measure playedWithBlack(ScoreKind kind) {
        return (field, place) -> isByBoards(field, kind)
                ? countBoards(field.line(place), board -> board.played() && board.colour() == Colour.BLACK)
                : count(field.line(place), cell -> cell.isPlayed() && cell.colour() == Colour.BLACK);
    }

    static Measure wonWithBlack(ScoreKind kind) {
        return (field, place) -> isByBoards(field, kind)
                ? countBoards(field.line(place), board -> board.won() && board.colour() == Colour.BLACK)
                : count(
                        field.line(place),
                        cell -> cell.isPlayed() && cell.colour() == Colour.BLACK && cell.halves() == 2);
    }

    /** Rounds the participant elected to play: all but requested byes, absences and forfeit losses. */
    static Measure electedToPlay() {
        return (field, place) -> count(
                field.line(place),
                cell -> cell.kind() != CellKind.VOID && !cell.kind().isVoluntarilyUnplayed());
    }

    /** The sum of the scores after each round, the first ones left out by a cut. */
    static Measure progressive(ScoreKind kind, int cut) {
        return (field, place) -> {
            List<Contribution> rounds = new ArrayList<>();
            Line line = field.line(place);
            long running = 0;
            for (int round = 1; round <= line.rounds(); round++) {
                running += line.cell(round).units(kind);
                Contribution after = Contribution.own(round, line.cell(round), running);
                rounds.add(round <= cut ? after.cut(Cut.LOWEST) : after);
            }
            return Reckoning.sum(rounds);
        };
    }

    /** One point for more points in the round than the opponent, half for as many; unplayed rounds against a draw. */
    static Measure standardPoints(ScoreKind kind) {
        return (field, place) -> {
            List<Contribution> rounds = new ArrayList<>();
            Line line = field.line(place);
            for (int round = 1; round <= line.rounds(); round++) {
                Cell cell = line.cell(round);
                if (cell.kind() != CellKind.VOID && cell.kind() != CellKind.PENDING) {
                    long other = cell.isPlayed()
                            ? field.line(cell.opponent()).cell(round).units(kind)
                            : field.setting().draw(kind);
                    int compared = Long.compare(cell.units(kind), other);
                    rounds.add(Contribution.own(round, cell, (compared + 1) * Points.ONE_POINT / 2));
                }
            }
            return Reckoning.sum(rounds);
        };
    }

    static Measure pairingNumber() {
        return (field, place) ->
                Reckoning.of(field.line(place).number() * Points.ONE_POINT, List.of(), "pairing number");
    }

    private static boolean isByBoards(Field field, ScoreKind kind) {
        return field.setting().team() && kind == ScoreKind.GAME_POINTS;
    }

    private static Reckoning count(Line line, Predicate<Cell> counts) {
        List<Contribution> rounds = new ArrayList<>();
        for (int round = 1; round <= line.rounds(); round++) {
            Cell cell = line.cell(round);
            if (counts.test(cell)) {
                rounds.add(Contribution.own(round, cell, Points.ONE_POINT));
            }
        }
        return Reckoning.sum(rounds);
    }

    private static Reckoning countBoards(Line line, Predicate<BoardPoints> counts) {
        List<Contribution> rounds = new ArrayList<>();
        for (int round = 1; round <= line.rounds(); round++) {
            Cell cell = line.cell(round);
            long boards = cell.boards().stream().filter(counts).count();
            if (boards > 0) {
                rounds.add(Contribution.own(round, cell, boards * Points.ONE_POINT));
            }
        }
        return Reckoning.sum(rounds);
    }
}
