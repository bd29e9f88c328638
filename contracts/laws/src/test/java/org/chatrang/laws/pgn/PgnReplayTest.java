package org.chatrang.laws.pgn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chatrang.laws.IllegalReason;
import org.chatrang.laws.Position;
import org.chatrang.laws.SanReading;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PgnReplayTest {

    @Test
    void playsToTheEnd() {
        PgnReplay replay = replay("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6?? 4. Qxf7 1-0");
        assertEquals(Optional.empty(), replay.stop());
        assertEquals("Qxf7#", replay.plies().getLast().san());
        assertEquals("Qxf7", replay.plies().getLast().text().san());
        assertTrue(replay.last().orElseThrow().isCheckmate());
    }

    @Test
    void stopsAtTheFirstIllegalPlyAndKeepsTheRestAsText() {
        PgnGame game = PgnReader.readAll("1. e4 e5 2. Ke3 Nc6 3. Kf3 *").getFirst();
        PgnReplay replay = PgnReplay.of(game);
        PgnReplay.Stop.Ply illegal = replay.firstIllegal().orElseThrow();
        assertEquals(3, illegal.ply());
        assertEquals("Ke3", illegal.text().san());
        assertEquals(replay.plies().get(1).after(), illegal.before());
        assertEquals(
                IllegalReason.WRONG_MOVEMENT,
                assertInstanceOf(SanReading.Illegal.class, illegal.reading())
                        .move()
                        .reason());
        assertEquals(2, replay.plies().size());
        assertEquals(5, game.plies().size());
    }

    @Test
    void startsWhereTheTagsSay() {
        String fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 30";
        assertEquals(
                Optional.of(Position.ofFen(fen)),
                replay("[FEN \"" + fen + "\"]\n\n1. O-O *").start());
        assertEquals(
                Optional.of(Position.initial()),
                replay("[SetUp \"0\"]\n[FEN \"" + fen + "\"]\n\n1. e4 *").start());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "[FEN \"rubbish\"]",
                "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
                "[Variant \"Atomic\"]",
            })
    void saysWhyAGameHasNoStart(String tags) {
        PgnReplay replay = replay(tags + "\n\n1. e4 *");
        assertInstanceOf(PgnReplay.Stop.Start.class, replay.stop().orElseThrow());
        assertEquals(Optional.empty(), replay.last());
    }

    @Test
    void castlesInChess960() throws IOException {
        PgnReplay replay = PgnReplay.of(only(SharedPgn.path("pgn/stlouis-fischerandom-2018-livechess.pgn")));
        assertEquals(Optional.empty(), replay.stop());
        assertEquals(
                List.of("O-O+", "O-O"),
                replay.plies().stream()
                        .map(PgnReplay.Played::san)
                        .filter(san -> san.startsWith("O-O"))
                        .toList());
    }

    /** Every ply of every real game is legal, except two kings put in the centre to show the result. */
    @Test
    void replaysEveryBroadcast() throws IOException {
        List<String> stops = new ArrayList<>();
        for (Path file : SharedPgn.all()) {
            try (PgnReader reader = PgnReader.open(file)) {
                reader.games()
                        .forEach(game -> PgnReplay.of(game)
                                .stop()
                                .ifPresent(stop -> stops.add(game.tag("Round").orElse("?") + " " + describe(stop))));
            }
        }
        assertEquals(
                List.of(
                        "9.10 ply 87 Ke4 in R7/6kp/3b4/5p2/1p3K2/1P1p1N1P/P2P1r2/8 w - - 8 44",
                        "7.4 ply 103 Ke4+ in 8/8/7b/4pk2/1p1p1p2/1P1K1P2/r1P1R3/4B3 w - - 0 52"),
                stops);
    }

    private static String describe(PgnReplay.Stop stop) {
        return switch (stop) {
            case PgnReplay.Stop.Start start -> start.text();
            case PgnReplay.Stop.Ply ply ->
                "ply " + ply.ply() + " " + ply.text().san() + " in "
                        + ply.before().fen();
        };
    }

    private static PgnGame only(Path file) throws IOException {
        try (PgnReader reader = PgnReader.open(file)) {
            return reader.next().orElseThrow();
        }
    }

    private static PgnReplay replay(String text) {
        return PgnReplay.of(PgnReader.readAll(text).getFirst());
    }
}
