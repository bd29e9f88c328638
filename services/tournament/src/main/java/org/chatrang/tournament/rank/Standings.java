package org.chatrang.tournament.rank;

import java.util.List;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.FieldBuilder;
import org.chatrang.tournament.tiebreak.Measures;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * The standings of a tournament, counted as a whole.
 *
 * @param edition of the tie-break rules
 * @param round the last round that counts
 * @param tieBreaks applied in this order; the primary score comes before them
 */
public record Standings(Tournament tournament, Edition edition, int round, List<TieBreak> tieBreaks) {
    public Standings {
        tieBreaks = List.copyOf(tieBreaks);
        if (round < 0) {
            throw new IllegalArgumentException("round " + round + ": standings are after a round from 0 on");
        }
    }

    /**
     * The standings by the tournament's own list and edition after the last round that was played.
     *
     * @throws org.chatrang.tournament.tiebreak.TieBreakException if the list names a tie-break that is not known
     */
    public static Standings of(Tournament tournament) {
        return new Standings(
                tournament,
                tournament.edition(),
                tournament.playedRounds(),
                TieBreak.parseAll(tournament.regulations().tieBreaks()));
    }

    public static Standings of(Tournament tournament, Edition edition, String tieBreaks) {
        return new Standings(tournament, edition, tournament.playedRounds(), TieBreak.parseList(tieBreaks));
    }

    /** Names in the order of the field. */
    public static List<String> names(Tournament tournament) {
        return tournament.isTeam()
                ? tournament.teams().stream().map(Team::name).toList()
                : tournament.players().stream().map(Player::name).toList();
    }

    public Field field() {
        return FieldBuilder.of(tournament, round);
    }

    public Table table() {
        return table(false);
    }

    /** The table of results that were assumed. */
    public Table projected() {
        return table(true);
    }

    private Table table(boolean projected) {
        Field field = field();
        Measures measures = new Measures(field.setting(), edition);
        ValueGrid grid = new ValueGrid(measures, tieBreaks, field.size());
        grid.reckonAll(field);
        return new Tables(names(tournament), edition, projected).table(field, grid, new GroupOrders());
    }
}
