package org.chatrang.laws;

/** What a SAN text says of the move itself, before any position is looked at. */
sealed interface SanText {

    /** O-O or O-O-O. */
    record Castling(boolean kingSide) implements SanText {}

    /** Both squares are given; the piece is null if no letter was. */
    record Squares(PieceType piece, int from, int to, PieceType promotion) implements SanText {}

    /** A piece and a destination; file and rank of the origin are -1 where not given. */
    record Piece(PieceType type, int file, int rank, boolean capture, int to, PieceType promotion) implements SanText {}

    /** Nothing of that kind. */
    record Unreadable(String reason) implements SanText {}
}
