package org.chatrang.tournament.whatif;

import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import org.chatrang.tournament.live.Change;
import org.chatrang.tournament.live.LiveStandings;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Row;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.tiebreak.TieBreak;

/**
 * The ranks that can still be reached. The games that are paired and not over are the remaining pairings. If they are few and
 * all that remains, every combination of their results is counted with all tie-breaks, and the answer is exact; otherwise it
 * is bounded by the primary score.
 */
public final class Prospects {
    /** So many open games (or boards of teams) are tried in all combinations: 3 to the power of 8 tables. */
    public static final int MOST_GAMES_TRIED = 8;

    private static final Outcome[][] RESULTS = {
        {Outcome.WIN, Outcome.LOSS}, {Outcome.DRAW, Outcome.DRAW}, {Outcome.LOSS, Outcome.WIN}
    };

    private final Tournament tournament;
    private final Edition edition;
    private final List<TieBreak> tieBreaks;
    private final int lastPaired;
    private final Table now;
    private final List<OpenPairing> open;

    public Prospects(Tournament tournament, Edition edition, List<TieBreak> tieBreaks) {
        this.tournament = tournament;
        this.edition = edition;
        this.tieBreaks = List.copyOf(tieBreaks);
        this.lastPaired = tournament.recordedRounds();
        this.now = new Standings(tournament, edition, lastPaired, tieBreaks).table();
        this.open = OpenPairing.of(tournament, lastPaired);
    }

    /** The table as it stands, open games counted as nothing. */
    public Table now() {
        return now;
    }

    /**
     * The ranks a participant can still get.
     *
     * @throws NoSuchElementException if nobody has this number
     */
    public RankRange range(int number) {
        Row row = now.row(number);
        if (row.annulled()) {
            return new RankRange(row.rank(), row.rank(), true, "its games are annulled");
        }
        int unpaired = Math.max(0, tournament.rounds() - lastPaired);
        if (unpaired == 0 && openGames() <= MOST_GAMES_TRIED) {
            return tried(number);
        }
        return new PointBounds(now, open, unpaired * winOfARound()).range(number);
    }

    private long winOfARound() {
        var rules = tournament.regulations();
        if (!tournament.isTeam()) {
            return Math.max(
                    rules.gamePoints().win().units(),
                    rules.gamePoints().pairingBye().units());
        }
        return rules.primary() == ScoreKind.MATCH_POINTS
                ? Math.max(
                        rules.matchPoints().win().units(),
                        rules.matchPoints().pairingBye().units())
                : rules.gamePoints().win().units() * rules.boards();
    }

    private int openGames() {
        return changes().size();
    }

    /** For each open game or board the ways it can end. */
    private List<List<Change>> changes() {
        List<List<Change>> changes = new ArrayList<>();
        if (!tournament.isTeam()) {
            for (OpenPairing game : open) {
                List<Change> ways = new ArrayList<>();
                for (Outcome[] result : RESULTS) {
                    ways.add(new Change.Game(game.round(), game.first(), game.second(), result[0], result[1]));
                }
                changes.add(ways);
            }
            return changes;
        }
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing instanceof TeamMatch match && match.isPending()) {
                for (int board = 1; board <= Math.max(match.boards().size(), boardsIfNone(match)); board++) {
                    if (match.boards().isEmpty()
                            || match.boards().get(board - 1).isPending()) {
                        changes.add(ways(match, board));
                    }
                }
            }
        }
        return changes;
    }

    private int boardsIfNone(TeamMatch match) {
        return match.boards().isEmpty() ? tournament.regulations().boards() : 0;
    }

    private static List<Change> ways(TeamMatch match, int board) {
        List<Change> ways = new ArrayList<>();
        for (Outcome[] result : RESULTS) {
            ways.add(new Change.BoardResult(match.round(), match.first(), board, result[0], result[1], false));
        }
        return ways;
    }

    private RankRange tried(int number) {
        LiveStandings live = new LiveStandings(tournament, edition, lastPaired, tieBreaks);
        for (TeamPairing pairing : tournament.pairings()) {
            if (pairing instanceof TeamMatch match
                    && match.isPending()
                    && match.boards().isEmpty()) {
                live.apply(new Change.Match(
                        match.withBoards(pending(tournament.regulations().boards()))));
            }
        }
        List<List<Change>> changes = changes();
        int[] range = {Integer.MAX_VALUE, 0};
        tryAll(live, changes, 0, number, range);
        return new RankRange(
                range[0],
                range[1],
                true,
                changes.isEmpty() ? "nothing is open" : "every result of " + changes.size() + " open games tried");
    }

    private static List<Board> pending(int count) {
        List<Board> boards = new ArrayList<>();
        for (int number = 1; number <= count; number++) {
            boards.add(new Board(number, 0, 0, Outcome.PENDING, Outcome.PENDING));
        }
        return boards;
    }

    private static void tryAll(LiveStandings live, List<List<Change>> changes, int next, int number, int[] range) {
        if (next == changes.size()) {
            int rank = live.table().row(number).rank();
            range[0] = Math.min(range[0], rank);
            range[1] = Math.max(range[1], rank);
            return;
        }
        for (Change way : changes.get(next)) {
            live.apply(way);
            tryAll(live, changes, next + 1, number, range);
        }
    }

    /** How the team matches of a round stand. */
    public List<MatchSituation> matches(int round) {
        return tournament.pairings().stream()
                .filter(pairing -> pairing.round() == round)
                .filter(TeamMatch.class::isInstance)
                .map(TeamMatch.class::cast)
                .map(match -> MatchSituation.of(
                        match,
                        tournament.regulations().gamePoints(),
                        tournament.regulations().boards()))
                .toList();
    }
}
