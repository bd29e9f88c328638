package org.chatrang.laws;

/** Brings the many characters a move can be typed with down to few. */
final class SanCharacters {
    private static final PieceType[] FIGURINES = {
        PieceType.KING, PieceType.QUEEN, PieceType.ROOK, PieceType.BISHOP, PieceType.KNIGHT, PieceType.PAWN
    };

    private SanCharacters() {}

    /**
     * Figurines of both colours become the white ones' code points, Persian and Arabic digits, typographic dashes and
     * multiplication signs become plain, and what only steers the direction or the look of the text is left out.
     */
    static String plain(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!isInvisible(c)) {
                plain.append(plain(c));
            }
        }
        return plain.toString().strip();
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c <= ' ' || c > '~' || c == 'X') {
                return false;
            }
        }
        return true;
    }

    /** The man a figurine of {@link #plain} text shows, or null if it is none. */
    static PieceType figurine(char c) {
        return c >= '\u2654' && c <= '\u2659' ? FIGURINES[c - '\u2654'] : null;
    }

    private static char plain(char c) {
        if (c >= '\u265A' && c <= '\u265F') {
            return (char) (c - 6);
        }
        if (c >= '\u0660' && c <= '\u0669') {
            return (char) ('0' + c - '\u0660');
        }
        if (c >= '\u06F0' && c <= '\u06F9') {
            return (char) ('0' + c - '\u06F0');
        }
        if (c >= '\u2010' && c <= '\u2015' || c == '\u2212') {
            return '-';
        }
        return c == '\u00D7' || c == 'X' ? 'x' : c;
    }

    /** Marks and isolates of direction, joiners, the Arabic stretching stroke, variation selectors, byte order marks. */
    private static boolean isInvisible(char c) {
        return c >= '\u200B' && c <= '\u200F'
                || c >= '\u202A' && c <= '\u202E'
                || c >= '\u2066' && c <= '\u2069'
                || c == '\u061C'
                || c == '\u0640'
                || c == '\uFE0E'
                || c == '\uFE0F'
                || c == '\uFEFF';
    }
}
