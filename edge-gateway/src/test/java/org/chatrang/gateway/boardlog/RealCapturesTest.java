package org.chatrang.gateway.boardlog;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.junit.jupiter.api.Test;

/** Two games played on real boards: what was recorded of them gives exactly the games. */
class RealCapturesTest {
    @Test
    void firstGame() throws IOException {
        RecordedGame game = RecordedGame.of(Captures.bytes("1.inbytes"));
        assertEquals(moves(Captures.text("1.uci")), game.moves());
        assertPressedEach(game);
        assertEquals(List.of(), game.facts(ResultGesture.class));
    }

    @Test
    void secondGameWithResultShown() throws IOException {
        RecordedGame game = RecordedGame.of(Captures.bytes("johan.inbytes"));
        assertEquals(moves(Captures.text("johan.pgn")), game.san());
        assertPressedEach(game);
        assertEquals(
                List.of(new ResultGesture(GameResult.WHITE_WINS, List.of("e4", "d5"))),
                game.facts(ResultGesture.class));
    }

    private static void assertPressedEach(RecordedGame game) {
        List<MoveCompleted> moves = game.facts(MoveCompleted.class);
        assertTrue(moves.stream().allMatch(move -> move.completedBy() == CompletedBy.PRESS), moves::toString);
        assertTrue(moves.stream().allMatch(move -> move.clock().running() == mover(move.ply() + 1)), moves::toString);
        assertEquals(List.of(), game.facts(PlacementSeen.class));
        assertEquals(List.of(), game.facts(BoardFault.class));
        assertEquals(0, game.summary().damaged());
    }

    private static org.chatrang.events.Side mover(int ply) {
        return ply % 2 == 1 ? org.chatrang.events.Side.WHITE : org.chatrang.events.Side.BLACK;
    }

    /** The moves of a game text without numbers and result. */
    static List<String> moves(String text) {
        return Arrays.stream(text.split("\\s+"))
                .filter(word -> !word.isEmpty() && !word.endsWith(".") && !word.equals("*") && !word.equals("1-0"))
                .toList();
    }
}
