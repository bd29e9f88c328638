package org.chatrang.laws.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.chatrang.laws.Attempt;
import org.chatrang.laws.Diagnosis;
import org.chatrang.laws.Legality;
import org.chatrang.laws.Move;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.San;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Uci;
import org.chatrang.laws.notation.Language;
import org.chatrang.laws.notation.Notation;
import org.chatrang.laws.notation.NotationStyle;
import org.chatrang.laws.notation.ScoresheetEntry;
import org.junit.jupiter.api.Test;

/** Whatever a move's text says: a legal move, a reason why not, or not readable; never an exception, never another move. */
class MoveTextFuzzTest {

    @Test
    void mutatedSan() {
        Fuzz.run(3_000, random -> {
            Position position = RandomPlay.position(random);
            for (Move move : some(position, random)) {
                String san = San.write(position, move);
                assertEquals(new SanReading.Legal(move), San.read(position, san), san);
                String text = Mutations.of(san, random);
                San.marks(text);
                if (San.read(position, text) instanceof SanReading.Legal(Move read)) {
                    assertTrue(position.isLegal(read), text);
                    assertEquals(new SanReading.Legal(read), San.read(position, San.write(position, read)), text);
                }
            }
        });
    }

    @Test
    void mutatedNotationOfEveryLanguage() {
        Fuzz.run(1_500, random -> {
            Position position = RandomPlay.position(random);
            Language language = Language.values()[random.nextInt(Language.values().length)];
            for (Move move : some(position, random)) {
                NotationStyle style =
                        new NotationStyle(language, random.nextBoolean(), random.nextBoolean(), random.nextBoolean());
                String written = Notation.write(position, move, style);
                assertEquals(new SanReading.Legal(move), Notation.read(position, written, language), written);
                String text = Mutations.of(written, random);
                Notation.read(position, text, language);
                ScoresheetEntry.read(position, text, language);
                Notation.isolated(text);
            }
        });
    }

    @Test
    void mutatedUci() {
        Fuzz.run(3_000, random -> {
            Position position = RandomPlay.position(random);
            for (Move move : some(position, random)) {
                String uci = random.nextBoolean() ? Uci.write(position, move) : Uci.writeChess960(move);
                assertEquals(Optional.of(move), Uci.read(position, uci), uci);
                String text = Mutations.of(uci, random);
                Uci.read(position, text).ifPresent(read -> assertTrue(position.isLegal(read), text));
                Uci.readAttempt(text).ifPresent(attempt -> attempt(position, attempt));
            }
        });
    }

    @Test
    void anyAttempt() {
        Fuzz.run(3_000, random -> {
            Position position = RandomPlay.position(random);
            int promotion = random.nextInt(PieceType.values().length + 6);
            attempt(
                    position,
                    new Attempt(
                            random.nextInt(64),
                            random.nextInt(64),
                            promotion < PieceType.values().length ? PieceType.values()[promotion] : null));
        });
    }

    private static void attempt(Position position, Attempt attempt) {
        switch (Legality.diagnose(position, attempt)) {
            case Diagnosis.Legal(Move move) -> assertTrue(position.isLegal(move), () -> attempt + " in " + position);
            case Diagnosis.Illegal(var illegal) ->
                assertFalse(illegal.text().isBlank(), () -> attempt + " in " + position);
        }
        if (position.pieceAt(attempt.from()) != null) {
            assertEquals(
                    position.turn().other(), position.setup().after(attempt).turn(), () -> attempt + " in " + position);
        }
    }

    private static List<Move> some(Position position, RandomGenerator random) {
        List<Move> legal = position.legalMoves();
        int first = legal.isEmpty() ? 0 : random.nextInt(legal.size());
        return legal.subList(first, Math.min(legal.size(), first + 4));
    }
}
