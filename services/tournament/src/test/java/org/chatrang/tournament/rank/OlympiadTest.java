package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Points;
import org.chatrang.tournament.model.ScoreKind;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.chatrang.tournament.tiebreak.Cell;
import org.chatrang.tournament.tiebreak.CellKind;
import org.chatrang.tournament.tiebreak.Field;
import org.chatrang.tournament.tiebreak.Line;
import org.chatrang.tournament.tiebreak.TieBreak;
import org.junit.jupiter.api.Test;

/** The 44th Olympiad, Open: 187 teams by the event's own tie-breaks. */
class OlympiadTest {
    private static final String LIST = "OTHER_OLYMPIAD_SB,MPVGP,OTHER_OLYMPIAD_MP";

    /**
     * The rebuilt table counts every opponent with its match points alone. The regulations (Appendix 2) give an opponent one
     * more for each round it was not paired in, so exactly the teams that met one of those differ, by exactly that.
     */
    @Test
    void everyTeamAsRebuilt() throws IOException {
        Tournament tournament = SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf");
        Standings standings = new Standings(tournament, tournament.edition(), 11, TieBreak.parseList(LIST));
        Table table = standings.table();
        Field field = standings.field();
        List<List<String>> published = SharedStandings.cells("olympiad2022-open/standings_rebuilt.tsv");
        List<String> differences = new ArrayList<>();
        int unaffected = 0;
        for (List<String> line : published.subList(1, published.size())) {
            Row row = table.rows().stream()
                    .filter(candidate -> candidate.name().equals(line.get(1)))
                    .findFirst()
                    .orElseThrow();
            Line team = field.line(row.place());
            boolean affected = team.opponents().stream().anyMatch(other -> unpaired(field.line(other)) > 0);
            Points sonnebornBerger = affected ? rebuilt(field, team, true) : points(row, 0);
            Points opponents = affected ? rebuilt(field, team, false) : points(row, 2);
            compare(differences, line.get(1) + " MP", line.get(2), row.points());
            compare(differences, line.get(1) + " TB1", line.get(3), sonnebornBerger);
            compare(differences, line.get(1) + " TB2", line.get(4), points(row, 1));
            compare(differences, line.get(1) + " TB3", line.get(5), opponents);
            boolean asCounted = opponents.equals(points(row, 2));
            if (affected && asCounted && unpaired(team) == 0 && !leastIsTheUnpaired(field, team)) {
                differences.add(line.get(1) + " met a team that was not always paired, and that is not counted");
            }
            unaffected += affected ? 0 : 1;
        }
        assertEquals(187, published.size() - 1);
        assertEquals(List.of(), differences);
        assertEquals(143, unaffected, "teams that met none that was not always paired");
    }

    private static Points points(Row row, int tieBreak) {
        return new Points(row.values().get(tieBreak).units());
    }

    private static long unpaired(Line line) {
        return IntStream.rangeClosed(1, line.rounds())
                .filter(round -> line.cell(round).kind() == CellKind.REQUESTED_BYE)
                .count();
    }

    private static boolean leastIsTheUnpaired(Field field, Line team) {
        long least = team.opponents().stream()
                .mapToLong(place -> field.line(place).score(ScoreKind.MATCH_POINTS))
                .min()
                .orElseThrow();
        return team.opponents().stream()
                .map(field::line)
                .filter(line -> unpaired(line) > 0)
                .allMatch(line -> line.score(ScoreKind.MATCH_POINTS) == least);
    }

    /** The sum over all opponents without the one with the fewest match points, or of fewer than eleven all. */
    private static Points rebuilt(Field field, Line team, boolean product) {
        List<long[]> terms = new ArrayList<>();
        for (int round = 1; round <= team.rounds(); round++) {
            Cell cell = team.cell(round);
            if (cell.isPaired()) {
                long opponent = field.line(cell.opponent()).score(ScoreKind.MATCH_POINTS);
                terms.add(new long[] {opponent, product ? opponent * cell.gameUnits() / Points.ONE_POINT : opponent});
            }
        }
        terms.sort(Comparator.<long[]>comparingLong(term -> term[0]).thenComparingLong(term -> term[1]));
        int skipped = terms.size() == team.rounds() ? 1 : 0;
        return new Points(
                terms.stream().skip(skipped).mapToLong(term -> term[1]).sum());
    }

    @Test
    void thePublishedLineOfAmerica() {
        Tournament tournament = SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf");
        Row row = Standings.of(tournament, Edition.PRE_2023, LIST).table().row(1);

        assertEquals("17.0", row.points().toString());
        assertEquals(
                List.of("352.0", "26.5", "157.0"),
                row.values().stream().map(Value::text).toList());
    }

    private static void compare(List<String> differences, String what, String published, Points counted) {
        if (new BigDecimal(published).compareTo(counted.toBigDecimal()) != 0) {
            differences.add(what + ": published " + published + ", counted " + counted);
        }
    }

    /** By the list of the report itself the leaders have the published values, too. */
    @Test
    void theListOfTheReportForTheFirstTwenty() throws IOException {
        Tournament tournament = SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf");
        Table table =
                Standings.of(tournament, tournament.edition(), "EMGSB/C1,MPVGP").table();
        List<String> differences = new ArrayList<>();
        for (List<String> line :
                SharedStandings.cells("olympiad2022-open/standings_rebuilt.tsv").subList(1, 21)) {
            Row row = table.rows().stream()
                    .filter(candidate -> candidate.name().equals(line.get(1)))
                    .findFirst()
                    .orElseThrow();
            compare(differences, line.get(1) + " EMGSB/C1", line.get(3), points(row, 0));
            compare(differences, line.get(1) + " GP", line.get(4), points(row, 1));
            compare(differences, line.get(1) + " rank", line.get(0), Points.of(row.rank()));
        }
        assertEquals(Edition.PRE_2023, tournament.edition());
        assertEquals(List.of(), differences);
    }

