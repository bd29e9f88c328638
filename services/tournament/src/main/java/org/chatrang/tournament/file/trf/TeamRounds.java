package org.chatrang.tournament.file.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.LineUp;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamMatch.Decision;
import org.chatrang.tournament.model.TeamPairing;

/** What the records 300, 320, 330 and 240 of a report say of the rounds of its teams. */
final class TeamRounds {
    private final TrfDocument document;
    private final PlayerLines players;
    private final TeamLines teams;
    private final Problems problems;
    private final Map<List<Integer>, Integer> recordedAt = new HashMap<>();

    TeamRounds(TrfDocument document, PlayerLines players, TeamLines teams, Problems problems) {
        this.document = document;
        this.players = players;
        this.teams = teams;
        this.problems = problems;
    }

    List<LineUp> lineUps() {
        List<LineUp> found = new ArrayList<>();
        for (TrfDocument.Placed<LineUpRecord> placed : document.all(LineUpRecord.class)) {
            LineUpRecord record = placed.record();
            boolean teamsKnown = known(placed.line(), 9, record.team()) & known(placed.line(), 13, record.opponent());
            if (teamsKnown && boardsKnown(placed)) {
                found.add(new LineUp(record.round(), record.team(), record.opponent(), record.boards()));
            }
        }
        return found;
    }

    private boolean boardsKnown(TrfDocument.Placed<LineUpRecord> placed) {
        boolean known = true;
        Set<Integer> seated = new HashSet<>();
        List<Integer> boards = placed.record().boards();
        for (int board = 0; board < boards.size(); board++) {
            int player = boards.get(board);
            boolean member = Integer.valueOf(placed.record().team()).equals(teams.teamOf(player));
            if (player != 0 && !(member && seated.add(player))) {
                problems.at(
                        placed.line(),
                        LineUpRecord.BOARDS + 5 * board,
                        "a member of team " + placed.record().team() + " who sits at no other board, or 0000",
                        String.valueOf(player));
                known = false;
            }
        }
        return known;
    }

    private boolean known(int line, int column, int team) {
        if (teams.has(team)) {
            return true;
        }
        problems.at(line, column, "the number of a team", String.valueOf(team));
        return false;
    }

    /** Byes and forfeited matches that have records of their own; those of later rounds are announced, not given. */
    List<TeamPairing> recorded() {
        List<TeamPairing> found = new ArrayList<>();
        int last = lastRound();
        for (TrfDocument.Placed<TeamByeRecord> placed : document.all(TeamByeRecord.class)) {
            List<Integer> byes = placed.record().teams();
            for (int round = 1; round <= byes.size(); round++) {
                int team = byes.get(round - 1);
                int column = TeamByeRecord.TEAMS + 4 * (round - 1);
                if (team != 0 && known(placed.line(), column, team) && free(placed.line(), column, round, team)) {
                    found.add(new TeamBye(round, team, Outcome.PAIRING_BYE));
                }
            }
        }
        for (TrfDocument.Placed<ByeRecord> placed : document.all(ByeRecord.class)) {
            List<Integer> byes = placed.record().numbers();
            for (int i = 0; i < byes.size(); i++) {
                int column = ByeRecord.NUMBERS + 5 * i;
                int round = placed.record().round();
                boolean known = known(placed.line(), column, byes.get(i));
                if (known && round <= last && free(placed.line(), column, round, byes.get(i))) {
                    Outcome kind =
                            Outcome.ofLetter(placed.record().kind(), false).orElse(Outcome.ZERO_BYE);
                    found.add(new TeamBye(placed.record().round(), byes.get(i), kind));
                }
            }
        }
        document.all(ForfeitedMatchRecord.class).forEach(placed -> forfeited(placed, found));
        return found;
    }

    /** Whether a team has no other record of its own in a round. */
    private boolean free(int line, int column, int round, int team) {
        Integer earlier = recordedAt.putIfAbsent(List.of(round, team), line);
        if (earlier != null) {
            problems.at(
                    line,
                    column,
                    "a team without another bye or forfeited match in round " + round,
                    team + ", which line " + earlier + " has");
        }
        return earlier == null;
    }

    private void forfeited(TrfDocument.Placed<ForfeitedMatchRecord> placed, List<TeamPairing> found) {
        ForfeitedMatchRecord record = placed.record();
        boolean known = known(placed.line(), 12, record.white()) & known(placed.line(), 16, record.black());
        if (known && record.white() == record.black()) {
            problems.at(placed.line(), 16, "another team", String.valueOf(record.black()));
        } else if (known
                && free(placed.line(), 12, record.round(), record.white())
                && free(placed.line(), 16, record.round(), record.black())) {
            Decision decision = switch (record.kind()) {
                case "+-" -> Decision.SECOND_FORFEITS;
                case "-+" -> Decision.FIRST_FORFEITS;
                default -> Decision.BOTH_FORFEIT;
            };
            found.add(TeamMatch.forfeited(record.round(), record.white(), record.black(), decision));
        }
    }

    /** Notes teams that have two matches, or a match and a bye, in one round. */
    void checkOneEach(List<TeamPairing> pairings) {
        Set<List<Integer>> seen = new HashSet<>();
        for (TeamPairing pairing : pairings) {
            List<Integer> paired = switch (pairing) {
                case TeamMatch match -> List.of(match.first(), match.second());
                case TeamBye bye -> List.of(bye.team());
            };
            for (int team : paired) {
                if (!seen.add(List.of(pairing.round(), team))) {
                    problems.at(
                            teams.line(team),
                            5,
                            "one match or bye of team " + team + " in round " + pairing.round(),
                            "two of them");
                }
            }
        }
    }

    private int lastRound() {
        int last = players.paired();
        for (TeamByeRecord bye : records(TeamByeRecord.class)) {
            last = Math.max(last, bye.teams().size());
        }
        for (ForfeitedMatchRecord match : records(ForfeitedMatchRecord.class)) {
            last = Math.max(last, match.round());
        }
        return last;
    }

    private <T extends TrfRecord> List<T> records(Class<T> kind) {
        return document.all(kind).stream().map(TrfDocument.Placed::record).toList();
    }
}
