package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.BoardFault;
import org.chatrang.events.BoardFault.Fault;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.events.ResultGesture;
import org.chatrang.gateway.signal.Sensed;
import org.chatrang.gateway.signal.SensedBoard;
import org.chatrang.laws.Square;
import org.junit.jupiter.api.Test;

/** A source that keeps a list of the moves, as LiveChess does, knows what was played while it was not heard. */
class MissedMovesTest {
    /** From half-move 12 on shorter lines lead to the same placements: a8a6 e2e3 for a8a7 e2e3 a7a6. */
    private static final String GAME =
            "a3 a5 c3 f6 f4 b6 c4 c6 Nc3 h6 Kf2 Ra7 e3 Ra6 Ke1 b5 e4 Rb6 g3 Na6 Bd3 Nc5 Qa4 Rb7 Nb1 bxa4";

    /** Knights out and back: the board shows what it showed before. */
    private static final String BACK = "e4 e5 Nf3 Nf6 Ng1 Ng8 d4 d6";

    private enum Order {
        LIST_FIRST,
        BOARD_FIRST,
        LIST_LAST,
        LIST_LATE
    }

    private static void tell(MissedGame game, List<String> list, Order order) {
        tell(game, null, list, order);
    }

    private static void tell(MissedGame game, String start, List<String> list, Order order) {
        PlayedBoard board = game.board();
        switch (order) {
            case LIST_FIRST -> board.listed(start, list).dump().clock();
            case BOARD_FIRST -> board.dump().listed(start, list).clock();
            case LIST_LAST -> board.dump().clock().listed(start, list);
            case LIST_LATE -> board.dump().clock().pass(0.25).listed(start, list);
        }
    }

    private static void goesOn(MissedGame game, String what) {
        game.finish();
        assertEquals(game.uci(), game.board().moves(), what);
        assertEquals(List.of(), game.board().facts(PlacementSeen.class), what);
        assertEquals(
                List.of(Fault.CABLE_PULLED),
                game.board().facts(BoardFault.class).stream()
                        .map(BoardFault::fault)
                        .toList(),
                what);
    }

    /** For three half-moves two would do, and for four, with a man in the hand, one: the list is believed. */
    @Test
    void fewerOrOtherHalfMovesWouldDo() {
        for (Order order : Order.values()) {
            for (int missed = 0; missed <= 14; missed++) {
                MissedGame game = MissedGame.of(GAME).playTo(11).missTo(11 + missed);
                tell(game, game.list(11 + missed), order);
                goesOn(game, order + ", missed " + missed);
            }
        }
    }

    @Test
    void aManIsInTheHandWhenTheBoardIsHeardAgain() {
        for (Order order : Order.values()) {
            for (int ply = 11; ply <= 25; ply++) {
                MissedGame game = MissedGame.of(GAME).playTo(11);
                game.missTo(ply, game.lifted(ply));
                tell(game, game.list(ply), order);
                goesOn(game.putBack(), order + ", half-move " + ply);
            }
        }
    }

    /** It stays in the hand: what was played before is known at once all the same. */
    @Test
    void theManStaysInTheHand() {
        MissedGame game = MissedGame.of(GAME).playTo(11);
        game.missTo(14, game.lifted(14));
        tell(game, game.list(14), Order.LIST_FIRST);
        game.board().pass(10);
        assertEquals(game.uci(14), game.board().moves());
        assertEquals(List.of(), game.board().facts(PlacementSeen.class));
        goesOn(game.putBack(), "goes on");
    }

    @Test
    void theBoardShowsWhatItShowedBefore() {
        for (Order order : Order.values()) {
            MissedGame game = MissedGame.of(BACK).playTo(2).missTo(6);
            tell(game, game.list(6), order);
            goesOn(game, order.toString());
        }
    }

