package org.chatrang.laws.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.chatrang.laws.Move;
import org.chatrang.laws.PieceType;
import org.chatrang.laws.Position;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.SanSpellings;
import org.chatrang.laws.Setup;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The reader with each language's letters against every spelling of every move in them: one text, one move, whatever
 * another language would make of it. And no text, however strange, is answered with an exception.
 */
class LanguageSpellingsTest {
    private static final int POSITIONS = 25;
    private static final String SQUARES = "abcdefgh12345678abcdefgh12345678x-=()O0";

    private final SplittableRandom random = new SplittableRandom(1948);

    @ParameterizedTest
    @EnumSource(Language.class)
    void aTextIsReadAsTheOneMoveItSpellsInThatLanguage(Language language) {
        for (int i = 0; i < POSITIONS; i++) {
            Position position = position();
            Map<String, Set<Move>> spellings = spellings(position, language);
            spellings.forEach((text, moves) -> check(position, text, moves, language));
            for (int k = 0; k < 400; k++) {
                String text = noise(language);
                check(position, text, spellings.getOrDefault(text.replaceFirst("=+$", ""), Set.of()), language);
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void noTextIsTooStrange(Language language) {
        Position position = position();
        for (int i = 0; i < 20_000; i++) {
            StringBuilder text = new StringBuilder();
            for (int length = random.nextInt(0, 10); length > 0; length--) {
                int spread = random.nextInt(4);
                text.append((char)
                        (spread == 0
                                ? random.nextInt(0x10000)
                                : spread == 1
                                        ? random.nextInt(0x600, 0x700)
                                        : spread == 2 ? random.nextInt(0x2000, 0x2700) : random.nextInt(128)));
            }
            SanReading reading =
                    ScoresheetEntry.read(position, text.toString(), language).reading();
            assertFalse(reading instanceof SanReading.Legal(Move move) && !position.isLegal(move), text::toString);
        }
    }

    private static void check(Position position, String text, Set<Move> spelled, Language language) {
        SanReading reading = Notation.read(position, text, language);
        if (spelled.size() == 1) {
            assertEquals(new SanReading.Legal(spelled.iterator().next()), reading, () -> text + " in " + position);
        } else {
            assertFalse(reading instanceof SanReading.Legal, () -> text + " in " + position + ": " + reading);
        }
    }

    /** Those with capitals, in the letters of the language; the others the English test looks at. */
    private static Map<String, Set<Move>> spellings(Position position, Language language) {
        Map<String, Set<Move>> spellings = new HashMap<>();
        SanSpellings.of(position).forEach((text, moves) -> {
            if (text.matches("[KQRBNP]?[a-h1-8x:-]*([=/(]?[QRBN]\\)?)?|[O0-]+")) {
                String translated = text.startsWith("O") || text.startsWith("0") ? text : translate(text, language);
                spellings.put(translated, moves);
            }
        });
        return spellings;
    }

    private static String translate(String text, Language language) {
        StringBuilder translated = new StringBuilder(text);
        for (int i = 0; i < text.length(); i++) {
            PieceType type = "KQRBNP".indexOf(text.charAt(i)) < 0 ? null : PieceType.ofLetter(text.charAt(i));
            if (type != null) {
                translated.setCharAt(i, language.letter(type));
            }
        }
        return translated.toString();
    }

    private String noise(Language language) {
        StringBuilder noise = new StringBuilder();
        for (int length = random.nextInt(2, 7); length > 0; length--) {
            boolean letter = random.nextInt(4) == 0;
            PieceType type = PieceType.values()[random.nextInt(6)];
            noise.append(letter ? language.letter(type) : SQUARES.charAt(random.nextInt(SQUARES.length())));
        }
        return noise.toString();
    }

    private Position position() {
        Position position = Position.of(Setup.chess960(random.nextInt(3) > 0 ? 518 : random.nextInt(960)));
        for (int plies = random.nextInt(160); plies > 0; plies--) {
            List<Move> legal = position.legalMoves();
            if (legal.isEmpty()) {
                break;
            }
            position = position.play(legal.get(random.nextInt(legal.size())));
        }
        return position;
    }
}
