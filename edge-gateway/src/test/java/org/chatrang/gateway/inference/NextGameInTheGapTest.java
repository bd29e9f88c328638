package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.chatrang.events.GameFact;
import org.chatrang.events.MoveCompleted;
import org.chatrang.events.PlacementSeen;
import org.chatrang.gateway.signal.BoardEvent;
import org.junit.jupiter.api.Test;

/** Nothing was heard while one game ended and the next began: what the source lists is the next game's, and told as that. */
class NextGameInTheGapTest {
    private static final String FIRST =
            "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Na5 Bc2 c5 d4 Qc7 Nbd2 cxd4";
    private static final List<String> SECOND = List.of(
            "c4 e5 Nc3 Nf6 g3 d5 cxd5 Nxd5 Bg2 Nb6 Nf3 Nc6 O-O Be7 d3 O-O",
            "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O a4 a6 Re1 Ba7");

    private enum Order {
        LIST_FIRST,
        BOARD_FIRST,
        LIST_LATE
    }

    @Test
    void theNextGameIsNotTheLastOnesContinuation() {
        for (String next : SECOND) {
            for (Order order : Order.values()) {
                for (int seen = 1; seen <= 9; seen++) {
                    for (boolean inTheHand : new boolean[] {false, true}) {
                        MissedGame second = MissedGame.of(next);
                        PlayedBoard board = MissedGame.of(FIRST).playTo(20).board();
                        board.unheard(
                                600,
                                inTheHand ? second.lifted(seen) : second.after(seen),
                                Play.side(second.position(seen).turn()));
                        List<String> list = second.list(seen);
                        switch (order) {
                            case LIST_FIRST -> board.listed(null, list).dump().clock();
                            case BOARD_FIRST -> board.dump().listed(null, list).clock();
                            case LIST_LATE -> board.dump().clock().pass(0.25).listed(null, list);
                        }
                        board.pass(2);
                        second.takeOver(board, seen).putBack().finish();
                        String what =
                                next + ", " + order + ", heard from half-move " + seen + ", in the hand " + inTheHand;
                        assertEquals(second.uci(), afterSetUp(board, what), what);
                        assertEquals(List.of(), board.facts(PlacementSeen.class), what);
                    }
                }
            }
        }
    }

    /** The half-moves of the next game; those of the first must all stand before it is set up. */
    private static List<String> afterSetUp(PlayedBoard board, String what) {
        List<String> moves = new ArrayList<>();
        int games = 0;
        for (BoardEvent event : board.events()) {
            if (event instanceof BoardEvent.GameSetUp) {
                games++;
                moves.clear();
            } else if (event instanceof BoardEvent.Observed observed) {
                add(observed.fact(), moves);
            }
        }
        assertEquals(1, games, what + ": games set up");
        return moves;
    }

    private static void add(GameFact fact, List<String> moves) {
        if (fact instanceof MoveCompleted move) {
            moves.add(move.uci());
        }
    }
}
