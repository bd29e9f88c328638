package org.chatrang.tournament.rank;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.chatrang.tournament.model.Edition;
import org.chatrang.tournament.model.Player;
import org.chatrang.tournament.model.Tournament;
import org.chatrang.tournament.support.SharedStandings;
import org.junit.jupiter.api.Test;

/** The UzChess Cup 2025, a round robin of ten, with the values its broadcaster published. */
class UzChessTest {
    private static final Pattern PUBLISHED =
            Pattern.compile("Player\\((\\d+),Some\\((\\d+)\\)\\),([\\d.]+),List\\(([^)]*)\\)");
    private static final String LIST = "DE,SB,WIN,BWG,KS";

    @Test
    void everyValueAsPublished() throws IOException {
        Tournament tournament = SharedStandings.tournament("uzchess2025/uzchess2025.trf");
        Table table = Standings.of(tournament, Edition.FROM_2024_08, LIST).table();
        String text = Files.readString(SharedStandings.file("uzchess2025/uzchesscup.txt"));
        List<String> differences = new ArrayList<>();
        List<MatchResult> lines = PUBLISHED.matcher(text).results().toList();
        for (MatchResult line : lines) {
            Player player = tournament.players().stream()
                    .filter(candidate -> candidate.fideId().equals(line.group(1)))
                    .findFirst()
                    .orElseThrow();
            Row row = table.row(player.number());
            compare(
                    differences,
                    row.name() + " points",
                    line.group(3),
                    row.points().toString());
            String[] values = line.group(4).split(", ");
            for (int k = 1; k < values.length; k++) {
                compare(
                        differences,
                        row.name() + " " + table.tieBreaks().get(k),
                        values[k],
                        row.values().get(k).text());
            }
        }
        assertEquals(10, lines.size());
        assertEquals(List.of(), differences);
        assertEquals(Edition.FROM_2024_08, tournament.edition());
    }

    private static void compare(List<String> differences, String what, String published, String counted) {
        if (new BigDecimal(published).compareTo(new BigDecimal(counted)) != 0) {
            differences.add(what + ": published " + published + ", counted " + counted);
        }
    }
}
