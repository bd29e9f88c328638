package org.chatrang.laws;

/** A chessman: colour and kind. The ordinal is {@code 6 * colour + type}, which the bitboards rely on. */
public enum Piece {
    WHITE_PAWN,
    WHITE_KNIGHT,
    WHITE_BISHOP,
    WHITE_ROOK,
    WHITE_QUEEN,
    WHITE_KING,
    BLACK_PAWN,
    BLACK_KNIGHT,
    BLACK_BISHOP,
    BLACK_ROOK,
    BLACK_QUEEN,
    BLACK_KING;

    private static final Piece[] ALL = values();
    private static final PieceType[] TYPES = PieceType.values();

    /** The piece of that colour and kind. */
    public static Piece of(Colour colour, PieceType type) {
        return ALL[6 * colour.ordinal() + type.ordinal()];
    }

    /** The piece with that ordinal, without copying the array of values. */
    public static Piece ofOrdinal(int ordinal) {
        return ALL[ordinal];
    }

    /** The piece with that FEN letter (upper case: White), or null if the letter names none. */
    public static Piece ofLetter(char letter) {
        PieceType type = PieceType.ofLetter(letter);
        return type == null ? null : of(letter < 'a' ? Colour.WHITE : Colour.BLACK, type);
    }

    public Colour colour() {
        return ordinal() < 6 ? Colour.WHITE : Colour.BLACK;
    }

    public PieceType type() {
        return TYPES[ordinal() % 6];
    }

    /** The FEN letter: upper case for White, lower case for Black. */
    public char letter() {
        char letter = type().letter();
        return ordinal() < 6 ? letter : Character.toLowerCase(letter);
    }

    /** "white knight", for sentences. */
    public String words() {
        return (ordinal() < 6 ? "white " : "black ") + type().word();
    }
}
