package org.chatrang.laws;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
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

    @Property(tries = 200, shrinking = ShrinkingMode.BOUNDED)
    void everyMoveIsReadAsItWasWritten(@ForAll("games") Games.Game game) {
        for (Position position : game.positions()) {
            Set<String> texts = new HashSet<>();
            for (Move move : position.legalMoves()) {
                String san = San.write(position, move);
                assertEquals(new SanReading.Legal(move), San.read(position, san), () -> san + " in " + position);
                assertTrue(texts.add(san), () -> san + " twice in " + position);
                assertEquals(Optional.of(move), Uci.read(position, Uci.write(position, move)));
                assertEquals(Optional.of(move), Uci.read(position, Uci.writeChess960(move)));
            }
        }
    }

    @Property(tries = 300)
    void readingAnythingAnswersAndNeverThrows(@ForAll("games") Games.Game game, @ForAll("moveLike") String text) {
        assertNotNull(San.read(game.last(), text));
        assertNotNull(Uci.read(game.last(), text));
    }

    @Provide
    Arbitrary<String> moveLike() {
        return Arbitraries.oneOf(
                Arbitraries.strings()
                        .withChars("KQRBNabcdefgh12345678xO0-=+#!?.e(p)")
                        .ofMaxLength(9),
                Arbitraries.strings().ofMaxLength(60));
    }
}
