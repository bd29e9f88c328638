package org.chatrang.laws.notation;

import java.util.Arrays;
import java.util.Optional;
import org.chatrang.laws.PieceLetters;
import org.chatrang.laws.PieceType;

/**
 * Whose initials stand for the men. The Laws leave them to the player's own language and prefer figurines in print (FIDE
 * Laws of Chess 2023, Appendix C.2 to C.4, with the English letters as the example). The letters are the initials of the
 * names the federations' translations of the Laws use; where two men share one, the second letter-like name is used as
 * players do (English N for the knight).
 *
 * <p>Persian and Arabic players mostly write Latin letters: English ones, on older Iranian scoresheets French ones (read
 * those as {@link #FRENCH}). So these two languages read English capitals as well, which no letter of theirs can be
 * confused with, and the other names of a man in use there.
 */
public enum Language implements PieceLetters {
    /** King, queen, rook, bishop, knight, pawn. */
    ENGLISH("en", "K", "Q", "R", "B", "N", "P", false),
    /** Roi, dame, tour, fou, cavalier, pion (F\u00E9d\u00E9ration Fran\u00E7aise des \u00C9checs). */
    FRENCH("fr", "R", "D", "T", "F", "C", "P", false),
    /** K\u00F6nig, Dame, Turm, L\u00E4ufer, Springer, Bauer (Deutscher Schachbund). */
    GERMAN("de", "K", "D", "T", "L", "S", "B", false),
    /** Rey, dama, torre, alfil, caballo, pe\u00F3n (Federaci\u00F3n Espa\u00F1ola de Ajedrez). */
    SPANISH("es", "R", "D", "T", "A", "C", "P", false),
    /**
     * Sh\u0101h, vaz\u012Br, rokh, f\u012Bl, asb; the pawn is piy\u0101deh or sarb\u0101z: \u0634 \u0648 \u0631 \u0641
     * \u0627, \u067E or \u0633.
     */
    PERSIAN("fa", "\u0634", "\u0648", "\u0631\u0642", "\u0641", "\u0627", "\u067E\u0633", true),
    /**
     * Malik, waz\u012Br, rukhkh (also qal\u02BFa or \u1E6D\u0101biya), f\u012Bl, \u1E25i\u1E63\u0101n, baydaq (also
     * \u02BFaskar\u012B or jund\u012B): \u0645 \u0648 \u0631 \u0641 \u062D \u0628.
     */
    ARABIC("ar", "\u0645", "\u0648", "\u0631\u0642\u0637", "\u0641", "\u062D", "\u0628\u0639\u062C", true),
    /** Pictures, the outlined ones for both sides; those of either colour are read, in every language. */
    FIGURINE("zxx", "\u2654", "\u2655", "\u2656", "\u2657", "\u2658", "\u2659", false);

    private static final PieceType[] IN_ORDER = {
        PieceType.KING, PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT, PieceType.PAWN
    };

    private final String tag;
    /** By {@link #IN_ORDER}: the letter written, then others that are read. */
    private final String[] letters;

    private final boolean rightToLeft;

    Language(
            String tag,
            String king,
            String queen,
            String rook,
            String bishop,
            String knight,
            String pawn,
            boolean rightToLeft) {
        this.tag = tag;
        this.letters = new String[] {king, queen, rook, bishop, knight, pawn};
        this.rightToLeft = rightToLeft;
    }

    /** The language with that tag. */
    public static Optional<Language> ofTag(String tag) {
        return Arrays.stream(values())
                .filter(language -> language.tag.equals(tag))
                .findFirst();
    }

    /** The language's tag (BCP 47): en, fr, de, es, fa, ar; zxx, "no language", for figurines. */
    public String tag() {
        return tag;
    }

    /** Whether the letters belong to a script written from right to left; see the package about showing such moves. */
    public boolean isRightToLeft() {
        return rightToLeft;
    }

    /** The letter written for a man. A pawn's is written by nobody, but read. */
    public char letter(PieceType type) {
        for (int i = 0; i < IN_ORDER.length; i++) {
            if (IN_ORDER[i] == type) {
                return letters[i].charAt(0);
            }
        }
        throw new IllegalStateException("no letter for " + type);
    }

    /** Capitals always, small letters where they cannot be a file. */
    @Override
    public PieceType initial(char letter) {
        return letter >= 'a' && letter <= 'h' ? null : promotion(letter);
    }

    /** Capitals and small letters: after a square there is no file. */
    @Override
    public PieceType promotion(char letter) {
        char capital = letter >= 'a' && letter <= 'z' ? (char) (letter - 'a' + 'A') : letter;
        for (int i = 0; i < IN_ORDER.length; i++) {
            if (letters[i].indexOf(capital) >= 0) {
                return IN_ORDER[i];
            }
        }
        return hasNoLatinLetters() && capital == letter ? PieceType.ofLetter(letter) : null;
    }

    private boolean hasNoLatinLetters() {
        return rightToLeft || this == FIGURINE;
    }

    @Override
    public String examples() {
        return letter(PieceType.KNIGHT) + "f3, exd5, e8=" + letter(PieceType.QUEEN) + " or O-O";
    }
}
