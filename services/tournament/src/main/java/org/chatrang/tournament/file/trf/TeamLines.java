package org.chatrang.tournament.file.trf;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.file.Problems;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Team;

/** The teams of a report: records 310, or 013 where there is none. What happened to them stands in {@link TeamRounds}. */
final class TeamLines {
    private final TrfDocument document;
    private final PlayerLines players;
    private final Problems problems;
    private final Map<Integer, Team> teams = new LinkedHashMap<>();
    private final Map<Integer, Integer> lines = new HashMap<>();
    private final Map<Integer, Integer> teamOf = new HashMap<>();

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
        for (TrfDocument.Placed<LineUpRecord> lineUp : document.all(LineUpRecord.class)) {
            most = Math.max(most, lineUp.record().boards().size());
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

    /** The team of a player, null if there is none. */
    Integer teamOf(int player) {
        return teamOf.get(player);
    }
}
