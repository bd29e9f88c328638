package org.chatrang.laws;

/** The six kinds of chessmen (Article 2.2), in ascending order of the usual valuation. */
public enum PieceType {
    PAWN('P', "pawn"),
    KNIGHT('N', "knight"),
    BISHOP('B', "bishop"),
    ROOK('R', "rook"),
    QUEEN('Q', "queen"),
    KING('K', "king");

    private final char letter;
    private final String word;

    PieceType(char letter, String word) {
        this.letter = letter;
        this.word = word;
    }

    /** The English initial (Appendix C.2), upper case. */
    public char letter() {
        return letter;
    }

    /** The English name, lower case, for sentences. */
    public String word() {
        return word;
    }

    /** Whether a pawn may become this piece (Article 3.7.3.3). */
    public boolean isPromotion() {
        return this != PAWN && this != KING;
    }

    /** The kind with this English initial, upper or lower case, or null if there is none. */
    public static PieceType ofLetter(char letter) {
        return switch (letter) {
            case 'P', 'p' -> PAWN;
            case 'N', 'n' -> KNIGHT;
            case 'B', 'b' -> BISHOP;
            case 'R', 'r' -> ROOK;
            case 'Q', 'q' -> QUEEN;
            case 'K', 'k' -> KING;
            default -> null;
        };
    }
}
