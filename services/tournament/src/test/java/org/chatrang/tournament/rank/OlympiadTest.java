package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
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
}
