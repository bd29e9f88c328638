package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.junit.jupiter.api.Test;

/** What users have reported of boards that were out of step and stayed so: here nothing blocks what comes later. */
class OutOfStepTest {
    /** A move was illegal, stood, and from then on nothing was understood any more. */
    @Test
    void illegalMoveThatStandsBlocksNothing() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e5P").press().pass(3);
        board.hand("g8- f6n").press().pass(1);
        board.hand("b1- c3N").press().pass(1);
        assertEquals(List.of("e2e5", "g8f6", "b1c3"), board.moves());
        assertEquals(List.of(1, 2, 3), plies(board));
    }

    /** On the way to an illegal square a legal one was felt; the opponent protests and presses back at once. */
    @Test
    void legalStopOnTheWayToAnIllegalSquare() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1).hand("e7- e5p").press().pass(1);
        board.hand("d2- d4P d4- d5P").press().pass(1).press().pass(3);
        assertEquals(List.of("e2e4", "e7e5", "d2d5"), board.moves());
        board.hand("d5- d2P").pass(1).hand("d2- d4P").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "d2d5", "d2d4"), board.moves());
        assertEquals(List.of(1, 2, 3, 3), plies(board));
    }

    /** White stays in check, Black does not see it, and they play on: no legal position for a half-move. */
    @Test
    void kingLeftInCheckBlocksNothing() {
        PlayedBoard board = PlayedBoard.at("4k3/pp6/8/8/4r3/8/PP6/4K3 w - - 0 1");
        board.hand("a2- a3P").press().pass(3);
        assertEquals(List.of("a2a3"), board.moves());
        board.hand("a7- a6p").press().pass(3);
        assertTrue(board.facts(PlacementSeen.class).getLast().pressed());
        board.hand("e1- d2K").press().pass(1);
        board.hand("e4- a4r").press().pass(1);
        assertEquals(List.of("a2a3", "e1d2", "e4a4"), board.moves());
        assertEquals(List.of(1, 3, 4), plies(board));
    }

    /** Castling through an attacked square, not noticed. */
    @Test
    void illegalCastlingBlocksNothing() {
        PlayedBoard board = PlayedBoard.at("4kr2/p7/8/8/8/8/8/4K2R w K - 0 1");
        board.hand("e1- g1K h1- f1R").press().pass(3);
        board.hand("f8- f1r").press().pass(1);
        board.hand("g1- f1K").press().pass(1);
        assertEquals(List.of("e1g1", "f8f1", "g1f1"), board.moves());
        assertEquals(List.of(1, 2, 3), plies(board));
    }

    /** Two men were moved at once, and the game went on from there. */
    @Test
    void twoMenMovedInOneTurn() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P d2- d4P").press().pass(3);
        assertEquals(1, board.facts(PlacementSeen.class).size());
        board.hand("e7- e5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1);
        assertEquals(List.of("e7e5", "g1f3"), board.moves());
        assertEquals(List.of(2, 3), plies(board));
        board = PlayedBoard.usual();
        board.hand("e2- e4P d2- d4P").press().pass(3).press().pass(2);
        board.hand("d4- d2P").pass(1).press().pass(1).hand("e7- e5p").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5"), board.moves());
        assertEquals(List.of(1, 2), plies(board));
    }

    /** One man of the first position has no working sensor chip, and the board stands turned besides. */
    @Test
    void manThatIsNeverFelt() {
        PlayedBoard board = new PlayedBoard(GameOnBoard.usual(), true);
        board.replaceBoard(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1"));
        board.dump().startClock().hand("e2- e4P").press().pass(1);
        board.hand("e7- e5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1);
        board.hand("b8- c6n").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3", "b8c6"), board.moves());
        assertTrue(board.inference().view().turned());
    }

    /** The gateway came late: the game is in its middle and nothing is known of it. */
    @Test
    void gameNobodyKnowsTheBeginningOf() {
        PlayedBoard board = new PlayedBoard(GameOnBoard.usual(), false);
        board.replaceBoard(SensedBoard.ofPlacement("r1bqk2r/1pp2ppp/p1np1n2/2b1p3/2B1P3/2NP1N2/PPP2PPP/R1BQ1RK1"));
        board.dump().startClock().pass(7);
        assertEquals(1, board.facts(PlacementSeen.class).size());
        board.hand("h2- h3P").press().pass(3);
        board.hand("h7- h6p").press().pass(1);
        board.hand("c1- e3B").press().pass(1);
        assertEquals(List.of("h7h6", "c1e3"), board.moves());
    }

    @Test
    void illegalMoveThatIsPutRight() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e5P").press().pass(3).press().pass(2);
        board.hand("e5- e2P e2- e4P").press().pass(1);
        board.hand("e7- e5p").press().pass(1);
        assertEquals(List.of("e2e5", "e2e4", "e7e5"), board.moves());
        assertEquals(List.of(1, 1, 2), plies(board));
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    /** Men stood where nothing could bring them, and the game went on around them. */
    @Test
    void placementNobodyCanExplainBlocksNothing() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.hand("a2- a7- a7P").pass(10); // somebody's elbow
        assertEquals(1, board.facts(PlacementSeen.class).size());
        assertFalse(board.facts(PlacementSeen.class).getFirst().pressed());
        board.hand("e7- e5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3"), board.moves());
    }

    /** A change was lost on the line: the man is where the board does not show it. */
    @Test
    void lostChangeOfASquare() {
        PlayedBoard board = PlayedBoard.usual();
        board.set(28, Sensed.WHITE_PAWN); // e4; that e2 became empty was lost
        board.press().pass(3);
        board.hand("e7- e5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3"), board.moves());
    }

    private static List<Integer> plies(PlayedBoard board) {
        return board.facts(MoveCompleted.class).stream().map(MoveCompleted::ply).toList();
    }
}
