package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.chatrang.events.ClockRead;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.MoveCompleted.CompletedBy;
import org.chatrang.events.MoveSeen;
import org.chatrang.events.MoveWithdrawn;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.Side;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Position;
import org.junit.jupiter.api.Test;

/** Moves from the first touch to the press. */
class MovesTest {
    @Test
    void seenAtOnceCompletedAtThePress() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P");
        assertEquals(List.of(new MoveSeen(1, "e2e4", null)), board.facts(MoveSeen.class));
        board.pass(2);
        assertEquals(List.of(), board.moves());
        board.press().pass(1);
        MoveCompleted move = board.facts(MoveCompleted.class).getFirst();
        assertEquals("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", move.placement());
        assertEquals(Side.BLACK, move.clock().running());
        assertEquals(CompletedBy.PRESS, move.completedBy());
        assertEquals(List.of("e2"), move.touched());
    }

    /** Putting men up is no touching (Article 4.3 speaks of the player who has the move). */
    @Test
    void menArePutUpBeforeTheGame() {
        PlayedBoard board = new PlayedBoard(new GameOnBoard(Position.initial().fen(), false, List.of()), false);
        board.replaceBoard(SensedBoard.ofPlacement("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB2"));
        board.dump().hand("a2- a2P g1N h1R").startClock();
        board.pass(2).hand("e2- e4P").press().pass(1);
        assertEquals(List.of("e2"), board.facts(MoveCompleted.class).getFirst().touched());
    }

    @Test
    void touchedAnotherManFirst() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("g1- g1N d7- d7p e2- e4P").press().pass(1);
        assertEquals(
                List.of("g1", "d7", "e2"),
                board.facts(MoveCompleted.class).getFirst().touched());
    }

    @Test
    void takenBackBeforeThePress() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P e4- e2P d2- d4P").press().pass(1);
        assertEquals(
                List.of(new MoveSeen(1, "e2e4", null), new MoveWithdrawn(1), new MoveSeen(1, "d2d4", null)),
                played(board).subList(0, 3));
        assertEquals(List.of("d2d4"), board.moves());
    }

    @Test
    void menKnockedOverAndPutUpAgain() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("f2- g2- f3P f3- g2P f2P").pass(20);
        assertEquals(List.of(), played(board));
        board.hand("e2- e4P").press().pass(1);
        assertEquals(List.of("e2e4"), board.moves());
    }

    @Test
    void longThoughtWithAManInTheHandIsNoPlacement() {
        PlayedBoard board = PlayedBoard.at("4k3/p7/8/3p4/8/2N5/8/4K3 w - - 0 1");
        board.hand("d5- c3-").pass(40).hand("d5N").press().pass(1);
        assertEquals(List.of("c3d5"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    @Test
    void castlingRookFirstIsARookMoveUntilTheKingFollows() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        board.hand("h1- f1R").pass(3).hand("e1- g1K").press().pass(1);
        assertEquals(
                List.of(new MoveSeen(1, "h1f1", null), new MoveSeen(1, "e1g1", null)), board.facts(MoveSeen.class));
        assertEquals(List.of("e1g1"), board.moves());
    }

    @Test
    void capturedPawnInPassingLiftedAfterThePress() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        board.hand("e5- d6P").press().pass(1.2).hand("d5-").pass(1);
        assertEquals(List.of("e5d6"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
        assertEquals(
                CompletedBy.PRESS, board.facts(MoveCompleted.class).getFirst().completedBy());
    }

    @Test
    void capturedPawnInPassingForgottenOnTheBoard() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2");
        board.hand("e5- d6P").press().pass(2).hand("e8- f7k").press().pass(1);
        assertEquals(List.of("e5d6", "e8f7"), board.moves());
        assertEquals(
                List.of("e5d6", "e8f7"),
                board.facts(PlacementSeen.class).getFirst().nearestLine());
        board.hand("d5-").hand("e1- e2K").press().pass(1);
        assertEquals(List.of("e5d6", "e8f7", "e1e2"), board.moves());
    }

    @Test
    void queenPutUpLate() {
        PlayedBoard board = PlayedBoard.at("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
        board.hand("e7- e8P").pass(8).hand("e8- e8Q").press().pass(1);
        assertEquals(List.of("e7e8q"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
    }

    @Test
    void pawnLeftOnTheLastRankIsForTheJudges() {
        PlayedBoard board = PlayedBoard.at("8/4P1k1/8/8/8/8/8/4K3 w - - 0 1");
        board.hand("e7- e8P").press().pass(3);
        assertEquals(List.of("e7e8"), board.moves());
        assertEquals(
                "4P3/6k1/8/8/8/8/8/4K3",
                board.facts(MoveCompleted.class).getFirst().placement());
        board.hand("e8- e8Q").pass(1).hand("g7- h7k").press().pass(1);
        assertEquals(List.of("e7e8", "e7e8q", "g7h7"), board.moves());
        assertEquals(
                List.of(1, 1, 2),
                board.facts(MoveCompleted.class).stream()
                        .map(MoveCompleted::ply)
                        .toList());
    }

    @Test
    void mateNeedsNoPress() {
        PlayedBoard board = PlayedBoard.at("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1");
        board.hand("a1- a8R").pass(2);
        assertEquals(List.of(), board.moves());
        board.pass(2);
        assertEquals(
                CompletedBy.GAME_END,
                board.facts(MoveCompleted.class).getFirst().completedBy());
    }

    @Test
    void deadPositionAndFifthOccurrenceNeedNoPress() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/3p4/8/2N5/8/4K3 w - - 0 1");
        board.hand("c3- d5N").pass(4);
        assertEquals(
                CompletedBy.GAME_END,
                board.facts(MoveCompleted.class).getFirst().completedBy());
        board = PlayedBoard.at("4k2r/8/8/8/8/8/8/R3K3 w - - 0 1");
        for (int time = 0; time < 4; time++) {
            board.hand("a1- a2R").press().pass(1).hand("h8- h7r").press().pass(1);
            board.hand("a2- a1R").press().pass(1).hand("h7- h8r");
            if (time < 3) {
                board.press();
            }
            board.pass(4);
        }
        assertEquals(
                CompletedBy.GAME_END, board.facts(MoveCompleted.class).getLast().completedBy());
        assertEquals(16, board.moves().size());
    }

    @Test
    void playersWhoForgetToPress() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P")
                .pass(3)
                .hand("e7- e5p")
                .pass(3)
                .hand("g1- f3N")
                .press()
                .pass(1);
        assertEquals(List.of("e2e4", "e7e5", "g1f3"), board.moves());
        assertEquals(
                List.of(CompletedBy.NEXT_MOVE, CompletedBy.NEXT_MOVE, CompletedBy.PRESS),
                board.facts(MoveCompleted.class).stream()
                        .map(MoveCompleted::completedBy)
                        .toList());
    }

    @Test
    void withoutAClockAQuietTimeCompletes() {
        PlayedBoard board = new PlayedBoard(GameOnBoard.usual(), false).withoutClock();
        board.dump().hand("e2- e4P").pass(3);
        assertEquals(List.of(), board.moves());
        board.pass(3).hand("e7- e5p g1- f3N b8- c6n").pass(6);
        assertEquals(List.of("e2e4", "e7e5", "g1f3", "b8c6"), board.moves());
        List<MoveCompleted> moves = board.facts(MoveCompleted.class);
        assertEquals(
                List.of(CompletedBy.QUIET, CompletedBy.NEXT_MOVE, CompletedBy.NEXT_MOVE, CompletedBy.QUIET),
                moves.stream().map(MoveCompleted::completedBy).toList());
        assertTrue(moves.stream().allMatch(move -> move.clock() == null));
    }

    @Test
    void pressWithoutAMove() {
        PlayedBoard board = PlayedBoard.usual();
        board.hand("e2- e4P").press().pass(2).press().pass(3);
        assertEquals(
                List.of(new PlacementSeen("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", true, List.of())),
                board.facts(PlacementSeen.class));
    }

    @Test
    void blackStartsWhitesClock() {
        PlayedBoard board = new PlayedBoard(GameOnBoard.usual(), false);
        board.dump().startClock().press().pass(1).press().pass(3);
        board.hand("e2- e4P").press().pass(1);
        assertEquals(List.of("e2e4"), board.moves());
    }

    @Test
    void pressJustBeforeTheBoardReportsTheMove() {
        PlayedBoard board = PlayedBoard.usual();
        board.press().hand("e2- e4P").pass(1);
        assertEquals(List.of("e2e4"), board.moves());
        assertEquals(List.of(), board.facts(PlacementSeen.class));
        assertEquals(
                0,
                board.facts(ClockRead.class).stream()
                        .filter(read -> read.occasion() == ClockRead.Occasion.SIDE_CHANGE)
                        .filter(read -> read.clock().running() == Side.BLACK)
                        .count());
    }

    @Test
    void chess960CastlingOntoTheRook() {
        PlayedBoard board = PlayedBoard.at("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
        board.hand("f1- g1- g1K f1R").press().pass(1);
        assertEquals(List.of("f1g1"), board.moves());
        assertNull(board.facts(MoveCompleted.class).getFirst().notation());
    }

    private static List<GameFact> played(PlayedBoard board) {
        return board.facts().stream()
                .filter(fact -> !(fact instanceof ClockRead))
                .toList();
    }
}
