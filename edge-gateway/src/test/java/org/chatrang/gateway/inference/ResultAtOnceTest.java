package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;

/** The last move and the result that follows it at once, so fast that all arrives at the same moment. */
class ResultAtOnceTest {
    private static final String ENDING = "8/8/3k4/8/8/3K4/P7/8 w - - 0 60";

    @Test
    void pressThenBothKingsLiftedInTheSameMoment() {
        PlayedBoard board = PlayedBoard.at(ENDING).hand("a2- a4P").press();
        now(board, "d3- d6- e4K d5k").pass(5);
        assertEquals(List.of("a2a4"), board.moves());
        assertEquals(List.of(CompletedBy.PRESS), by(board));
        assertResult(GameResult.WHITE_WINS, board);
    }

    /** A gateway that starts again does not tell a result that still stands on the board. */
    @Test
    void resultIsNotToldAgainAfterARestart() {
        PlayedBoard board = PlayedBoard.at(ENDING).hand("a2- a4P").press().pass(1);
        board.hand("d3- d6- e4K d5k").pass(5).stopClock();
        board.restart().pass(20);
        assertResult(GameResult.WHITE_WINS, board);
        board.hand("d5- d4k e4- e5K").pass(5);
        assertEquals(2, board.facts(ResultGesture.class).size());
        assertEquals(
                GameResult.BLACK_WINS,
                board.facts(ResultGesture.class).getLast().result());
    }

    /** The result was not meant, and the gateway starts again while the players go on. */
    @Test
    void gameGoesOnAfterAResultAndARestart() {
        PlayedBoard board = PlayedBoard.at(ENDING).hand("a2- a4P").press().pass(1);
        board.hand("d3- d6- e4K d5k").pass(5);
        board.hand("e4- d5- d3K d6k")
                .pass(1)
                .resumed()
                .hand("d6- c6k")
                .dump()
                .press()
                .pass(2);
        assertEquals(List.of("a2a4", "d6c6"), board.moves());
        assertEquals(1, board.facts(ResultGesture.class).size());
    }

    @Test
    void pressThenTheMoversKingStepsLegallyToTheCentre() {
        PlayedBoard board = PlayedBoard.at(ENDING);
        board.hand("a2- a4P").press();
        now(board, "d3- d4K d6- e5k").pass(5);
        assertEquals(List.of("a2a4"), board.moves());
        assertResult(GameResult.BLACK_WINS, board);
    }

    @Test
    void kingMoveAndPressThenTheSameKingGoesOnToTheCentre() {
        PlayedBoard board = PlayedBoard.at(ENDING).hand("d3- e3K").press();
        now(board, "e3- e4K d6- d5k").pass(5);
        assertEquals(List.of("d3e3"), board.moves());
        assertResult(GameResult.WHITE_WINS, board);
    }

    @Test
    void clockStoppedInTheSameMomentToo() {
        PlayedBoard board = PlayedBoard.at(ENDING).hand("a2- a4P").press().stopClock();
        now(board, "d3- d6- e4K d5k").pass(5);
        assertEquals(List.of("a2a4"), board.moves());
        assertResult(GameResult.WHITE_WINS, board);
    }

    @Test
    void mateWithoutAPressThenTheResult() {
        PlayedBoard board = PlayedBoard.at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1").hand("a1- a8R");
        now(board, "g8- e1- e4K d5k").pass(5);
        assertEquals(List.of("a1a8"), board.moves());
        assertEquals(List.of(CompletedBy.GAME_END), by(board));
        assertResult(GameResult.WHITE_WINS, board);
    }

    @Test
    void withoutAPressAMoveThatEndsNothingStaysUncompleted() {
        PlayedBoard board = PlayedBoard.at(ENDING).hand("a2- a4P");
        now(board, "d3- d6- e4K d5k").pass(5);
        assertEquals(List.of(), board.moves());
        assertResult(GameResult.WHITE_WINS, board);
    }

    /** Changes squares without any time going by. */
    static PlayedBoard now(PlayedBoard board, String changes) {
        for (String change : changes.split(" ")) {
            char letter = change.charAt(2);
            board.set(
                    Square.of(change.substring(0, 2)),
                    letter == '-' ? Sensed.EMPTY : Sensed.of(org.chatrang.laws.Piece.ofLetter(letter)));
        }
        return board;
    }

    private static List<CompletedBy> by(PlayedBoard board) {
        return board.facts(MoveCompleted.class).stream()
                .map(MoveCompleted::completedBy)
                .toList();
    }

    private static void assertResult(GameResult result, PlayedBoard board) {
        assertEquals(
                List.of(result),
                board.facts(ResultGesture.class).stream()
                        .map(ResultGesture::result)
                        .toList());
    }
}
