package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

/** The exercises of FIDE's Technical Commission for individuals, with its printed answers, and the changes of 2026. */
class TechnicalCommissionTest {
    private final List<String> differences = new ArrayList<>();

    @Test
    void swissOfFiveRounds() throws IOException {
        JsonNode answers = answers().get("held_swiss_5");
        JsonNode before = answers.get("edition_2023_2024");
        compare("held_swiss_5", Edition.FROM_2023, before);
        compare("held_swiss_5", Edition.FROM_2024_08, before);
        compare("held_swiss_5", Edition.FROM_2026_03, answers.get("edition_2026_changes_only"));
        assertEquals(List.of(), differences);
    }

    @Test
    void roundRobin() throws IOException {
        compare("held_round_robin", Edition.FROM_2024_08, answers().get("held_round_robin"));
        assertEquals(List.of(), differences);
    }

    @Test
    void swissOfNineRounds() throws IOException {
        compare("held_swiss_9", Edition.FROM_2024_08, answers().get("held_swiss_9"));
        assertEquals(List.of(), differences);
    }

    @Test
    void whatDidNotChangeIn2026() throws IOException {
        Tournament tournament = SharedStandings.tournament("held-tec/held_swiss_5.trf");
        Table before =
                Standings.of(tournament, Edition.FROM_2024_08, "BH,FB,SB").table();
        Table since = Standings.of(tournament, Edition.FROM_2026_03, "BH,FB,SB").table();
        JsonNode changes = answers().get("held_swiss_5").get("edition_2026_changes_only");

        for (Row row : before.rows()) {
            for (int k = 0; k < 3; k++) {
                String code = before.tieBreaks().get(k).text();
                boolean changed = changes.get(code).has("" + row.number());
                String earlier = row.values().get(k).text();
                assertEquals(
                        !changed,
                        earlier.equals(since.row(row.number()).values().get(k).text()),
                        code + " of " + row.number());
            }
        }
    }

    private static JsonNode answers() throws IOException {
        return new ObjectMapper()
                .readTree(SharedStandings.file("held-tec/expected_individual.json")
                        .toFile());
    }

    private void compare(String name, Edition edition, JsonNode answers) {
        Tournament tournament = SharedStandings.tournament("held-tec/" + name + ".trf");
        for (Map.Entry<String, JsonNode> column : answers.properties()) {
            boolean ranks = column.getKey().startsWith("DE_rank");
            Table table = Standings.of(tournament, edition, ranks ? "DE" : column.getKey())
                    .table();
            assertTrue(!column.getValue().isEmpty());
            for (Map.Entry<String, JsonNode> answer : column.getValue().properties()) {
                Row row = table.row(Integer.parseInt(answer.getKey()));
                String counted =
                        ranks ? "" + row.rank() : row.values().getFirst().text();
                String printed = answer.getValue().asText();
                if (new BigDecimal(printed).compareTo(new BigDecimal(counted)) != 0) {
                    differences.add(name + " " + edition.id() + " " + column.getKey() + " no. " + row.number()
                            + ": printed " + printed + ", counted " + counted);
                }
            }
        }
    }
}
