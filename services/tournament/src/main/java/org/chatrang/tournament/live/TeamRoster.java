package org.chatrang.tournament.live;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.tiebreak.FieldBuilder;
import org.chatrang.tournament.tiebreak.Line;

/** The rounds of teams. */
final class TeamRoster implements Roster {
    private final Tournament start;
    private final Map<Integer, Team> teams = new TreeMap<>();
    private final Map<Integer, Map<Integer, TeamPairing>> pairings = new TreeMap<>();

    TeamRoster(Tournament tournament) {
        this.start = tournament;
        for (Team team : tournament.teams()) {
            teams.put(team.number(), team);
            pairings.put(team.number(), new TreeMap<>());
        }
        tournament.pairings().forEach(pairing -> put(pairing, new LinkedHashSet<>()));
    }

    @Override
    public Set<Integer> apply(Change change) {
        return switch (change) {
            case Change.Game game -> throw Roster.misfit(game, "this is a tournament of teams");
            case Change.Bye bye -> {
                Roster.checkRound(bye, bye.round());
                check(bye, bye.participant());
                yield put(new TeamBye(bye.round(), bye.participant(), bye.kind()), new LinkedHashSet<>());
            }
            case Change.Match match -> {
                Roster.checkRound(match, match.match().round());
                check(match, match.match().first());
                check(match, match.match().second());
                yield put(match.match(), new LinkedHashSet<>());
            }
            case Change.BoardResult result -> put(withBoard(result), new LinkedHashSet<>());
            case Change.Withdrawal withdrawal -> throw Roster.misfit(withdrawal, "it concerns the tournament");
            case Change.Round round -> throw Roster.misfit(round, "it concerns the tournament");
        };
    }

    private void check(Change change, int number) {
        if (!teams.containsKey(number)) {
            throw Roster.misfit(change, "no team has number " + number);
        }
    }

    private TeamMatch withBoard(Change.BoardResult result) {
        check(result, result.team());
        if (!(pairings.get(result.team()).get(result.round()) instanceof TeamMatch match)) {
            throw Roster.misfit(result, "team " + result.team() + " has no match in round " + result.round());
        }
        List<Board> boards = new ArrayList<>();
        boolean found = false;
        for (Board board : match.boards()) {
            boolean meant = board.number() == result.board();
            found |= meant;
            boards.add(
                    meant
                            ? new Board(
                                    board.number(),
                                    board.first(),
                                    board.second(),
                                    result.firstOutcome(),
                                    result.secondOutcome(),
                                    result.provisional())
                            : board);
        }
        if (!found) {
            throw Roster.misfit(result, "the match has no board " + result.board());
        }
        return match.withBoards(boards);
    }

    private Set<Integer> put(TeamPairing pairing, Set<Integer> changed) {
        for (int team : teamsOf(pairing)) {
            TeamPairing before = pairings.get(team).put(pairing.round(), pairing);
            changed.add(team);
            if (before instanceof TeamMatch match) {
                for (int other : teamsOf(match)) {
                    if (!teamsOf(pairing).contains(other) && pairings.get(other).get(match.round()) == match) {
                        pairings.get(other).remove(match.round());
                        changed.add(other);
                    }
                }
            }
        }
        return changed;
    }

    private static List<Integer> teamsOf(TeamPairing pairing) {
        return switch (pairing) {
            case TeamMatch match -> List.of(match.first(), match.second());
            case TeamBye bye -> List.of(bye.team());
        };
    }

    @Override
    public Line line(FieldBuilder builder, int number) {
        return builder.line(teams.get(number), List.copyOf(pairings.get(number).values()));
    }

    @Override
    public boolean hasOpenEnd() {
        return start.regulations().rounds() == 0;
    }

    @Override
    public Tournament tournament() {
        Set<TeamPairing> all = new LinkedHashSet<>();
        pairings.values().forEach(ofTeam -> all.addAll(ofTeam.values()));
        return new Tournament(
                start.event(), start.regulations(), start.players(), start.teams(), List.copyOf(all), start.specials());
    }
}
