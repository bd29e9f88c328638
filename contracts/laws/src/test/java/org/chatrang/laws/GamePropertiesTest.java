package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import org.chatrang.laws.board.Board;

/** What holds in every position of every game. */
class GamePropertiesTest {

    @Provide
    Arbitrary<Games.Game> games() {
        return Games.any(160);
    }

    @Property(tries = 300, shrinking = ShrinkingMode.BOUNDED)
    void everyGeneratedMoveIsLegalByDiagnosis(@ForAll("games") Games.Game game) {
        for (Position position : game.positions()) {
            for (Move move : position.legalMoves()) {
                assertEquals(
                        new Diagnosis.Legal(move),
                        Legality.diagnose(position, move.from(), move.to(), move.promotion()));
            }
        }
    }

    @Property(tries = 300, shrinking = ShrinkingMode.BOUNDED)
    void takingBackRestoresTheBoard(@ForAll("games") Games.Game game) {
        for (Position position : game.positions()) {
            Board board = position.copyBoard();
            Board untouched = position.copyBoard();
            for (Move move : position.legalMoves()) {
                int code = MoveCodes.code(move);
                long undo = board.make(code);
                assertEquals(board.freshKey(), board.key(), () -> "key after " + move + " in " + position);
                board.unmake(code, undo);
                assertTrue(board.sameAs(untouched), () -> move + " taken back in " + position);
            }
        }
    }

    @Property(tries = 500, shrinking = ShrinkingMode.BOUNDED)
    void theKeyIsTheFreshKeyAndFenRestoresThePosition(@ForAll("games") Games.Game game) {
        for (Position position : game.positions()) {
            assertEquals(position.copyBoard().freshKey(), position.key());
            Position read = Position.ofFen(position.fen());
            assertEquals(position, read);
            assertEquals(position.identity(), read.identity());
            assertEquals(position, Position.ofFen(position.setup().toShredderFen()));
        }
    }
}
