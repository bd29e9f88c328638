package org.chatrang.tournament.live;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.model.Withdrawals;
import org.chatrang.tournament.rank.GroupOrders;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.rank.Tables;
import org.chatrang.tournament.rank.ValueGrid;
import org.chatrang.tournament.tiebreak.Code;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.FieldBuilder;
import org.chatrang.tournament.tiebreak.Line;
import org.chatrang.tournament.tiebreak.Measures;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * Standings that follow a tournament event by event. After each event the table equals the one counted from nothing
 * ({@link Standings}); what is counted are the values that look at a line that changed, found by {@link Readers}, and then the
 * order. Not for use by several threads.
 */
public final class LiveStandings {
    private final Edition edition;
    private final List<TieBreak> tieBreaks;
    private final List<String> names;
    private final GroupOrders groupOrders = new GroupOrders();
    private Roster roster;
    private FieldBuilder builder;
    private Field field;
    private Readers readers;
    private ValueGrid grid;
    private Tables tables;
    private Table table;

    /**
     * Standings of a tournament as it stands.
     *
     * @param round the last round that counts at first
     */
    public LiveStandings(Tournament tournament, Edition edition, int round, List<TieBreak> tieBreaks) {
        this.edition = edition;
        this.tieBreaks = List.copyOf(tieBreaks);
        this.names = Standings.names(tournament);
        startOver(tournament, round);
    }

    private void startOver(Tournament tournament, int round) {
        roster = Roster.of(tournament);
        builder = new FieldBuilder(tournament, round);
        field = builder.build();
        readers = new Readers(field);
        grid = new ValueGrid(new Measures(field.setting(), edition), tieBreaks, field.size());
        grid.reckonAll(field);
        groupOrders.beginAfresh();
        tables = new Tables(names, edition, false);
        table = tables.table(field, grid, groupOrders);
    }

    public Table table() {
        return table;
    }

    /** The tournament as it stands now. */
    public Tournament tournament() {
        return roster.tournament();
    }

    /**
     * Takes an event.
     *
     * @return the table after it
     * @throws IllegalArgumentException if it does not fit the tournament; nothing is changed then
     */
    public Table apply(Change change) {
        switch (change) {
            case Change.Round round -> startOver(roster.tournament(), round.round());
            case Change.Withdrawal withdrawal -> withdraw(withdrawal);
            case Change.Game game -> replace(roster.apply(game));
            case Change.Bye bye -> replace(roster.apply(bye));
            case Change.Match match -> replace(roster.apply(match));
            case Change.BoardResult board -> replace(roster.apply(board));
        }
        return table;
    }

    /**
     * Takes results of rounds that happened together, and ranks once.
     *
     * @param changes games, byes, matches and boards
     * @return the table after them
     * @throws IllegalArgumentException if one does not fit the tournament; those before it have been taken then
     */
    public Table apply(Collection<Change> changes) {
        Set<Integer> changed = new LinkedHashSet<>();
        try {
            changes.forEach(change -> changed.addAll(roster.apply(change)));
        } finally {
            if (!changed.isEmpty()) {
                replace(changed);
            }
        }
        return table;
    }

    /** Whose games are annulled concerns everybody they met, so this one counts all again. */
    private void withdraw(Change.Withdrawal withdrawal) {
        startOver(
                Withdrawals.leave(roster.tournament(), withdrawal.participant(), withdrawal.afterRound()),
                field.setting().round());
    }

    private void replace(Set<Integer> numbers) {
        List<Integer> places = new ArrayList<>();
        List<Line> lines = new ArrayList<>();
        for (int number : numbers) {
            places.add(builder.place(number));
            lines.add(roster.line(builder, number));
        }
        Field before = field;
        field = field.with(places, lines);
        places.forEach(place -> readers.replace(before, field, place));
        boolean limitMoved = before.participantsNeverPaired() != field.participantsNeverPaired();
        for (int k = 0; k < tieBreaks.size(); k++) {
            Code code = tieBreaks.get(k).code();
            if (code == Code.KS && limitMoved) {
                for (int place = 0; place < field.size(); place++) {
                    grid.reckon(field, k, place);
                }
            } else {
                for (int place : readers.touched(places, code.reach())) {
                    grid.reckon(field, k, place);
                }
            }
        }
        if (roster.hasOpenEnd() && lastRoundMoved()) {
            startOver(roster.tournament(), field.setting().round());
            return;
        }
        groupOrders.begin(new HashSet<>(places));
        table = tables.table(field, grid, groupOrders);
    }

    /** Where no number of rounds was announced, the last one is the last that is recorded. */
    private boolean lastRoundMoved() {
        Tournament now = roster.tournament();
        return Math.max(field.setting().round(), now.rounds())
                != field.setting().lastRound();
    }
}
