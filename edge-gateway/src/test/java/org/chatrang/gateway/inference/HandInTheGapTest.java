package org.chatrang.gateway.inference;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

/** A board without a list of its moves is heard again while a man is in the hand: what was missed is found when he is down. */
class HandInTheGapTest {
    private static final String GAME =
            "Nf3 d5 e3 Nf6 b3 Bf5 Be2 h6 Ba3 Nbd7 O-O e6 Bxf8 Nxf8 d4 N8d7 c4 O-O Nc3 Re8 Re1 a6 Rb1 Rb8";

    @Test
    void heldForAWhile() {
        for (int missed = 1; missed <= 4; missed++) {
            for (double held : new double[] {0.1, 0.5, 2, 10}) {
                MissedGame game = MissedGame.of(GAME).playTo(19);
                game.missTo(19 + missed, game.lifted(19 + missed));
                game.board().dump().clock().pass(held);
                game.putBack();
                game.finish();
                String what = missed + " missed, a man held for " + held + " s";
                // of several orders one was taken, which is told
                assertEquals(
                        game.uci().stream().sorted().toList(),
                        game.board().moves().stream().sorted().toList(),
                        what);
            }
        }
    }
}
