package org.chatrang.gateway.signal;

import org.chatrang.laws.Piece;

/**
 * What a board senses on a square: nothing, a chessman, or one of the special pieces that some sets have to show the result
 * (DGT piece codes 0D, 0E, 0F).
 */
public enum Sensed {
    EMPTY(null),
    WHITE_PAWN(Piece.WHITE_PAWN),
    WHITE_KNIGHT(Piece.WHITE_KNIGHT),
    WHITE_BISHOP(Piece.WHITE_BISHOP),
    WHITE_ROOK(Piece.WHITE_ROOK),
    WHITE_QUEEN(Piece.WHITE_QUEEN),
    WHITE_KING(Piece.WHITE_KING),
    BLACK_PAWN(Piece.BLACK_PAWN),
    BLACK_KNIGHT(Piece.BLACK_KNIGHT),
    BLACK_BISHOP(Piece.BLACK_BISHOP),
    BLACK_ROOK(Piece.BLACK_ROOK),
    BLACK_QUEEN(Piece.BLACK_QUEEN),
    BLACK_KING(Piece.BLACK_KING),
    RESULT_DRAW(null),
    RESULT_WHITE_WINS(null),
    RESULT_BLACK_WINS(null);

    private static final Sensed[] ALL = values();

    private final Piece piece;

    Sensed(Piece piece) {
        this.piece = piece;
    }

    /** The chessman, null for an empty square and for a result piece. */
    public Piece piece() {
        return piece;
    }

    /** Whether it is one of the special pieces that show a result. */
    public boolean isResult() {
        return ordinal() > BLACK_KING.ordinal();
    }

    /** What is sensed of that chessman, {@link #EMPTY} for null. */
    public static Sensed of(Piece piece) {
        return piece == null ? EMPTY : ALL[piece.ordinal() + 1];
    }

    /** The value with that ordinal, without copying the array of values. */
    public static Sensed ofOrdinal(int ordinal) {
        return ALL[ordinal];
    }
}
