package org.chatrang.laws.notation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.chatrang.laws.Move;
import org.chatrang.laws.Position;
import org.chatrang.laws.SanReading;
import org.chatrang.laws.Uci;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class NotationTest {
    private static final Position QUIET = Position.ofFen("8/P5k1/8/3pP3/8/2N1B3/8/R3K2R w KQ - 0 30");
    private static final Position PASSING = Position.ofFen("3r2k1/P7/8/3pP3/1q6/2N1B3/8/R3K2R w KQ d6 0 30");

    @ParameterizedTest
    @CsvSource({
        "ENGLISH, Nxd5, Bb6, Ra4, Ke2, a8=Q, a8=N, O-O",
        "FRENCH, Cxd5, Fb6, Ta4, Re2, a8=D, a8=C, O-O",
        "GERMAN, Sxd5, Lb6, Ta4, Ke2, a8=D, a8=S, O-O",
        "SPANISH, Cxd5, Ab6, Ta4, Re2, a8=D, a8=C, O-O",
        "PERSIAN, \u0627xd5, \u0641b6, \u0631a4, \u0634e2, a8=\u0648, a8=\u0627, O-O",
        "ARABIC, \u062Dxd5, \u0641b6, \u0631a4, \u0645e2, a8=\u0648, a8=\u062D, O-O",
        "FIGURINE, \u2658xd5, \u2657b6, \u2656a4, \u2654e2, a8=\u2655, a8=\u2658, O-O"
    })
    void everyLanguageHasItsLetters(
            Language language,
            String knight,
            String bishop,
            String rook,
            String king,
            String queen,
            String under,
            String castling) {
        String[] texts = {knight, bishop, rook, king, queen, under};
        String[] moves = {"c3d5", "e3b6", "a1a4", "e1e2", "a7a8q", "a7a8n"};
        for (int i = 0; i < moves.length; i++) {
            Move move = Uci.read(QUIET, moves[i]).orElseThrow();
            assertEquals(texts[i], Notation.write(QUIET, move, language));
            assertEquals(new SanReading.Legal(move), Notation.read(QUIET, texts[i], language));
        }
        Position free = Position.ofFen("8/8/8/6k1/8/8/8/4K2R w K - 0 1");
        assertEquals(castling, Notation.write(free, Move.castling(4, 7), language));
    }

    @ParameterizedTest
    @CsvSource({
        "FRENCH, Ke2, false",
        "FRENCH, Bb6, false",
        "FRENCH, Re2, true",
        "FRENCH, re2, true",
        "FRENCH, cxd5, false",
        "GERMAN, sxd5, true",
        "GERMAN, Ba8=D, true",
        "GERMAN, a8d, true",
        "GERMAN, a7-a8(S), true",
        "GERMAN, Bb6, false",
        "GERMAN, Nxd5, false",
        "SPANISH, Nxd5, false",
        "SPANISH, A\u00D7b6, false",
        "PERSIAN, Nxd5, true",
        "PERSIAN, \u0627\u00D7d\u06F5, true",
        "PERSIAN, '\u2067\u0631a\u06F4\u2069', true",
        "PERSIAN, \u0642a4, true",
        "PERSIAN, a8=\u0648, true",
        "ARABIC, \u0642a\u0664, true",
        "ARABIC, \u0637a4, true",
        "ARABIC, \u0628a8\u0648, true",
        "ARABIC, \u0634e2, false",
        "FIGURINE, \u265Exd5, true",
        "GERMAN, \u265Exd5, true",
        "FIGURINE, Nxd5, true"
    })
    void lettersAreThoseOfTheLanguageAndNoOthers(Language language, String text, boolean legal) {
        SanReading reading = Notation.read(QUIET, text, language);
        assertEquals(legal, reading instanceof SanReading.Legal, reading::toString);
    }

    @Test
    void anUnreadableMoveIsToldInTheLettersOfTheLanguage() {
        SanReading.Unreadable german =
                assertInstanceOf(SanReading.Unreadable.class, Notation.read(QUIET, "Nxd5", Language.GERMAN));
        assertEquals("\"Nxd5\" is no move: write it like Sf3, exd5, e8=D or O-O", german.reason());
    }

    @ParameterizedTest
    @CsvSource({"e5d6, exd6 e.p.", "a1b1, Tb1", "a7a8q, a8=D", "e3h6, Lh6"})
    void scoresheetsHaveTheSignsOfTheLaws(String uci, String text) {
        Move move = Uci.read(PASSING, uci).orElseThrow();
        NotationStyle style = NotationStyle.scoresheet(Language.GERMAN);
        assertEquals(text, Notation.write(PASSING, move, style));
        assertEquals(new SanReading.Legal(move), Notation.read(PASSING, text, Language.GERMAN));
        Position free = Position.ofFen("8/8/8/6k1/8/8/8/R3K2R w KQ - 0 1");
        assertEquals("0-0", Notation.write(free, Move.castling(4, 7), style));
        assertEquals("0-0-0", Notation.write(free, Move.castling(4, 0), style));
    }

    @Test
    void mateMayBeTwoCrosses() {
        Position position = Position.ofFen("7k/5K2/8/8/8/8/8/R7 w - - 0 1");
        Move mate = Uci.read(position, "a1h1").orElseThrow();
        NotationStyle style = new NotationStyle(Language.FRENCH, true, true, true);
        assertEquals("Th1++", Notation.write(position, mate, style));
        assertEquals(new SanReading.Legal(mate), Notation.read(position, "Th1++", Language.FRENCH));
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void aDrawOfferIsKeptBesideTheMove(Language language) {
        for (Move move : PASSING.legalMoves()) {
            NotationStyle style = NotationStyle.scoresheet(language);
            ScoresheetEntry offered =
                    ScoresheetEntry.read(PASSING, ScoresheetEntry.write(PASSING, move, style, true), language);
            ScoresheetEntry quiet =
                    ScoresheetEntry.read(PASSING, ScoresheetEntry.write(PASSING, move, style, false), language);
            assertEquals(new SanReading.Legal(move), offered.reading());
            assertEquals(new SanReading.Legal(move), quiet.reading());
            assertTrue(offered.drawOffered());
            assertFalse(quiet.drawOffered());
        }
    }

    @Test
    void languagesAreFoundByTheirTags() {
        for (Language language : Language.values()) {
            assertEquals(Optional.of(language), Language.ofTag(language.tag()));
        }
        assertEquals(Optional.empty(), Language.ofTag("nl"));
    }

    @Test
    void aMoveOnAScreenIsIsolatedAndStillRead() {
        Move move = Uci.read(QUIET, "a7a8q").orElseThrow();
        String shown = Notation.isolated(Notation.write(QUIET, move, Language.PERSIAN));
        assertEquals("\u2066a8=\u0648\u2069", shown);
        assertEquals(new SanReading.Legal(move), Notation.read(QUIET, shown, Language.PERSIAN));
    }
}
