package org.chatrang.tournament.file.trf;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chatrang.tournament.file.FileText;
import org.chatrang.tournament.file.ImportException;
import org.chatrang.tournament.file.LineEnd;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

/** A report that is read and written has the format's own columns; read and written again it has the same bytes. */
class TrfRoundTripTest {
    @Test
    void everyReportThereIsKeepsItsBytesAfterAFirstNormalisation() throws IOException, ImportException {
        List<Path> reports = reports();
        assertTrue(reports.size() >= 20, "only " + reports);
        for (Path report : reports) {
            byte[] once = TrfDocument.read(Files.readAllBytes(report)).write();
            assertArrayEquals(once, TrfDocument.read(once).write(), report.toString());
            Tournament tournament = TrfImport.tournament(Files.readAllBytes(report));
            assertEquals(tournament, TrfImport.tournament(once), report.toString());
        }
    }

    @Test
    void aTournamentWrittenInTheNewestVersionIsTheSameTournament() throws IOException, ImportException {
        for (Path report : reports()) {
            Tournament tournament = TrfImport.tournament(Files.readAllBytes(report));
            byte[] written = TrfExport.of(tournament, TrfVersion.TRF26).write();
            Tournament again = TrfImport.tournament(written);
            assertEquals(tournament.players(), again.players(), report.toString());
            assertEquals(tournament.teams(), again.teams(), report.toString());
            assertEquals(tournament.pairings(), again.pairings(), report.toString());
            assertEquals(tournament.specials(), again.specials(), report.toString());
            assertEquals(tournament.edition(), again.edition(), report.toString());
            assertEquals(tournament.regulations().system(), again.regulations().system(), report.toString());
            assertArrayEquals(written, TrfExport.of(again, TrfVersion.TRF26).write(), report.toString());
        }
    }

    @Test
    void olderVersionsSayTheSameOfPlayers() throws IOException, ImportException {
        for (Path report : reports()) {
            Tournament tournament = TrfImport.tournament(Files.readAllBytes(report));
            for (TrfVersion version : List.of(TrfVersion.TRF06, TrfVersion.TRF16)) {
                Tournament again =
                        TrfImport.tournament(TrfExport.of(tournament, version).write());
                assertEquals(tournament.players(), again.players(), version + " " + report);
                assertEquals(tournament.isTeam(), again.isTeam(), version + " " + report);
            }
        }
    }

    @Test
    void everyLineEndAndEncodingIsReadAndKept() throws ImportException {
        List<String> lines = List.of(
                "012 Turnier für Käthe",
                Report.player(1, "1.0", "2 w 1").replace("Player, 1", "Müller, K"),
                Report.player(2, "0.0", "1 b 0"));
        for (Charset charset : List.of(StandardCharsets.UTF_8, StandardCharsets.ISO_8859_1)) {
            for (LineEnd end : LineEnd.values()) {
                for (boolean mark : List.of(false, true)) {
                    if (mark && charset != StandardCharsets.UTF_8) {
                        continue;
                    }
                    FileText.Form form = new FileText.Form(charset, mark, end, true);
                    byte[] bytes = new FileText(lines, form).bytes();
                    TrfDocument document = TrfDocument.read(bytes);
                    assertEquals(form, document.form());
                    assertArrayEquals(bytes, document.write());
                    Tournament tournament = TrfImport.of(document);
                    assertEquals("Turnier für Käthe", tournament.event().name());
                    assertEquals("Müller, K", tournament.players().getFirst().name());
                }
            }
        }
    }

    @Test
    void columnsCountedInBytesAreReadAllTheSame() throws ImportException {
        // The name is padded by its bytes, so everything behind it stands one column further to the left.
        String line = Report.player(1, "1.0", "2 w 1").replace("Player, 1 ", "Müller, K");
        Tournament tournament =
                Report.of(line, Report.player(2, "0.0", "1 b 0")).tournament();
        assertEquals("Müller, K", tournament.players().getFirst().name());
        assertEquals(2390, tournament.players().getFirst().rating());
    }

    @Test
    void unknownLinesStayWhereTheyStand() throws ImportException {
        byte[] bytes = Report.of(
                        "### a comment  ",
                        Report.player(1, "1.0", "2 w 1"),
                        "",
                        "NOR    1      National, Name                    1800",
                        "801   1 whatever",
                        "DAT 0001 EMAIL somebody",
                        Report.player(2, "0.0", "1 b 0"),
                        "x")
                .bytes();
        assertArrayEquals(bytes, TrfDocument.read(bytes).write());
    }

    private static List<Path> reports() throws IOException {
        try (Stream<Path> files = Files.walk(SharedStandings.file("."))) {
            return files.filter(file -> file.toString().endsWith(".trf"))
                    .sorted()
                    .toList();
        }
    }
}
