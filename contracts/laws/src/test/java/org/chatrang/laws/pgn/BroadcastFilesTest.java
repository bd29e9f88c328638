package org.chatrang.laws.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What real broadcasters wrote, read whole. */
class BroadcastFilesTest {

    /** Counts taken from the text by other means: a line break stands inside every ninth of these commands. */
    @ParameterizedTest
    @CsvSource({
        "worldcup2025-round-1.pgn, 218, 20274, 20121",
        "worldcup2025-round-2.pgn, 128, 11704, 11526",
    })
    void readsEveryPlyAndClockOfTheWorldCup(String file, int games, int plies, int clocks) throws IOException {
        List<PgnGame> read = read(SharedPgn.path("pgn/" + file));
        List<PgnPly> all = read.stream().flatMap(game -> game.plies().stream()).toList();
        assertEquals(games, read.size());
        assertEquals(plies, all.size());
        assertEquals(clocks, all.stream().filter(ply -> ply.clock().isPresent()).count());
    }

    @Test
    void noBroadcastHasAProblem() throws IOException {
        for (Path file : SharedPgn.all()) {
            for (PgnGame game : read(file)) {
                assertEquals(List.of(), game.problems(), () -> file + ", game " + game.index());
            }
        }
    }

    @Test
    void writesEveryBroadcastSoThatItReadsTheSame() throws IOException {
        for (Path file : SharedPgn.all()) {
            List<PgnGame> games = read(file);
            List<PgnGame> again = PgnReader.readAll(PgnWriter.write(games));
            assertEquals(games.size(), again.size());
            for (int i = 0; i < games.size(); i++) {
                assertEquals(games.get(i).tags(), again.get(i).tags());
                assertEquals(clocksOf(games.get(i)), clocksOf(again.get(i)));
            }
        }
    }

    private static List<String> clocksOf(PgnGame game) {
        return game.plies().stream()
                .map(ply -> ply.san() + ply.clock() + ply.elapsed() + ply.comment())
                .toList();
    }

    private static List<PgnGame> read(Path file) throws IOException {
        try (PgnReader reader = PgnReader.open(file)) {
            List<PgnGame> games = reader.games().toList();
            assertEquals(List.of(), reader.problemsBetweenGames());
            return games;
        }
    }
}
