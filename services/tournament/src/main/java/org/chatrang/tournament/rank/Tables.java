package org.chatrang.tournament.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.Kind;
import org.chatrang.tournament.tiebreak.Line;
import org.chatrang.tournament.tiebreak.Reach;
import org.chatrang.tournament.tiebreak.TieBreak;

/** Makes tables of ranked values. */
public final class Tables {
    private final List<String> names;
    private final Edition edition;
    private final boolean projected;

    /**
     * A maker of tables.
     *
     * @param names of the participants in the order of the field
     * @param projected the results were assumed
     */
    public Tables(List<String> names, Edition edition, boolean projected) {
        this.names = List.copyOf(names);
        this.edition = edition;
        this.projected = projected;
    }

    /** The table of a field whose values are counted. */
    public Table table(Field field, ValueGrid grid, GroupOrders groupOrders) {
        List<List<Integer>> groups = new Ranker(field, grid, groupOrders).rank();
        boolean[] open = new boolean[field.size()];
        boolean complete = true;
        for (int place = 0; place < open.length; place++) {
            open[place] = field.line(place).isOpen();
            complete &= !open[place];
        }
        boolean last = field.setting().round() == field.setting().lastRound();
        ScoreKind primary = field.setting().primary();
        List<Row> rows = new ArrayList<>(field.size());
        for (List<Integer> group : groups) {
            int rank = rows.size() + 1;
            for (int place : group) {
                Line line = field.line(place);
                List<Value> values = new ArrayList<>(grid.tieBreaks().size());
                for (int k = 0; k < grid.tieBreaks().size(); k++) {
                    TieBreak tieBreak = grid.tieBreaks().get(k);
                    values.add(new Value(
                            grid.isDefined(k, place),
                            grid.units(k, place),
                            tieBreak.code().places(),
                            state(tieBreak, open[place], complete, last)));
                }
                rows.add(new Row(
                        place,
                        line.number(),
                        names.get(place),
                        rank,
                        new Points(line.score(primary)),
                        line.isAnnulled(),
                        values));
            }
        }
        return new Table(
                edition,
                field.setting().round(),
                field.setting().team(),
                complete,
                last,
                grid.tieBreaks(),
                rows,
                warnings(grid));
    }

    private static List<String> warnings(ValueGrid grid) {
        List<String> warnings = new ArrayList<>();
        for (TieBreak tieBreak : grid.tieBreaks()) {
            Optional<String> objection = grid.measures().objection(tieBreak);
            objection.or(() -> grid.measures().warning(tieBreak)).ifPresent(warnings::add);
        }
        return warnings;
    }

    private State state(TieBreak tieBreak, boolean open, boolean complete, boolean last) {
        if (projected) {
            return State.PROJECTED;
        }
        Kind kind = tieBreak.code().kind();
        boolean official = switch (kind) {
            case A -> complete;
            case B, D -> tieBreak.code().reach() == Reach.GROUP ? complete : !open;
            case C -> complete && last;
        };
        return official ? State.OFFICIAL : State.PROVISIONAL;
    }
}
