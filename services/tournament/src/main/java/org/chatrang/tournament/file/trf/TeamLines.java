package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.LineUp;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamMatch.Decision;
import org.chatrang.tournament.model.TeamPairing;

/** The teams of a report: records 310, or 013 where there is none, and what 300, 320, 330 and 240 say of their rounds. */
final class TeamLines {
    private final TrfDocument document;
    private final PlayerLines players;
    private final Problems problems;
    private final Map<Integer, Team> teams = new LinkedHashMap<>();
    private final Map<Integer, Integer> lines = new HashMap<>();
    private final Map<Integer, Integer> teamOf = new HashMap<>();
    private final Map<List<Integer>, Integer> recordedAt = new HashMap<>();

    TeamLines(TrfDocument document, PlayerLines players, Problems problems) {
        this.document = document;
        this.players = players;
        this.problems = problems;
        document.all(TeamRecord.class).forEach(this::enter);
        if (teams.isEmpty()) {
            document.all(OldTeamRecord.class).forEach(this::enterOld);
        }
    }

    boolean none() {
        return teams.isEmpty();
    }

    boolean has(int number) {
        return teams.containsKey(number);
    }

    List<Team> teams() {
        return List.copyOf(teams.values());
    }

    /** The line that tells of a team. */
    int line(int number) {
        return lines.get(number);
    }

    private void enter(TrfDocument.Placed<TeamRecord> placed) {
        TeamRecord record = placed.record();
        if (record.number() == 0) {
            problems.at(placed.line(), 5, "a team's number from 1", "0");
            return;
        }
        if (lines.putIfAbsent(record.number(), placed.line()) != null) {
            problems.at(
                    placed.line(),
                    5,
                    "a number of its own, for line " + lines.get(record.number()) + " has it, too",
                    String.valueOf(record.number()));
            return;
        }
        List<Integer> members = members(placed.line(), TeamRecord.MEMBERS, record.number(), record.members());
        teams.put(
                record.number(),
                new Team(record.number(), record.name(), record.nickname(), strength(record.strength()), members));
    }

    private void enterOld(TrfDocument.Placed<OldTeamRecord> placed) {
        int number = teams.size() + 1;
        lines.put(number, placed.line());
        List<Integer> members = members(
                placed.line(), OldTeamRecord.MEMBERS, number, placed.record().members());
        teams.put(number, new Team(number, placed.record().name(), "", Points.ZERO, members));
    }

    private List<Integer> members(int line, int firstColumn, int team, List<Integer> written) {
        List<Integer> members = new ArrayList<>();
        for (int i = 0; i < written.size(); i++) {
            int member = written.get(i);
            int column = firstColumn + 5 * i;
            if (member == 0) {
                continue;
            }
            if (!players.has(member)) {
                problems.at(line, column, "the number of a player", String.valueOf(member));
            } else if (teamOf.putIfAbsent(member, team) != null) {
                problems.at(line, column, "a player who is in no other place of a team", String.valueOf(member));
            } else {
                members.add(member);
            }
        }
        return members;
    }

    private static Points strength(String written) {
        return written.matches("\\d{1,6}(\\.\\d{1,4})?")
                ? Points.parse(new BigDecimal(written).toPlainString())
                : Points.ZERO;
    }

    /** Boards of a match: as many as the colour sequence has, or as the largest match of the report. */
    int boards() {
        int declared = document.text("352")
                .map(placed -> placed.record().text().strip().length())
                .orElse(0);
        if (declared > 0) {
            return declared;
        }
        int most = 1;
        for (LineUpRecord lineUp : records(LineUpRecord.class)) {
            most = Math.max(most, lineUp.boards().size());
        }
        for (int round = 1; round <= players.paired(); round++) {
            Map<Integer, Integer> games = new HashMap<>();
            for (int number : teamOf.keySet()) {
                if (players.cell(number, round).opponent() != 0) {
                    most = Math.max(most, games.merge(teamOf.get(number), 1, Integer::sum));
                }
            }
        }
        return most;
    }

    /** Whether the games of every team in every round are against one other team. */
    boolean gamesAreMatches() {
        for (int round = 1; round <= players.paired(); round++) {
            Map<Integer, Integer> opponents = new HashMap<>();
            for (int number : teamOf.keySet()) {
                int opponent = players.cell(number, round).opponent();
                if (opponent != 0) {
                    Integer met = teamOf.get(opponent);
                    Integer before = met == null ? null : opponents.putIfAbsent(teamOf.get(number), met);
                    if (met == null || met.equals(teamOf.get(number)) || before != null && !before.equals(met)) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /** Notes games that belong to no match, each at its place. */
    void checkMatches() {
        for (int round = 1; round <= players.paired(); round++) {
            Map<Integer, Integer> opponents = new HashMap<>();
            for (TrfDocument.Placed<PlayerRecord> placed : players.placed()) {
                check(placed, round, opponents);
            }
        }
    }

    private void check(TrfDocument.Placed<PlayerRecord> placed, int round, Map<Integer, Integer> opponents) {
        int number = placed.record().number();
        int opponent = players.cell(number, round).opponent();
        Integer own = teamOf.get(number);
        Integer other = teamOf.get(opponent);
        if (opponent == 0 || !players.has(opponent)) {
            return;
        }
        String found = "player " + opponent + (other == null ? ", who is in no team" : " of team " + other);
        int column = RoundCell.column(round);
        if (own == null) {
            problems.at(placed.line(), column, "no game of player " + number + ", who is in no team", found);
        } else if (other == null || other.equals(own)) {
            problems.at(placed.line(), column, "a player of another team", found);
        } else {
            int first = opponents.computeIfAbsent(own, team -> other);
            if (first != other) {
                problems.at(
                        placed.line(), column, "a player of team " + first + ", whom team " + own + " meets", found);
            }
        }
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
            boolean member = Integer.valueOf(placed.record().team()).equals(teamOf.get(player));
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
        if (has(team)) {
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
                            line(team),
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
