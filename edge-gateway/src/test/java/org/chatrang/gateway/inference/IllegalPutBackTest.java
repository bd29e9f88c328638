package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.junit.jupiter.api.Test;

/** An illegal move is completed by the press, however soon it is put back. */
class IllegalPutBackTest {
    @Test
    void putBackAtOnceAndPressedBack() {
        PlayedBoard board = PlayedBoard.usual().hand("e2- e5P").press();
        ResultAtOnceTest.now(board, "e5- e2P").press().pass(1);
        board.hand("e2- e4P").press().pass(1);
        assertEquals(List.of("e2e5", "e2e4"), board.moves());
        assertEquals(
                List.of(1, 1),
                board.facts(MoveCompleted.class).stream()
                        .map(MoveCompleted::ply)
                        .toList());
        assertEquals(
                "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR",
                board.facts(MoveCompleted.class).getFirst().placement());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    @Test
    void putBackAndLeftSo() {
        PlayedBoard board = PlayedBoard.usual().hand("e2- e4P").press().pass(1);
        board.hand("d7- d4p").press();
        ResultAtOnceTest.now(board, "d4- d7p").pass(3);
        board.press().pass(1).hand("d7- d5p").press().pass(1);
        assertEquals(List.of("e2e4", "d7d4", "d7d5"), board.moves());
    }

    @Test
    void aManStillInTheHandAtThePressIsNoIllegalMove() {
        PlayedBoard board = PlayedBoard.usual().hand("e2- e4P").press().pass(1);
        board.hand("d7-").press().hand("d7p").pass(3);
        assertEquals(List.of("e2e4"), board.moves());
        assertEquals(1, board.facts(PlacementSeen.class).size());
    }
}