    /** The list lacks the last half-move or two, which the board shows. */
    @Test
    void theListIsBehind() {
        for (Order order : Order.values()) {
            for (int behind = 1; behind <= 2; behind++) {
                for (int ply = 13; ply <= 24; ply++) {
                    MissedGame game = MissedGame.of(GAME).playTo(11).missTo(ply);
                    tell(game, game.list(ply - behind), order);
                    goesOn(game, order + ", half-move " + ply + ", behind by " + behind);
                }
            }
        }
    }

    /** The move that is being made is in the list already, and the press follows. */
    @Test
    void theListIsAheadByTheMoveBeingMade() {
        for (Order order : Order.values()) {
            for (int ply = 12; ply <= 24; ply++) {
                MissedGame game = MissedGame.of(GAME)
                        .playTo(11)
                        .missTo(ply, MissedGame.of(GAME).after(ply + 1));
                tell(game, game.list(ply + 1), order);
                game.board().pass(1);
                assertEquals(game.uci(ply), game.board().moves(), order + ", not pressed yet " + ply);
                game.board().press();
                game.pressed();
                goesOn(game, order + ", half-move " + ply);
            }
        }
    }

    /** A guess: the player takes that move back and makes another, before or after the list says so. */
    @Test
    void theListsLastMoveWasAGuess() {
        for (Order order : Order.values()) {
            for (int ply = 13; ply <= 24; ply++) {
                MissedGame game = MissedGame.of(GAME).playTo(11).missTo(ply);
                List<String> guessed = new ArrayList<>(game.list(ply - 1));
                guessed.add(ply % 2 == 1 ? "h4" : "d6");
                tell(game, guessed, order);
                goesOn(game, order + ", half-move " + ply);
            }
        }
    }

    @Test
    void castlingIsInTheListTwice() {
        String san = "e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O d3 d6 c3 c6";
        for (Order order : Order.values()) {
            for (int heard = 4; heard <= 8; heard++) {
                for (int until = Math.max(7, heard); until <= 11; until++) {
                    MissedGame game = MissedGame.of(san).playTo(heard).missTo(until);
                    List<String> twice = new ArrayList<>(game.list(until));
                    twice.add(6, "O-O");
                    tell(game, twice, order);
                    goesOn(game, order + ", " + heard + " to " + until);
                }
            }
        }
    }

    /** What no move explains ends what can be read of the list. */
    @Test
    void anIllegalMoveIsInTheList() {
        for (String wrong : List.of("Ke4", "O-O-O", "?", "a8=Q")) {
            MissedGame game = MissedGame.of(GAME).playTo(11).missTo(14);
            List<String> list = new ArrayList<>(game.list(14));
            list.add(wrong);
            tell(game, list, Order.LIST_FIRST);
            goesOn(game, wrong);
        }
    }

    /** LiveChess was started again, and begins its list at what it saw then. */
    @Test
    void theListBeginsInTheMiddleOfTheGame() {
        for (int start = 3; start <= 11; start++) {
            MissedGame game = MissedGame.of(GAME).playTo(11).missTo(14);
            String fen = game.position(start).fen();
            tell(game, fen, game.list(14).subList(start, 14), Order.LIST_FIRST);
            goesOn(game, "from " + start);
        }
    }

    /** It begins where the gateway does not know how the board came there, or is of another game. */
    @Test
    void theListIsOfNoUse() {
        for (Order order : Order.values()) {
            MissedGame game =
                    MissedGame.of("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6").playTo(4).missTo(6);
            tell(game, game.position(5).fen(), List.of("a6"), order);
            goesOn(game, order + ", later start");
            game = MissedGame.of("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6").playTo(4).missTo(6);
            tell(game, null, List.of("d4", "d5", "c4", "dxc4"), order);
            goesOn(game, order + ", another game");
            game = MissedGame.of("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6").playTo(4).missTo(6);
            tell(game, "no FEN", List.of("d4"), order);
            goesOn(game, order + ", no FEN");
        }
    }

