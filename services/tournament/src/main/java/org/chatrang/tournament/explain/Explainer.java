package org.chatrang.tournament.explain;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.chatrang.tournament.explain.Explanation.Part;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.Contribution;
import org.chatrang.tournament.tiebreak.Cut;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.GroupMeasures;
import org.chatrang.tournament.tiebreak.Measures;
import org.chatrang.tournament.tiebreak.Reach;
import org.chatrang.tournament.tiebreak.Reckoning;
import org.chatrang.tournament.tiebreak.TieBreak;

/** Explains the values of standings; each explanation is made by the same functions that made the value. */
public final class Explainer {
    private final Standings standings;
    private final Table table;
    private final Field field;
    private final Measures measures;

    public Explainer(Standings standings) {
        this.standings = standings;
        this.table = standings.table();
        this.field = standings.field();
        this.measures = new Measures(field.setting(), standings.edition());
    }

    /**
     * Explains every value of a participant, in the order of the list.
     *
     * @throws NoSuchElementException if nobody has this number
     */
    public List<Explanation> explain(int number) {
        Row row = table.row(number);
        List<Explanation> explanations = new ArrayList<>();
        for (int k = 0; k < standings.tieBreaks().size(); k++) {
            explanations.add(explain(row, k));
        }
        return explanations;
    }

    private Explanation explain(Row row, int k) {
        TieBreak tieBreak = standings.tieBreaks().get(k);
        Edition edition = measures.edition(tieBreak);
        Optional<String> objection = measures.objection(tieBreak);
        List<Part> parts = new ArrayList<>();
        List<String> steps = new ArrayList<>();
        if (objection.isPresent()) {
            steps.add(objection.get());
        } else if (tieBreak.code().reach() == Reach.GROUP) {
            steps.addAll(groupSteps(row, k));
        } else {
            Reckoning reckoning = measures.prepare(tieBreak).reckon(field, row.place());
            for (Contribution part : reckoning.contributions()) {
                parts.add(new Part(
                        part.round(),
                        part.opponent() < 0 ? 0 : field.line(part.opponent()).number(),
                        new Points(part.units()).toString(),
                        part.cut() == Cut.NONE,
                        Words.reason(field, tieBreak, edition, part)));
            }
            if (!reckoning.steps().isEmpty()) {
                steps.add(reckoning.steps());
            }
        }
        measures.warning(tieBreak).ifPresent(steps::add);
        return new Explanation(
                row.number(),
                row.name(),
                tieBreak,
                row.values().get(k),
                tieBreak.code().article(),
                edition,
                parts,
                steps);
    }

    /** How the participants that were still tied before this tie-break were ordered. */
    private List<String> groupSteps(Row row, int k) {
        Table before = new Standings(
                        standings.tournament(),
                        standings.edition(),
                        standings.round(),
                        standings.tieBreaks().subList(0, k))
                .table();
        int rank = before.row(row.number()).rank();
        List<Integer> group = before.rows().stream()
                .filter(other -> other.rank() == rank && !other.annulled())
                .map(Row::place)
                .toList();
        if (group.size() < 2) {
            return List.of("nobody was tied with it");
        }
        return GroupMeasures.of(standings.tieBreaks().get(k), field.setting()).steps(field, group);
    }
}
