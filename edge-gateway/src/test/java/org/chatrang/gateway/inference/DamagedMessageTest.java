package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.MoveCompleted;
import org.junit.jupiter.api.Test;

/** One message about a square is damaged, and the board is not looked at again: nothing is made up, and little is late. */
class DamagedMessageTest {
    @Test
    void manThatWasLiftedIsStillShown() {
        PlayedBoard board = PlayedBoard.usual();
        board.damaged("e2-").hand("e4P").press().pass(1);
        board.hand("e7- e5p").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5"), board.moves());
    }

    @Test
    void captureIsTheOnlyMoveThatEmptiesTwoSquares() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/8/1n6/3P4/2P5/4K3 b - - 0 1");
        board.hand("c2- b4-").damaged("c2n").press().pass(1);
        board.hand("e1- d2K").press().pass(1);
        assertEquals(List.of("b4c2", "e1d2"), board.moves());
    }

    @Test
    void castlingWhoseRookIsNotSeen() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        board.hand("e1- g1K h1-").damaged("f1R").press().pass(1);
        assertEquals(List.of("e1g1"), board.moves());
    }

    /** Where the pawn went is not known until it goes on: the square it leaves was the one whose message was lost. */
    @Test
    void manThatWasPutDownIsToldWhenItMovesOn() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2-").damaged("e4P").press().pass(1);
        board.hand("c7- c5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1).hand("d7- d6p").press().pass(3);
        assertEquals(List.of(), board.moves());
        board.hand("e4- e5P").press().pass(1);
        assertEquals(List.of("e2e4", "c7c5", "g1f3", "d7d6", "e4e5"), board.moves());
        assertEquals(
                List.of(1, 2, 3, 4, 5),
                board.facts(MoveCompleted.class).stream()
                        .map(MoveCompleted::ply)
                        .toList());
    }

    @Test
    void lookAtTheWholeBoardTells() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2-").damaged("e3P").press().pass(1);
        board.hand("c7- c5p").press().pass(1);
        assertEquals(List.of(), board.moves());
        board.dump();
        assertEquals(List.of("e2e3", "c7c5"), board.moves());
        board.hand("g1- f3N").press().pass(1);
        assertEquals(List.of("e2e3", "c7c5", "g1f3"), board.moves());
    }

    /** What can never be known is said to be unknown. */
    @Test
    void whatStaysOpenIsSaid() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2-").damaged("e4P").press().pass(1);
        board.hand("c7- c5p").press().pass(1);
        String said = board.inference().end(board.time()).toString();
        assertTrue(said.contains("1.e3 c5; or 1.e4 c5"), said);
        assertEquals(List.of(), board.moves());
    }

    /** The damaged message was about something else: an illegal move is still one. */
    @Test
    void illegalMoveAfterDamageElsewhere() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1).damaged("h5-");
        board.hand("e7- e5p").press().pass(1);
        board.hand("f1- f3B").press().pass(3);
        assertEquals(List.of("e2e4", "e7e5", "f1f3"), board.moves());
        assertTrue(board.facts(BoardFault.class).size() == 1);
    }
}
