package org.chatrang.tournament.tiebreak;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.model.ScoreKind;

/**
 * One participant with all rounds that count. Everything here follows from the participant's own rounds, so it changes only
 * when one of them does.
 */
public final class Line {
    private final int number;
    private final int rating;
    private final boolean annulled;
    private final List<Cell> cells;
    private final long matchBonus;
    private final long gameBonus;
    private final boolean open;
    private final int lastInvoluntary;
    private final int foreLastInvoluntary;
    private final Totals match;
    private final Totals game;

    private record Totals(long score, long fore, long adjusted, long foreAdjusted, long adjustedBefore2023) {}

    /**
     * A line.
     *
     * @param cells one for each round up to {@link Setting#round()}
     * @param matchBonus match points given or taken beside the results, in units
     */
    Line(Setting setting, int number, int rating, boolean annulled, List<Cell> cells, long matchBonus, long gameBonus) {
        this.number = number;
        this.rating = rating;
        this.annulled = annulled;
        this.cells = List.copyOf(cells);
        this.matchBonus = matchBonus;
        this.gameBonus = gameBonus;
        this.open = this.cells.stream().anyMatch(cell -> cell.kind() == CellKind.PENDING || cell.provisional());
        this.lastInvoluntary = lastInvoluntary(setting.round());
        boolean pairedAtTheEnd = setting.round() > 0 && cell(setting.round()).isPaired();
        this.foreLastInvoluntary = pairedAtTheEnd ? setting.round() : lastInvoluntary;
        this.match = totals(setting, ScoreKind.MATCH_POINTS, matchBonus);
        this.game = totals(setting, ScoreKind.GAME_POINTS, gameBonus);
    }

    private int lastInvoluntary(int round) {
        int last = round;
        while (last > 0 && cell(last).kind().isVoluntarilyUnplayed()) {
            last--;
        }
        return last;
    }

    private Totals totals(Setting setting, ScoreKind kind, long bonus) {
        long score = bonus;
        long fore = bonus;
        long adjusted = bonus;
        long foreAdjusted = bonus;
        long old = bonus;
        for (int round = 1; round <= setting.round(); round++) {
            Cell cell = cell(round);
            long own = cell.units(kind);
            long draw = setting.draw(kind);
            boolean foreDraw = isForeDraw(setting, round);
            boolean requested = cell.kind() == CellKind.REQUESTED_BYE && !setting.predetermined();
            score += own;
            fore += foreDraw ? draw : own;
            adjusted += requested && round > lastInvoluntary ? draw : own;
            foreAdjusted += foreDraw || requested && round > foreLastInvoluntary ? draw : own;
            old += isUnplayed(cell) && !setting.predetermined() ? draw : own;
        }
        return new Totals(score, fore, adjusted, foreAdjusted, old);
    }

    private static boolean isUnplayed(Cell cell) {
        return switch (cell.kind()) {
            case PLAYED, PENDING, VOID -> false;
            case PAIRING_BYE, FULL_BYE, FORFEIT_WIN, REQUESTED_BYE, FORFEIT_LOSS -> true;
        };
    }

    /** Whether Fore Buchholz takes the round as a played draw: it is the last, and the participant was paired. */
    boolean isForeDraw(Setting setting, int round) {
        return round == setting.round() && cell(round).isPaired() && cell(round).kind() != CellKind.VOID;
    }

    /** The pairing number. */
    public int number() {
        return number;
    }

    /** 0 if unrated, and for teams. */
    public int rating() {
        return rating;
    }

    /** A participant of a round robin whose games do not count. */
    public boolean isAnnulled() {
        return annulled;
    }

    /** A game of the participant runs, or a result of it is not final. */
    public boolean isOpen() {
        return open;
    }

    /** A round from 1. */
    public Cell cell(int round) {
        return cells.get(round - 1);
    }

    public int rounds() {
        return cells.size();
    }

    /** The score in the standings, in units. */
    public long score(ScoreKind kind) {
        return totals(kind).score();
    }

    /** Points beside the results, already in the score. */
    public long bonus(ScoreKind kind) {
        return kind == ScoreKind.MATCH_POINTS ? matchBonus : gameBonus;
    }

    /** The score before a round, in units. */
    long scoreBefore(ScoreKind kind, int round) {
        long sum = 0;
        for (int earlier = 1; earlier < round; earlier++) {
            sum += cell(earlier).units(kind);
        }
        return sum;
    }

    /** The score the dummy opponent of an unplayed round has, before any cap. */
    long ownScore(ScoreKind kind, boolean fore) {
        return fore ? totals(kind).fore() : totals(kind).score();
    }

    /** The score by which the participant counts as somebody's opponent (C.07, 16.3). */
    public long adjusted(ScoreKind kind, boolean fore) {
        return fore ? totals(kind).foreAdjusted() : totals(kind).adjusted();
    }

    /** The same before September 2023: every unplayed round is a draw. */
    long adjustedBefore2023(ScoreKind kind) {
        return totals(kind).adjustedBefore2023();
    }

    /** Whether a requested bye is followed by nothing but voluntarily unplayed rounds (C.07, 16.2.5). */
    public boolean isEndedBefore(int round) {
        return round > lastInvoluntary;
    }

    private Totals totals(ScoreKind kind) {
        return kind == ScoreKind.MATCH_POINTS ? match : game;
    }

    /** The places of all opponents the participant was paired with, in order of rounds. */
    public List<Integer> opponents() {
        List<Integer> found = new ArrayList<>();
        for (Cell cell : cells) {
            if (cell.isPaired()) {
                found.add(cell.opponent());
            }
        }
        return found;
    }
}
