package org.chatrang.tournament.file.trf;

import static org.chatrang.tournament.file.trf.Report.player;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chatrang.tournament.file.ImportError;
import org.chatrang.tournament.file.ImportException;
import org.junit.jupiter.api.Test;

/** What is wrong is named by line, column, expectation and finding, and all of it at once. */
class TrfErrorsTest {
    private static final String ONE = player(1, "1.0", "2 w 1");
    private static final String TWO = player(2, "0.0", "1 b 0");

    @Test
    void everythingWrongIsNamedInTheOrderOfLines() {
        List<ImportError> errors = Report.of(
                        "042 tomorrow", player(1, "1.0", "2 w 1").replace("2390", "23x0"), player(2, "0.0", "1 b 9"))
                .errors();
        assertEquals(
                List.of(
                        new ImportError(2, 49, "a rating", "23x0"),
                        new ImportError(3, 99, "a result (1 = 0 W D L + - ? or a blank)", "9")),
                errors);
        assertEquals(
                List.of(new ImportError(1, 5, "a day as YYYY/MM/DD", "tomorrow")),
                Report.of("042 tomorrow", ONE, TWO).errors());
        assertEquals("line 1, column 5: expected a day as YYYY/MM/DD, found \"tomorrow\"", errorOf("042 tomorrow"));
    }

    private static String errorOf(String line) {
        return Report.of(line, ONE, TWO).errors().getFirst().toString();
    }

    @Test
    void gamesMustStandInBothLines() {
        assertError(
                Report.of(player(1, "1.0", "2 w 1"), player(2, "0.0", "3 b 0"), player(3, "1.0", "2 w 1")),
                new ImportError(1, 92, "an opponent who is paired with player 1 in round 1", "2, who has 3 in line 2"));
        assertError(
                Report.of(player(1, "1.0", "2 w 1"), player(2, "0.0", "1 w 0")),
                new ImportError(1, 97, "the other colour than the opponent's in line 2", "w"));
        assertError(
                Report.of(player(1, "1.0", "2 w 1"), player(2, "1.0", "1 b 1")),
                new ImportError(1, 99, "a result that goes with \"1\" of the opponent's line 2", "1"));
        assertError(
                Report.of(player(1, "1.0", "2 - 1"), player(2, "0.0", "1 - 0")),
                new ImportError(1, 97, "w or b, for the game was played", "-"));
        assertError(
                Report.of(player(1, "1.0", "1 w 1"), TWO), new ImportError(1, 92, "the number of another player", "1"));
        assertError(Report.of(ONE), new ImportError(1, 92, "the number of another player", "2"));
    }

    @Test
    void numbersAreUsedOnce() {
        assertError(
                Report.of(ONE, TWO, ONE), new ImportError(3, 5, "a number of its own, for line 1 has it, too", "1"));
        assertError(Report.of("012 nobody"), new ImportError(0, 0, "at least one player (record 001)", ""));
    }

    @Test
    void pointsMustBeThoseOfTheResults() {
        assertError(
                Report.of(player(1, "0.5", "2 w 1"), TWO),
                new ImportError(1, 81, "1.0, the points of the player's rounds", "0.5"));
    }

    @Test
    void roundsPairedAreRoundsAnnounced() {
        assertError(
                Report.of("142 0", ONE, TWO), new ImportError(1, 5, "1 rounds or more, for that many are paired", "0"));
    }

    @Test
    void aShiftedLineIsNotReadAsSomethingElse() {
        String shifted = player(1, "1.0", "2 w 1").replace("Player, 1", "Player, 1 ");
        ImportError first = Report.of(shifted, TWO).errors().getFirst();
        assertEquals(1, first.line());
        assertEquals("a blank between two fields", first.expected());
    }

    @Test
    void teamsAndTheirRoundsAreChecked() {
        Report good = Report.of(ONE, TWO).with(Report.team(1, 1), Report.team(2, 2));
        assertEquals(List.of(), good.errors());
        assertError(
                Report.of(ONE, TWO).with(Report.team(1, 1), Report.team(2, 2, 1)),
                new ImportError(4, 79, "a player who is in no other place of a team", "1"));
        assertError(
                Report.of(ONE, TWO).with(Report.team(1, 1), Report.team(2, 2), "300   1   1   3    1"),
                new ImportError(5, 13, "the number of a team", "3"));
        assertError(
                Report.of(ONE, TWO).with(Report.team(1, 1), Report.team(2, 2), "300   1   1   2    2"),
                new ImportError(5, 17, "a member of team 1 who sits at no other board, or 0000", "2"));
        assertError(
                Report.of(ONE, TWO).with(Report.team(1, 1), Report.team(2, 2), "330 +x   1   1   2"),
                new ImportError(5, 5, "+-, -+ or --", "+x"));
        assertError(
                Report.of(ONE, TWO).with(Report.team(1, 1, 2), Report.team(2)),
                new ImportError(1, 92, "a player of another team", "player 2 of team 1"));
    }

    @Test
    void otherEncodingsAreNamed() {
        ImportException refused = assertThrows(
                ImportException.class, () -> TrfDocument.read("012 wide".getBytes(StandardCharsets.UTF_16)));
        assertEquals("line 1, column 1: expected text in UTF-8 or Latin-1, found \"UTF-16\"", refused.getMessage());
        ImportException binary =
                assertThrows(ImportException.class, () -> TrfDocument.read(new byte[] {'0', '1', '2', '\n', 0, 1}));
        assertEquals(
                new ImportError(2, 1, "text in UTF-8 or Latin-1", "a zero byte"),
                binary.errors().getFirst());
    }

    private static void assertError(Report report, ImportError expected) {
        assertEquals(expected, report.errors().getFirst(), () -> report.errors().toString());
    }
}
