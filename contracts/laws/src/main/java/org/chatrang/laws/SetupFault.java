package org.chatrang.laws;

/** Why a {@link Setup} cannot be played from. */
public enum SetupFault {
    /** A side has no king. */
    NO_KING,
    /** A side has more than one king. */
    TOO_MANY_KINGS,
    /** A pawn stands on the first or the eighth rank. */
    PAWN_ON_LAST_RANK,
    /** The side that just moved stands in check (Article 3.9.2). */
    OPPONENT_IN_CHECK,
    /** A side has castling rights but its king is not on its first rank. */
    CASTLING_KING_NOT_ON_FIRST_RANK,
    /** A castling right names a square on which no rook of that side stands. */
    CASTLING_ROOK_MISSING,
    /** A side has castling rights with two rooks on the same side of its king. */
    CASTLING_SIDE_TWICE
}
