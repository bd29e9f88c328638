package org.chatrang.standings.table;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.chatrang.tournament.live.Change;
import org.chatrang.tournament.live.LiveStandings;
import org.chatrang.tournament.model.GamePoints;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.TieBreak;

/** The ranks of a section. They follow its results; what its schedules say is fixed. */
final class RankedSection {
    private final SectionTournament section;
    private final LiveStandings standings;
    private final GamePoints points;
    private final int lastBye;
    private final RoundCounts decided = new RoundCounts();

    RankedSection(SectionRules rules, List<TieBreak> tieBreaks) {
        section = new SectionTournament(rules);
        Tournament tournament = section.tournament();
        standings = new LiveStandings(tournament, tournament.edition(), tournament.playedRounds(), tieBreaks);
        points = tournament.regulations().gamePoints();
        lastBye = lastBye(tournament);
        rules.inOrder().forEach(game -> count(game, 1));
    }

    private static int lastBye(Tournament tournament) {
        int last = 0;
        for (Player player : tournament.players()) {
            for (int round = player.rounds().size(); round > last; round--) {
                last = player.round(round).outcome() == Outcome.PAIRING_BYE ? round : last;
            }
        }
        for (TeamPairing pairing : tournament.pairings()) {
            boolean allocated = pairing instanceof TeamBye bye && bye.kind() == Outcome.PAIRING_BYE;
            last = allocated ? Math.max(last, pairing.round()) : last;
        }
        return last;
    }

    private void count(TableGame game, int games) {
        if (game.isPaired() && game.result() != null) {
            decided.add(game.round(), games);
        }
    }

    SectionTournament section() {
        return section;
    }

    GamePoints points() {
        return points;
    }

    Table table() {
        return standings.table();
    }

    /** A game in which something else was played than before. */
    record Replayed(TableGame before, TableGame after) {}

    /**
     * Takes what was played in some games.
     *
     * @return false if the section must be counted from nothing; nothing has changed then
     */
    boolean take(Collection<Replayed> games) {
        if (!section.isRegular()) {
            return false;
        }
        List<Change> changes = games.stream()
                .map(Replayed::after)
                .map(section::change)
                .flatMap(Optional::stream)
                .toList();
        for (Replayed game : games) {
            count(game.before(), -1);
            count(game.after(), 1);
        }
        standings.apply(changes);
        int round = Math.max(lastBye, decided.last());
        if (round != standings.table().round()) {
            standings.apply(new Change.Round(round));
        }
        return true;
    }
}