    /** Castling, captures, a capture in passing, and a promotion, each hidden alone and with what is around it. */
    @Test
    void everyKindOfMoveIsMissed() {
        String fen = "r3k3/6P1/8/2pP4/8/8/1p5P/4K2R w Kq c6 0 1";
        String san = "dxc6 O-O-O O-O b1=N g8=B Rxg8+ Kh1 Nd2 Re1 Kc7 Re7+ Kxc6";
        for (Order order : Order.values()) {
            for (int heard = 0; heard < 11; heard++) {
                for (int until = heard + 1; until <= 11; until++) {
                    MissedGame game = MissedGame.from(fen, san).playTo(heard).missTo(until);
                    tell(game, fen, game.list(until), order);
                    goesOn(game, order + ", " + heard + " to " + until);
                }
            }
        }
    }

    /** Four half-moves were taken back, by the arbiter's order, and others made. */
    @Test
    void completedMovesAreTakenBack() {
        for (int others = 0; others <= 6; others++) {
            MissedGame game = MissedGame.of(GAME).playTo(11);
            MissedGame other = MissedGame.of("a3 a5 c3 f6 f4 b6 c4 e5 Nf3 Nh6 g3 d5 Bg2 Bb7");
            PlayedBoard board = game.board();
            int until = 7 + others;
            board.unheard(
                    60, other.after(until), Play.side(other.position(until).turn()));
            tell(game, other.list(until), Order.LIST_FIRST);
            board.pass(4);
            List<String> last = new ArrayList<>(game.uci(11));
            last.addAll(other.uci(until).subList(7, until));
            assertEquals(last, board.moves(), "others: " + others);
            assertEquals(
                    List.of(other.after(until).placement()),
                    board.facts(PlacementSeen.class).stream()
                            .map(PlacementSeen::placement)
                            .toList());
            if (others > 0) {
                assertEquals(until, board.facts(MoveCompleted.class).getLast().ply());
            }
        }
    }

    /** The end of the game was missed, and the kings stand in the centre: all moves of the list were played. */
    @Test
    void theResultIsShownWhenTheBoardIsHeardAgain() {
        for (Order order : List.of(Order.LIST_FIRST, Order.BOARD_FIRST, Order.LIST_LAST)) {
            MissedGame game = MissedGame.of(GAME).playTo(11);
            SensedBoard end = game.after(26)
                    .with(Square.of("e1"), Sensed.EMPTY)
                    .with(Square.of("e8"), Sensed.EMPTY)
                    .with(Square.of("e4"), Sensed.BLACK_KING)
                    .with(Square.of("e5"), Sensed.WHITE_KING);
            game.missTo(26, end);
            game.board().stopClock();
            tell(game, game.list(26), order);
            game.board().pass(10);
            assertEquals(game.uci(), game.board().moves(), order.toString());
            assertEquals(1, game.board().facts(ResultGesture.class).size());
            assertTrue(game.board().facts(PlacementSeen.class).isEmpty());
        }
    }

    /** The clock was stopped already, and only then the kings come to the centre. */
    @Test
    void theGameEndedWhileTheBoardWasNotHeard() {
        for (Order order : Order.values()) {
            for (int until = 12; until <= 26; until++) {
                MissedGame game = MissedGame.of(GAME.replace(" Nb1 bxa4", " Nge2 h5"))
                        .playTo(11)
                        .missTo(until);
                game.board().stopClock();
                tell(game, game.list(until), order);
                game.board().pass(3).hand("e1- e8- e4- e4K d5k").pass(10);
                assertEquals(game.uci(until), game.board().moves(), order + " " + until);
                assertEquals(1, game.board().facts(ResultGesture.class).size());
            }
        }
    }

    /** Started again in the middle of a game, the gateway has missed moves, too. */
    @Test
    void theGatewayWasAway() {
        MissedGame game = MissedGame.of(GAME).playTo(11);
        PlayedBoard board = game.board();
        game.missTo(14);
        board.resumed();
        tell(game, game.list(14), Order.LIST_FIRST);
        game.finish();
        assertEquals(game.uci(), board.moves());
    }
}
