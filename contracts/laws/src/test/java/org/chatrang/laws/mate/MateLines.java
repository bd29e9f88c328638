package org.chatrang.laws.mate;

import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;

/** Checks what an answer claims. */
final class MateLines {
    private MateLines() {}

    /** The line must replay by the Laws' own legality to a mate by that side; a denial has none. */
    static void check(Position position, Colour side, MateAnswer answer) {
        if (answer.chance() != Chance.CAN) {
            assertTrue(answer.line().isEmpty(), () -> "a line without a mate from " + position);
            return;
        }
        Position last = position;
        for (Move move : answer.line()) {
            last = last.play(move);
        }
        assertTrue(last.isCheckmate(), () -> "no mate at the end of " + answer.line() + " from " + position);
        assertNotEquals(side, last.turn(), () -> "the wrong side is mated from " + position);
    }
}