    /**
     * The report's own list. A team differs from the rebuilt table only if it has a round without a match, which counts as
     * one against a virtual opponent, or met a team with such rounds, which counts with draws there; and it differs by
     * exactly what these add, one term then left out. Buchholz does so by the rules before 2023, EMGSB, which is not older,
     * by its first edition: the virtual opponent has the team's own score, draws are only in rounds of rest at the end, and a
     * round the team chose not to play is left out first.
     */
    @Test
    void theListOfTheReportForEveryTeam() throws IOException {
        Tournament tournament = SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf");
        Standings standings =
                new Standings(tournament, Edition.PRE_2023, 11, TieBreak.parseList("EMGSB/C1,MPVGP,BH:MP/C1"));
        Field field = standings.field();
        List<String> differences = new ArrayList<>();
        int[] asRebuilt = new int[3];
        for (Row row : standings.table().rows()) {
            List<String> line = SharedStandings.cells("olympiad2022-open/standings_rebuilt.tsv").stream()
                    .filter(candidate -> candidate.get(1).equals(row.name()))
                    .findFirst()
                    .orElseThrow();
            compare(differences, row.name() + " MP", line.get(2), row.points());
            compare(differences, row.name() + " GP", line.get(4), points(row, 1));
            Line team = field.line(row.place());
            for (int value = 0; value <= 2; value += 2) {
                boolean product = value == 0;
                BigDecimal published = new BigDecimal(line.get(product ? 3 : 5));
                BigDecimal named = (product ? of2023(field, team) : before2023(field, team))
                        .toBigDecimal()
                        .subtract(rebuilt(field, team, product).toBigDecimal());
                compare(
                        differences,
                        row.name() + " " + value,
                        published.add(named).toString(),
                        points(row, value));
                asRebuilt[value] += named.signum() == 0 ? 1 : 0;
            }
        }
        assertEquals(List.of(), differences);
        assertEquals(List.of(172, 150), List.of(asRebuilt[0], asRebuilt[2]), "teams that do not differ");
    }

    /** All rounds, those without a match too, without the least. */
    private static Points before2023(Field field, Line team) {
        long[] terms = IntStream.rangeClosed(1, team.rounds())
                .mapToLong(round -> {
                    Cell cell = team.cell(round);
                    return cell.isPlayed() ? withDraws(field.line(cell.opponent())) : virtual(team, round);
                })
                .sorted()
                .toArray();
        return new Points(Arrays.stream(terms).skip(1).sum());
    }

    /** The same in products with game points, by the rules of 2023. */
    private static Points of2023(Field field, Line team) {
        List<long[]> terms = new ArrayList<>();
        for (int round = 1; round <= team.rounds(); round++) {
            Cell cell = team.cell(round);
            long opponent = cell.isPlayed()
                    ? withDrawsAtTheEnd(field.line(cell.opponent()))
                    : team.score(ScoreKind.MATCH_POINTS);
            long product = opponent * cell.gameUnits() / Points.ONE_POINT;
            terms.add(new long[] {opponent, product, isRest(cell) ? 1 : 0});
        }
        Comparator<long[]> order =
                Comparator.<long[]>comparingLong(term -> term[0]).thenComparingLong(term -> term[1]);
        long[] least = terms.stream().min(order).orElseThrow();
        long[] leftOut = terms.stream()
                .filter(term -> term[2] == 1)
                .min(order)
                .filter(rest -> rest[1] >= least[1])
                .orElse(least);
        return new Points(terms.stream().mapToLong(term -> term[1]).sum() - leftOut[1]);
    }

    private static boolean isRest(Cell cell) {
        return cell.kind() == CellKind.REQUESTED_BYE || cell.kind() == CellKind.FORFEIT_LOSS;
    }

    private static long withDrawsAtTheEnd(Line line) {
        long score = line.score(ScoreKind.MATCH_POINTS);
        for (int round = line.rounds(); round > 0 && isRest(line.cell(round)); round--) {
            if (line.cell(round).kind() == CellKind.REQUESTED_BYE) {
                score += Points.ONE_POINT - line.cell(round).units(ScoreKind.MATCH_POINTS);
            }
        }
        return score;
    }

    /** Match points, with one instead of what was given for each round without a match. */
    private static long withDraws(Line line) {
        return IntStream.rangeClosed(1, line.rounds())
                .mapToObj(line::cell)
                .mapToLong(cell -> cell.isPlayed() ? cell.units(ScoreKind.MATCH_POINTS) : Points.ONE_POINT)
                .sum();
    }

    /** What the team had, two less what it got in the round, and a draw in each round after it. */
    private static long virtual(Line team, int round) {
        long before = IntStream.range(1, round)
                .mapToLong(earlier -> team.cell(earlier).units(ScoreKind.MATCH_POINTS))
                .sum();
        return before
                + 2L * Points.ONE_POINT
                - team.cell(round).units(ScoreKind.MATCH_POINTS)
                + (long) Points.ONE_POINT * (team.rounds() - round);
    }
}
