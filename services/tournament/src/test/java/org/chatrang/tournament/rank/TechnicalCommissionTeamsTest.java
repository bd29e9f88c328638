package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chatrang.tournament.model.Board;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.Outcome;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Specials;
import org.chatrang.tournament.model.Team;
import org.chatrang.tournament.model.TeamBye;
import org.chatrang.tournament.model.TeamMatch;
import org.chatrang.tournament.model.TeamPairing;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The team exercises of FIDE's Technical Commission: fourteen teams, seven rounds, byes and a forfeit. */
class TechnicalCommissionTeamsTest {
    private static final List<Outcome> ELEVEN_AGAINST_FOURTEEN =
            List.of(Outcome.WIN, Outcome.DRAW, Outcome.DRAW, Outcome.LOSS);

    @Test
    void everyPrintedValue() throws IOException {
        Tournament tournament = tournament(true);
        List<String> differences = new ArrayList<>();
        compare(tournament, Edition.FROM_2023, answers().get("expected_2023"), differences);
        compare(tournament, Edition.FROM_2024_08, answers().get("expected_2023"), differences);
        assertEquals(List.of(), differences);
    }

    /** The published values of 2026 take the forfeit as one without a known opponent: 16.4.2, half of all points. */
    @Test
    void everyPublishedValueOf2026() throws IOException {
        List<String> differences = new ArrayList<>();
        compare(tournament(false), Edition.FROM_2026_03, answers().get("expected_2026_changes"), differences);
        assertEquals(List.of(), differences);
    }

    /** With the opponent known, 16.4.1 caps the dummy at that team's adjusted score: 12.5 game points instead of 14. */
    @Test
    void forfeitAgainstAKnownOpponentIsCappedByItsScore() throws IOException {
        Table table = Standings.of(tournament(true), Edition.FROM_2026_03, "BH:MP,BH:GP,EMGSB,EGMSB,EGGSB")
                .table();

        assertEquals(
                List.of("61.0", "109.0", "146.50", "148.00", "263.00"),
                table.row(1).values().stream().map(Value::text).toList());
    }

    @Test
    void extendedDirectEncounterOrdersTheLeaders() throws IOException {
        Table table =
                Standings.of(tournament(true), Edition.FROM_2024_08, "EDE").table();

        List<Integer> leaders = Stream.of(1, 2, 3, 4, 5)
                .sorted(Comparator.comparingInt(team -> table.row(team).rank()))
                .toList();
        assertEquals(List.of(4, 2, 1, 3, 5), leaders);
        assertTrue(table.row(6).rank() < table.row(8).rank());
        assertEquals(table.row(11).rank(), table.row(14).rank());
        assertEquals(table.row(7).rank(), table.row(9).rank());
        assertEquals(table.row(9).rank(), table.row(13).rank());
    }

    @ParameterizedTest
    @ValueSource(strings = {"EDEC", "EDEBT", "EDEBB", "EDET", "EDEB"})
    void boardsOfTheirMatchBreakTheLastTie(String code) throws IOException {
        Table table = Standings.of(tournament(true), Edition.FROM_2024_08, code).table();

        assertTrue(table.row(11).rank() < table.row(14).rank());
    }

    private static void compare(Tournament tournament, Edition edition, JsonNode answers, List<String> differences) {
        for (Map.Entry<String, JsonNode> column : answers.properties()) {
            if (!column.getKey().equals("EDE")) {
                String code = column.getKey().replaceFirst("^(MP|GP)$", "$1TS");
                Table table = Standings.of(tournament, edition, code).table();
                for (Map.Entry<String, JsonNode> answer : column.getValue().properties()) {
                    String counted = table.row(Integer.parseInt(answer.getKey()))
                            .values()
                            .getFirst()
                            .text();
                    String printed = answer.getValue().asText();
                    if (new BigDecimal(printed).compareTo(new BigDecimal(counted)) != 0) {
                        differences.add(edition.id() + " " + code + " team " + answer.getKey() + ": printed " + printed
                                + ", counted " + counted);
                    }
                }
            }
        }
    }

    private static JsonNode answers() throws IOException {
        return new ObjectMapper()
                .readTree(SharedStandings.file("held-tec/expected_team.json").toFile());
    }

    private static Tournament tournament(boolean forfeitHasAnOpponent) throws IOException {
        List<Team> teams = new ArrayList<>();
        List<TeamPairing> pairings = new ArrayList<>();
        for (Map.Entry<String, JsonNode> row : answers().get("rows").properties()) {
            int number = Integer.parseInt(row.getKey());
            teams.add(new Team(number, "Team " + number, "", Points.ZERO, List.of()));
            int round = 0;
            for (JsonNode entry : row.getValue()) {
                round++;
                pairing(round, number, entry.asText(), forfeitHasAnOpponent).ifPresent(pairings::add);
            }
        }
        return new Tournament(
                Event.named("Exercises"),
                Regulations.team(PairingSystem.TEAM_SWISS, 7, 4, List.of()),
                List.of(),
                teams,
                pairings,
                Specials.NONE);
    }

    /** The pairing a team's entry tells, each match once: in the row of the team with White. */
    private static Optional<TeamPairing> pairing(int round, int team, String entry, boolean forfeitHasAnOpponent) {
        return Optional.ofNullable(
                switch (entry) {
                    case "PAB" -> new TeamBye(round, team, Outcome.PAIRING_BYE);
                    case "HPB" -> new TeamBye(round, team, Outcome.HALF_BYE);
                    case "ZPB" -> new TeamBye(round, team, Outcome.ZERO_BYE);
                    case "+F" ->
                        forfeitHasAnOpponent
                                ? TeamMatch.forfeited(round, team, 6, TeamMatch.Decision.SECOND_FORFEITS)
                                : new TeamBye(round, team, Outcome.FULL_BYE);
                    case "-F" -> null;
                    default -> match(round, team, entry);
                });
    }

    private static TeamMatch match(int round, int team, String entry) {
        int white = entry.indexOf('w');
        if (white < 0) {
            return null;
        }
        int opponent = Integer.parseInt(entry.substring(0, white));
        if (team == 11 && opponent == 14) {
            List<Board> boards = new ArrayList<>();
            for (Outcome outcome : ELEVEN_AGAINST_FOURTEEN) {
                boards.add(new Board(boards.size() + 1, 0, 0, outcome, turned(outcome)));
            }
            return TeamMatch.ofBoards(round, team, opponent, boards);
        }
        Points own = Points.parse(entry.substring(white + 1));
        return TeamMatch.ofScore(round, team, opponent, own, Points.of(4).minus(own));
    }

    private static Outcome turned(Outcome outcome) {
        return outcome == Outcome.WIN ? Outcome.LOSS : outcome == Outcome.LOSS ? Outcome.WIN : outcome;
    }
}
