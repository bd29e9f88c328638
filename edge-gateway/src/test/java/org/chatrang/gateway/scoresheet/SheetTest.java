package org.chatrang.gateway.scoresheet;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chatrang.events.GameResult;
import org.chatrang.gateway.notation.NotatedGame;
import org.chatrang.gateway.support.RandomGames;
import org.chatrang.laws.pgn.PgnReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SheetTest {
    private static NotatedGame read(String json) throws Sheet.UnreadableException {
        return Sheet.read(json.getBytes(StandardCharsets.UTF_8));
    }

    private static String moves(Stream<String> moves) {
        return moves.map(move -> "\"" + move + "\"").collect(Collectors.joining(",", "{\"moves\":[", "]}"));
    }

    @Test
    void givenAWholeSheetThenMovesClocksAndResultAreRead() throws Exception {
        NotatedGame game = read("{\"moves\":[\"e4\",\"e5\",\"Nf3\"],\"clocks\":[5390,null],\"result\":\"1-0\"}");
        assertEquals(
                List.of("e4 5390000", "e5 null", "Nf3 null"),
                game.plies().stream()
                        .map(ply -> ply.san() + " " + ply.leftMillis())
                        .toList());
        assertEquals(Optional.of(GameResult.WHITE_WINS), game.result());
        assertEquals(
                Optional.empty(),
                read("{\"moves\":[],\"clocks\":null,\"result\":\"*\"}").result());
    }

    /** What is asked is whether a text is a move at all: whether it can be played there the judges say. */
    @Test
    void givenAnyMoveOfAnyGameThenItIsTaken() throws Exception {
        for (var game : PgnReader.readAll(RandomGames.pgn(20, 120, 7))) {
            List<String> played = game.plies().stream().map(ply -> ply.san()).toList();
            assertEquals(
                    played,
                    read(moves(played.stream())).plies().stream()
                            .map(NotatedGame.Ply::san)
                            .toList());
        }
        List<String> written = Arrays.asList(
                "O-O",
                "0-0-0",
                "O-O-O#",
                "exd6 e.p.",
                "exd8=Q+",
                "e8Q",
                "Ng1-f3",
                "e2e4",
                "Qh4e1",
                "Rxe1#",
                "Kxe1!?",
                "♘f3");
        assertEquals(written.size(), read(moves(written.stream())).plies().size());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "no sheet                                  | the body is no JSON object",
                "[1,2]                                     | the body is no JSON object",
                "{}                                        | \"moves\" is missing or no list",
                "{\"moves\":\"e4\"}                        | \"moves\" is missing or no list",
                "{\"moves\":[1,2]}                         | half-move 1, 1, is no move",
                "{\"moves\":[\"e4\",null]}                 | half-move 2, null, is no move",
                "{\"moves\":[\"e4\",\"\"]}                 | half-move 2, \"\", is no move",
                "{\"moves\":[\"e4\",\"Sf6\"]}              | half-move 2, \"Sf6\", is no move",
                "{\"moves\":[\"e4\",\"xyzzy\"]}            | half-move 2, \"xyzzy\", is no move",
                "{\"moves\":[\"e9\"]}                      | half-move 1, \"e9\", is no move",
                "{\"moves\":[\"e4\"],\"clocks\":[-5]}      | clock of half-move 1, -5: seconds from 0",
                "{\"moves\":[\"e4\"],\"clocks\":[\"1:30\"]}| clock of half-move 1, \"1:30\": seconds from 0",
                "{\"moves\":[\"e4\"],\"clocks\":[1e300]}   | clock of half-move 1, 1E+300: seconds from 0",
                "{\"moves\":[\"e4\"],\"clocks\":[1,2]}     | \"clocks\" has 2 times for 1 half-moves",
                "{\"moves\":[\"e4\"],\"clocks\":5}         | \"clocks\" is no list",
                "{\"moves\":[\"e4\"],\"result\":\"2-0\"}   | result \"2-0\" is none of",
                "{\"moves\":[\"e4\"],\"result\":[]}        | result [] is none of",
            })
    void givenWhatIsNoSheetThenItIsSaidWhatAndWhere(String json, String said) {
        Exception refused = assertThrows(Sheet.UnreadableException.class, () -> read(json));
        assertTrue(refused.getMessage().startsWith(said), refused.getMessage());
    }

    @Test
    void givenMoreHalfMovesThanAnyGameHasThenTheLimitIsNamed() {
        String json = moves(Stream.generate(() -> "Nf3").limit(Sheet.LONGEST_GAME + 1));
        Exception refused = assertThrows(Sheet.UnreadableException.class, () -> read(json));
        assertEquals("\"moves\" has 2001 half-moves: at most 2000 are taken", refused.getMessage());
    }
}
