package org.chatrang.launcher.standings;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chatrang.launcher.Outcome;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StandingsCommandTest {
    private static final List<String> THREE_ROUNDS = List.of(
            "012 Club championship",
            "042 2026/03/07",
            "142 3",
            "202 DE,SB,WON",
            "001    1 m    One                               2100 NOR           1 1990/01/01  2.5    1     4 w 1     2 b =     3 w 1",
            "001    2 m    Two                               2000 NOR           2 1990/01/01  2.0    2     3 b 1     1 w =     4 b =",
            "001    3 m    Three                             1900 NOR           3 1990/01/01  1.0    3     2 w 0     4 b 1     1 b 0",
            "001    4 m    Four                              1800 NOR           4 1990/01/01  0.5    4     1 b 0     3 w 0     2 w =");

    @TempDir
    Path directory;

    @Test
    void withoutOptionsTheFilesOwnListAndEditionCount() throws IOException {
        Outcome outcome = Outcome.of("standings", file(THREE_ROUNDS).toString());
        assertEquals(List.of(), outcome.err());
        assertEquals(
                List.of(
                        "Rank  No  Name   Points  DE    SB  WON",
                        "   1   1  One       2.5   0  2.50    2",
                        "   2   2  Two       2.0   0  2.50    1",
                        "   3   3  Three     1.0   0  0.50    1",
                        "   4   4  Four      0.5   0  1.00    0"),
                outcome.out());
        assertEquals(0, outcome.exitCode());
    }

    @Test
    void jsonHasDecimalStrings() throws IOException {
        Outcome outcome = Outcome.of(
                "standings",
                file(THREE_ROUNDS).toString(),
                "--json",
                "--tie-breaks",
                "sb, WON",
                "--edition",
                "2024-08",
                "--round",
                "2");
        assertEquals(
                "{\"edition\":\"2024-08\",\"round\":2,\"final\":false,\"participants\":["
                        + "{\"no\":2,\"kind\":\"PLAYER\",\"name\":\"Two\",\"rank\":1,\"points\":\"1.5\","
                        + "\"tieBreaks\":{\"sb\":\"1.75\",\"WON\":\"1\"}},"
                        + "{\"no\":1,\"kind\":\"PLAYER\",\"name\":\"One\",\"rank\":2,\"points\":\"1.5\","
                        + "\"tieBreaks\":{\"sb\":\"0.75\",\"WON\":\"1\"}},",
                outcome.out().getFirst().replaceAll("\\{\"no\":3.*", ""));
    }

    @Test
    void noValueIsADecimalTooInJsonAndADashInText() throws IOException {
        String file = file(THREE_ROUNDS).toString();
        Outcome json = Outcome.of("standings", file, "--json", "--tie-breaks", "ARO/C1,ARO/M2");
        assertTrue(
                json.out().getFirst().contains("\"tieBreaks\":{\"ARO/C1\":\"1950\",\"ARO/M2\":\"-0\"}"),
                json.out().getFirst());
        Outcome text = Outcome.of("standings", file, "--tie-breaks", "ARO/M2");
        assertTrue(text.out().get(1).endsWith(" -"), text.out().toString());
    }

    @Test
    void valuesAreExplained() throws IOException {
        String file = file(THREE_ROUNDS).toString();
        Outcome text = Outcome.of("standings", file, "--explain", "2");
        assertTrue(text.out().contains("Player 2, Two"), text.out().toString());
        assertTrue(
                text.out().stream().anyMatch(line -> line.startsWith("SB = 2.50 (official; article ")),
                text.out().toString());
        Outcome json = Outcome.of("standings", file, "--explain", "2", "--json");
        assertTrue(
                json.out().getFirst().contains("\"explanation\":{\"no\":2,\"tieBreaks\":{\"DE\":{"),
                json.out().getFirst());
        assertTrue(
                json.out().getFirst().contains("\"counted\":true"), json.out().getFirst());
    }

    @Test
    void ratingChangesAreAnExtraTable() throws IOException {
        Outcome outcome = Outcome.of("standings", file(THREE_ROUNDS).toString(), "--ratings");
        assertEquals(0, outcome.exitCode());
        // One's differences are 100, 200 and 300: expected 0.64 + 0.76 + 0.85, scored 2.5, K 20.
        assertTrue(
                outcome.out().contains(" 1  One      2100      3    2.5      2.25  20     5.0         2173"),
                outcome.out().toString());
    }

    @Test
    void everyErrorOfAFileIsNamed() throws IOException {
        List<String> wrong = List.of(
                "042 in spring",
                THREE_ROUNDS.get(4).replace(" 2.5 ", " 3.5 "),
                THREE_ROUNDS.get(5),
                THREE_ROUNDS.get(6),
                THREE_ROUNDS.get(7));
        Path file = file(wrong);
        Outcome outcome = Outcome.of("standings", file.toString());
        assertEquals(2, outcome.exitCode());
        assertEquals(List.of(), outcome.out());
        assertEquals(
                List.of(
                        "chatrang standings: " + file + " cannot be used: 2 errors",
                        "  line 1, column 5: expected a day as YYYY/MM/DD, found \"in spring\"",
                        "  line 2, column 81: expected 2.5, the points of the player's rounds, found \"3.5\""),
                outcome.err());
    }

    @Test
    void badOptionsAreNamed() throws IOException {
        String file = file(THREE_ROUNDS).toString();
        assertFails(2, "unknown tie-break \"BX\"", "standings", file, "--tie-breaks", "BX");
        assertFails(2, "unknown edition of the tie-break rules \"1066\"", "standings", file, "--edition", "1066");
        assertFails(1, "round 4: ", "standings", file, "--round", "4");
        assertFails(1, "has no player with number 9", "standings", file, "--explain", "9");
        assertFails(1, "round 0: ", "standings", file, "--round", "0");
        assertFails(
                2,
                "none.trf does not exist",
                "standings",
                directory.resolve("none.trf").toString());
        assertFails(2, "FILE is missing", "standings");
    }

    private static void assertFails(int code, String words, String... arguments) {
        Outcome outcome = Outcome.of(arguments);
        assertEquals(code, outcome.exitCode(), outcome.toString());
        assertTrue(outcome.err().getFirst().contains(words), outcome.err().toString());
        assertEquals(List.of(), outcome.out());
    }

    private Path file(List<String> lines) throws IOException {
        return Files.write(directory.resolve("club.trf"), lines);
    }
}
