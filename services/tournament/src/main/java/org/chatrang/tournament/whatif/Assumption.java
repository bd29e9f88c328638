package org.chatrang.tournament.whatif;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.tournament.live.Change;
import org.chatrang.tournament.live.LiveStandings;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.TieBreak;

/** Tables of results that were assumed: each value is marked as projected. */
public final class Assumption {
    private Assumption() {}

    /**
     * The table if these results came about.
     *
     * @throws IllegalArgumentException if one does not fit the tournament
     */
    public static Table table(
            Tournament tournament, Edition edition, int round, List<TieBreak> tieBreaks, List<Change> results) {
        LiveStandings live = new LiveStandings(tournament, edition, round, List.of());
        new ArrayList<>(results).forEach(live::apply);
        return new Standings(live.tournament(), edition, round, tieBreaks).projected();
    }
}
