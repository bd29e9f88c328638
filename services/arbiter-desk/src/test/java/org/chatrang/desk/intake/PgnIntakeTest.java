package org.chatrang.desk.intake;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.chatrang.desk.DeskException;
import org.chatrang.desk.support.Rounds;
import org.chatrang.desk.support.SharedData;
import org.junit.jupiter.api.Test;

class PgnIntakeTest {
    private static PlannedEvent read(InputStream body) throws IOException {
        return new PgnIntake(1000).read(body, QueryReader.read(Map.of("id", List.of("cup")), "hall-a"));
    }

    private static PlannedEvent read(String pgn) throws IOException {
        return read(new ByteArrayInputStream(pgn.getBytes(StandardCharsets.UTF_8)));
    }

    private static List<String> ids(PlannedEvent event) {
        return event.games().stream().map(PlannedGame::gameId).toList();
    }

    @Test
    void givenRoundsAndBoardsThenGamesAreNamedAfterThemAndPlayedInFileOrder() throws Exception {
        PlannedEvent event = read(Rounds.two());
        assertEquals(List.of("cup.1.1", "cup.1.2", "cup.2.1", "cup.2.2"), ids(event));
        assertEquals(
                List.of("pgn-1", "pgn-2", "pgn-3", "pgn-4"),
                event.games().stream().map(PlannedGame::boardId).toList());
        assertEquals(List.of("hall-a"), event.games().getFirst().schedule().sources());
        assertEquals("1000001", event.games().getFirst().schedule().white().id());
        assertEquals("Black, 1", event.games().getFirst().schedule().black().id());
        assertEquals(
                5_400_000,
                event.games()
                        .getFirst()
                        .schedule()
                        .timeControl()
                        .white()
                        .getFirst()
                        .baseMillis());
        assertEquals(List.of(), event.problems());
    }

    @Test
    void givenTheSameRoundTagAgainThenEachGameIsItsOwn() throws Exception {
        String game = Rounds.game("Event", "Cup", "Round", "3.7", "White", "A", "Black", "B", "TimeControl", "5400+30");
        assertEquals(List.of("cup.3.7", "cup.3.7.2", "cup.3.7.3"), ids(read(game + game + game)));
    }

    @Test
    void givenNoBoardsThenTheyAreCountedWithinTheRound() throws Exception {
        String one = Rounds.game("Event", "Cup", "Round", "1", "White", "A", "Black", "B", "TimeControl", "5400+30");
        String none = Rounds.game("Event", "Cup", "Round", "?", "White", "C", "Black", "D", "TimeControl", "5400+30");
        PlannedEvent event = read(one + none);
        assertEquals(List.of("cup.1.1", "cup.1.2"), ids(event));
        assertEquals("ROUND", event.problems().getFirst().kind());
    }

    @Test
    void givenABadStartPositionThenThatGameAloneIsNotScheduled() throws Exception {
        String bad = Rounds.game("Event", "Cup", "Round", "1.1", "FEN", "no fen at all", "TimeControl", "5400+30");
        String good = Rounds.game("Event", "Cup", "Round", "1.2", "White", "A", "Black", "B", "TimeControl", "5400+30");
        PlannedEvent event = read(bad + good);
        assertEquals(List.of("cup.1.2"), ids(event));
        assertEquals("pgn-2", event.games().getFirst().boardId());
        assertFalse(event.problems().getFirst().scheduled());
    }

    @Test
    void givenATimeControlNobodyUnderstandsThenItIsLeftOut() throws Exception {
        PlannedEvent event = read(Rounds.game(
                "Event", "Cup", "Round", "1.1", "White", "A", "Black", "B", "TimeControl", "as usual here"));
        assertNull(event.games().getFirst().schedule().timeControl());
        assertTrue(event.problems().getFirst().text().contains("as usual here"));
        assertEquals("TIME_CONTROL", event.problems().getFirst().kind());
    }

    @Test
    void givenClocksThatContradictTheTimeControlThenItIsLeftOut() throws Exception {
        PlannedEvent event = read(
                Rounds.game("Event", "Cup", "Round", "1.1", "White", "A", "Black", "B", "TimeControl", "15000+30"));
        assertNull(event.games().getFirst().schedule().timeControl());
        assertTrue(event.problems().getFirst().text().contains("does not fit"));
    }

    @Test
    void givenNoTimeControlThenThereIsNone() throws Exception {
        PlannedEvent event = read(Rounds.game("Event", "Cup", "Round", "1.1", "White", "A", "Black", "B"));
        assertNull(event.games().getFirst().schedule().timeControl());
    }

    @Test
    void givenRandomBytesThenItIsRefusedOrScheduledButNeverFails() throws Exception {
        Random random = new Random(5);
        for (int i = 0; i < 200; i++) {
            byte[] noise = new byte[2000];
            random.nextBytes(noise);
            try {
                assertTrue(read(new ByteArrayInputStream(noise)).games().size() > 0);
            } catch (DeskException e) {
                assertEquals(DeskException.Kind.BAD_INPUT, e.kind());
            }
        }
    }

    @Test
    void givenNothingThenItIsRefused() {
        DeskException refused = assertThrows(DeskException.class, () -> read(""));
        assertTrue(refused.getMessage().contains("no game"), refused.getMessage());
    }

    @Test
    void givenTooManyGamesThenTheLineIsNamed() {
        PgnIntake small = new PgnIntake(3);
        EventRequest request = QueryReader.read(Map.of("id", List.of("cup")), "hall-a");
        DeskException refused = assertThrows(
                DeskException.class,
                () -> small.read(new ByteArrayInputStream(Rounds.two().getBytes(StandardCharsets.UTF_8)), request));
        assertTrue(refused.place().startsWith("line "), refused.place());
    }

    @Test
    void givenARealRoundThenEveryGameOfTheFileIsScheduled() throws Exception {
        try (InputStream body = Files.newInputStream(SharedData.file("pgn/worldcup2025-round-1.pgn"))) {
            PlannedEvent event = read(body);
            assertEquals(218, event.games().size());
            assertEquals(218, new HashSet<>(ids(event)).size());
            assertTrue(event.problems().stream().allMatch(GameProblem::scheduled));
            long known = event.games().stream()
                    .filter(game -> game.schedule().timeControl() != null)
                    .count();
            System.out.println("time control known for " + known + " of 218 games");
            assertTrue(known >= 100, "games with a time control that fits: " + known);
        }
    }
}
