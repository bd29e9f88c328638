package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Twenty random Swiss tournaments with byes, forfeits and absences: every column of both editions. */
class RandomSwissTest {
    static List<String> tournaments() {
        return IntStream.rangeClosed(1, 20).mapToObj(i -> "t" + 2 * i).toList();
    }

    @ParameterizedTest
    @MethodSource("tournaments")
    void everyValueAsPublished(String name) throws IOException {
        Tournament tournament = SharedStandings.tournament("random-swiss/" + name + ".trf");
        List<String> differences = new ArrayList<>();
        for (String edition : List.of("v1", "v2")) {
            List<List<String>> published = SharedStandings.cells("random-swiss/" + name + "." + edition + ".tsv");
            List<String> header = published.getFirst();
            List<String> codes = header.subList(3, header.size());
            Table table = Standings.of(tournament, Edition.FROM_2024_08, String.join(",", codes))
                    .table();
            for (List<String> line : published.subList(1, published.size())) {
                Row row = table.row(Integer.parseInt(line.getFirst()));
                compare(differences, name, row.number(), "Rank", line.get(1), "" + row.rank());
                compare(
                        differences,
                        name,
                        row.number(),
                        "PTS",
                        line.get(2),
                        row.points().toString());
                for (int k = 0; k < codes.size(); k++) {
                    compare(
                            differences,
                            name,
                            row.number(),
                            codes.get(k),
                            line.get(3 + k),
                            row.values().get(k).decimal());
                }
            }
        }
        assertEquals(List.of(), differences);
    }

    private static void compare(
            List<String> differences, String name, int number, String code, String published, String counted) {
        if (!published.equals(counted)) {
            differences.add(name + " no. " + number + " " + code + ": published " + published + ", counted " + counted);
        }
    }
}
