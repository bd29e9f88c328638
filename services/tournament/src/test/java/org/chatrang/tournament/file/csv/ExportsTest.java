package org.chatrang.tournament.file.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chatrang.tournament.file.jch.JchExport;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Event;
import org.chatrang.tournament.model.PairingSystem;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Regulations;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.rank.Standings;
import org.chatrang.tournament.rank.Table;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

class ExportsTest {
    @Test
    void cellsAreQuotedWhereTheyMustBe() {
        Tournament tournament = Tournament.of(
                Event.named("Club"),
                Regulations.individual(PairingSystem.SWISS, 5, List.of("BH")),
                List.of(Player.of(1, "O'Neill, \"Jo\"", 2000, List.of()), Player.of(2, "=1+1", 0, List.of())));
        String csv = new String(CsvExport.of(Standings.of(tournament).table()), StandardCharsets.UTF_8);
        assertEquals("rank,no,name,points,BH\r\n1,1,\"O'Neill, \"\"Jo\"\"\",0.0,0.0\r\n1,2,'=1+1,0.0,0.0\r\n", csv);
    }

    @Test
    void jsonHasGamesRanksAndValues() {
        Tournament tournament = SharedStandings.tournament("uzchess2025/uzchess2025.trf");
        Table table = Standings.of(tournament, Edition.FROM_2024_08, "SB,WON").table();
        String json = new String(JchExport.of(tournament, table), StandardCharsets.UTF_8);
        assertTrue(json.startsWith("{\"event\":{\"filetype\":\"Event\""), json);
        assertTrue(json.contains("\"rankOrder\":[\"PTS\",\"SB\",\"WON\"]"), json);
        assertTrue(json.contains("{\"id\":1,\"lastName\":\"Erigaisi Arjun\",\"firstName\":\"\""), json);
        assertTrue(
                json.contains("{\"cid\":3,\"profileId\":3,\"present\":true,\"rank\":1,\"tpn\":3,\"gamePoints\":5.5,"
                        + "\"tieBreakScore\":[5.5,25.25,4]}"),
                json);
        assertEquals(45, json.split("\"wResult\"", -1).length - 1);
    }

    @Test
    void matchesOfTeamsStandInTheJson() {
        Tournament tournament = SharedStandings.tournament("olympiad2022-open/olympiad2022_open.trf");
        String json = new String(
                JchExport.of(
                        tournament,
                        Standings.of(tournament, Edition.FROM_2024_08, "").table()),
                StandardCharsets.UTF_8);
        assertTrue(json.contains("\"matchList\":[{\"id\":1,\"round\":1,"), "no matches");
        assertTrue(json.contains("\"teamTournament\":true,\"teamSize\":4"), "no teams");
    }

    @Test
    void eachRoundsPartStandsInTheJsonIfAskedFor() {
        Tournament tournament = SharedStandings.tournament("held-tec/held_swiss_5.trf");
        String json = new String(
                JchExport.explained(Standings.of(tournament, Edition.FROM_2026_03, "BH/C1")), StandardCharsets.UTF_8);
        assertEquals(16, json.split("\"tiebreakDetails\"", -1).length - 1);
        assertTrue(json.contains("\"name\":\"BH/C1\",\"val\":\"11.0\",\"rounds\":{\"1\":"), json);
        assertTrue(json.contains("\"cut\":[4]"), json);
    }
}
