package org.chatrang.laws.oracle;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.chatrang.laws.Colour;
import org.chatrang.laws.MatingChances.Chance;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.mate.ExactMating;
import org.chatrang.laws.mate.MateAnswer;

/** The engine's answers held against the truth, and its lines against the mailbox. */
final class CanMateCheck {
    private final ExactMating engine;

    CanMateCheck(ExactMating engine) {
        this.engine = engine;
    }

    /** The answer must be this one, and a line must be a line to mate. */
    void expect(boolean can, Position position, Colour side) {
        expect(can, position, side, true);
    }

    /** The answer must be this one; with {@code replaying}, a line must be a line to mate. */
    void expect(boolean can, Position position, Colour side, boolean replaying) {
        MateAnswer answer = engine.search(position, side);
        assertEquals(can ? Chance.CAN : Chance.CANNOT, answer.chance(), () -> side + " in " + position.fen());
        if (can && replaying) {
            replay(answer, position, side);
        }
    }

    /** Any answer but a wrong one: CAN is proved by its line, CANNOT must be true. */
    MateAnswer answer(Position position, Colour side) {
        MateAnswer answer = engine.search(position, side);
        if (answer.chance() == Chance.CAN) {
            replay(answer, position, side);
        }
        return answer;
    }

    static void replay(MateAnswer answer, Position position, Colour side) {
        Mailbox mailbox = Mailbox.of(position.setup());
        for (Move move : answer.line()) {
            assertTrue(
                    mailbox.legalMoves().contains(move.toString()),
                    () -> move + " of " + answer.line() + " for " + side + " in " + position.fen());
            mailbox = mailbox.after(move.toString());
        }
        boolean mate = mailbox.inCheck() && mailbox.legalMoves().isEmpty();
        assertTrue(
                mate && mailbox.isWhiteToMove() == (side == Colour.BLACK),
                () -> "no mate by " + side + " after " + answer.line() + " in " + position.fen());
    }
}
