package org.chatrang.tournament.rank;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.Kind;
import org.chatrang.tournament.tiebreak.Line;
import org.chatrang.tournament.tiebreak.Reach;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * Makes tables of ranked values. Rows that are as they were in the table before are taken over; apart from that, one table does
 * not depend on another.
 */
public final class Tables {
    private final List<String> names;
    private final Edition edition;
    private final boolean projected;
    private final Row[] before;

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
        this.before = new Row[names.size()];
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
        List<Row> rows = new ArrayList<>(field.size());
        for (List<Integer> group : groups) {
            int rank = rows.size() + 1;
            for (int place : group) {
                State[] states = states(grid, open[place], complete, last);
                if (before[place] == null || !isAsBefore(before[place], field, grid, rank, states)) {
                    before[place] = row(field, grid, place, rank, states);
                }
                rows.add(before[place]);
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

    private State[] states(ValueGrid grid, boolean open, boolean complete, boolean last) {
        State[] states = new State[grid.tieBreaks().size()];
        for (int k = 0; k < states.length; k++) {
            states[k] = state(grid.tieBreaks().get(k), open, complete, last);
        }
        return states;
    }

    private static boolean isAsBefore(Row row, Field field, ValueGrid grid, int rank, State[] states) {
        long score = field.line(row.place()).score(field.setting().primary());
        if (row.rank() != rank || row.points().units() != score) {
            return false;
        }
        for (int k = 0; k < states.length; k++) {
            Value value = row.values().get(k);
            if (value.units() != grid.units(k, row.place())
                    || value.defined() != grid.isDefined(k, row.place())
                    || value.places() != grid.places(k, row.place())
                    || value.state() != states[k]) {
                return false;
            }
        }
        return true;
    }

    private Row row(Field field, ValueGrid grid, int place, int rank, State[] states) {
        Line line = field.line(place);
        List<Value> values = new ArrayList<>(states.length);
        for (int k = 0; k < states.length; k++) {
            values.add(new Value(grid.isDefined(k, place), grid.units(k, place), grid.places(k, place), states[k]));
        }
        Points score = new Points(line.score(field.setting().primary()));
        return new Row(place, line.number(), names.get(place), rank, score, line.isAnnulled(), values);
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
