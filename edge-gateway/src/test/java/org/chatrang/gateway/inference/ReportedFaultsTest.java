package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.GameResult;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.BoardEvent;
import org.chatrang.gateway.signal.BoardSignal;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.junit.jupiter.api.Test;

/** What users of electronic boards have reported of other programs, each case as it was. */
class ReportedFaultsTest {
    /** A rook on its way from e1 to e7 was felt on e3, and "Re3" went out as the move. */
    @Test
    void slideStopCommittedAsAMove() {
        PlayedBoard board = PlayedBoard.at("4k3/4p3/8/8/8/8/8/K3R3 w - - 0 39");
        board.hand("e1- e3R").pass(1).hand("e3- e7- e7R").press().pass(1);
        assertEquals(List.of("e1e7"), board.moves());
        board = PlayedBoard.at("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
        board.hand("a1- d1R d1- c1R c1- b1R").press().pass(1);
        assertEquals(List.of("a1b1"), board.moves());
    }

    /** The opponent answered so fast that the board was scanned only after the answer. */
    @Test
    void fastReplyLost() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.press();
        board.set(51, Sensed.EMPTY)
                .set(1, Sensed.EMPTY)
                .set(35, Sensed.BLACK_PAWN)
                .set(18, Sensed.WHITE_KNIGHT);
        board.press().pass(2);
        assertEquals(List.of("e2e4", "d7d5", "b1c3"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    /** King and rook moved at once, in one scan, the new squares first. */
    @Test
    void quickCastling() {
        PlayedBoard board = PlayedBoard.at("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        board.set(6, Sensed.WHITE_KING)
                .set(5, Sensed.WHITE_ROOK)
                .set(7, Sensed.EMPTY)
                .set(4, Sensed.EMPTY);
        board.press().pass(1);
        board.hand("c8k d8r a8- e8-").press().pass(1);
        assertEquals(List.of("e1g1", "e8c8"), board.moves());
    }

    /** The arbiter took three half-moves back, and the corrected game had to be followed. */
    @Test
    void correction() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.hand("e7- e5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1);
        board.stopClock().hand("f3- g1N e5- e7p").pass(10);
        assertEquals(
                List.of("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR"),
                board.facts(PlacementSeen.class).stream()
                        .map(PlacementSeen::placement)
                        .toList());
        board.startClock().hand("c7- c5p").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3", "c7c5"), board.moves());
        assertEquals(List.of(1, 2, 3, 2), plies(board));
    }

    /** Somebody went back to look at a position, the clock stood, and everything was played again for nothing. */
    @Test
    void lookingBackWhileTheClockStands() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.hand("e7- e5p").press().pass(1);
        board.hand("g1- f3N").press().pass(1);
        board.stopClock().hand("f3- g1N").pass(1).hand("e5- e7p").pass(8);
        board.hand("e7- e5p").pass(8).hand("g1- f3N").pass(8);
        board.startClock().hand("b8- c6n").press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3", "b8c6"), board.moves());
        assertEquals(List.of(1, 2, 3, 4), plies(board));
    }

    /** The players agreed, stopped the clock and showed each other what might have been. */
    @Test
    void postMortem() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.stopClock()
                .hand("e7- e5p")
                .pass(9)
                .hand("g1- f3N")
                .pass(9)
                .hand("b8- c6n")
                .pass(9);
        board.hand("f1- c4B").pass(9).hand("f8- c5b").pass(9);
        assertEquals(List.of("e2e4"), board.moves());
    }

    @Test
    void menPutAwayAfterMate() {
        PlayedBoard board = PlayedBoard.at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        board.hand("a1- a8R")
                .press()
                .pass(1)
                .hand("a8- g8- e1- h7- g7-")
                .pass(90)
                .press()
                .pass(9);
        assertEquals(List.of("a1a8"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    /** The game before ended with kings in the centre, and the next one began with their result. */
    @Test
    void staleBoardWithKingsInTheCentre() {
        PlayedBoard board = new PlayedBoard(GameOnBoard.usual(), false);
        board.replaceBoard(SensedBoard.ofPlacement("8/8/8/4k3/3K4/8/8/8"));
        board.dump().pass(30);
        assertTrue(board.inference().view().kingsInCentre());
        board.replaceBoard(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"));
        board.dump().pass(5);
        assertEquals(List.of(), board.facts());
        assertTrue(board.inference().view().startPosition());
        board.startClock().hand("e2- e4P").press().pass(1);
        assertEquals(List.of("e2e4"), board.moves());
        assertEquals(List.of(), board.facts(ResultGesture.class));
    }

    /** The source told several new moves in one message. */
    @Test
    void severalMovesAtOnce() {
        PlayedBoard board = PlayedBoard.usual();
        board.replaceBoard(SensedBoard.ofPlacement("r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R"));
        board.dump();
        board.send(new BoardSignal.MoveList(board.time(), null, List.of("e4", "e5", "Nf3", "Nc6", "Bb5")));
        board.press().pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3", "b8c6", "f1b5"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    /** The list of moves had castling in it twice. */
    @Test
    void castlingTwiceInTheList() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        String start = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        board.hand("e1- g1K h1- f1R");
        board.send(new BoardSignal.MoveList(board.time(), start, List.of("O-O")));
        board.send(new BoardSignal.MoveList(board.time(), start, List.of("O-O", "O-O")));
        board.press().pass(1);
        board.hand("e8- e7k").press().pass(1);
        assertEquals(List.of("e1g1", "e8e7"), board.moves());
    }

    /** The list shrank and changed in the middle: a guess was corrected. */
    @Test
    void listThatChangesInTheMiddle() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e3P");
        board.send(new BoardSignal.MoveList(board.time(), null, List.of("e3")));
        board.hand("e3- e4P");
        board.send(new BoardSignal.MoveList(board.time(), null, List.of()));
        board.send(new BoardSignal.MoveList(board.time(), null, List.of("e4")));
        board.press().pass(1);
        assertEquals(List.of("e2e4"), board.moves());
    }

    /** A king's step into the centre, legal by itself, was taken for a move. */
    @Test
    void kingsInTheCentreAreNoMoves() {
        PlayedBoard board = PlayedBoard.at("8/8/3k4/8/8/3K4/P7/8 w - - 0 60");
        board.hand("d3- d4K").pass(1).hand("d6- e5k").pass(5);
        assertEquals(List.of(), board.moves());
        assertEquals(
                List.of(new ResultGesture(GameResult.BLACK_WINS, List.of("d4", "e5"))),
                board.facts(ResultGesture.class));
    }

    @Test
    void specialPieceShowsTheResult() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1).hand("d5=").pass(5);
        assertEquals(List.of(new ResultGesture(GameResult.DRAW, List.of("d5"))), board.facts(ResultGesture.class));
    }

    @Test
    void nextGameSetUpOnTheBoard() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.hand("e8- e1- e4- d5k e4K").pass(5);
        assertEquals(1, board.facts(ResultGesture.class).size());
        board.stopClock().hand("d5- e4- e8k e1K e2P").pass(5);
        assertEquals(
                1,
                board.events().stream()
                        .filter(BoardEvent.GameSetUp.class::isInstance)
                        .count());
        assertEquals(0, board.inference().view().ply());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    @Test
    void cablePulledAndMovesMissed() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(1);
        board.send(new BoardSignal.ConnectionLost(board.time(), "no answer"));
        board.replaceBoard(SensedBoard.ofPlacement("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"));
        board.send(new BoardSignal.ConnectionRestored(board.time()));
        board.dump();
        board.press().clock().pass(1);
        board.hand("f1- b5B").press().pass(1);
        assertEquals("f1b5", board.moves().getLast());
        assertEquals(5, plies(board).getLast());
        assertEquals(
                // The order of the moves is a guess, which the arbiter is told.
                List.of(BoardFault.Fault.CABLE_PULLED, BoardFault.Fault.OTHER),
                board.facts(BoardFault.class).stream().map(BoardFault::fault).toList());
    }

    /** The list knows what was missed, also while the next move is being made. */
    @Test
    void movesMissedAndTheNextOneBeingMade() {
        for (boolean made : List.of(false, true)) {
            PlayedBoard board = PlayedBoard.usual();
            board.hand("e2- e4P").press().pass(1);
            board.send(new BoardSignal.ConnectionLost(board.time(), "no answer"));
            String missing = made ? "2N2N2/PPPP1PPP/R1BQKB1R" : "5N2/PPPP1PPP/R1BQKB1R";
            board.replaceBoard(SensedBoard.ofPlacement("r1bqkbnr/pppp1ppp/2n5/4p3/4P3/" + missing));
            board.send(new BoardSignal.ConnectionRestored(board.time()));
            board.dump();
            board.send(new BoardSignal.MoveList(board.time(), null, List.of("e4", "e5", "Nf3", "Nc6")));
            board.pass(1);
            if (!made) {
                board.hand("c3N");
            }
            board.press().clock().press().clock().pass(2);
            assertEquals(
                    List.of("e2e4", "e7e5", "g1f3", "b8c6", "b1c3"),
                    board.moves().subList(0, 5));
            assertEquals(1, board.facts(BoardFault.class).size());
        }
    }

    @Test
    void gatewayStartedAgainInTheMiddle() {
        PlayedBoard first = PlayedBoard.usual();
        first.hand("e2- e4P").press().pass(1).hand("e7- e5p").press().pass(1);
        PlayedBoard again = new PlayedBoard(new GameOnBoard(null, false, first.facts(MoveCompleted.class)), false);
        again.replaceBoard(SensedBoard.ofPlacement("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R"));
        again.dump();
        again.send(new BoardSignal.TimePassed(again.time()));
        again.startClock().press().pass(1);
        assertEquals(List.of("g1f3"), again.moves());
        assertEquals(List.of(3), plies(again));
    }

    private static List<Integer> plies(PlayedBoard board) {
        return board.facts(MoveCompleted.class).stream().map(MoveCompleted::ply).toList();
    }
}
