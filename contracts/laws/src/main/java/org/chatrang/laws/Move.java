package org.chatrang.laws;

/**
 * One move of one side, an immutable value. Two squares and a promotion name every move of a position without
 * ambiguity, also in Chess960, because castling is written "king takes own rook".
 *
 * @param from the square the piece leaves; for castling the king's
 * @param to the square it arrives on; for castling the square of the ROOK, see {@link #destination()}
 * @param promotion what the pawn becomes on the last rank, otherwise null
 * @param kind whether more than the moving piece and a piece on {@code to} is touched
 */
public record Move(int from, int to, PieceType promotion, Kind kind) {

    /** What a move does beyond carrying a piece from a square to a square. */
    public enum Kind {
        /** An ordinary move, capture or promotion. */
        NORMAL,
        /** The captured pawn stands beside the destination (Article 3.7.3.2). */
        EN_PASSANT,
        /** King and rook move together (Article 3.8.2); {@code to} is the rook's square. */
        CASTLING
    }

    public Move {
        Square.checkOnBoard(from);
        Square.checkOnBoard(to);
        if (promotion != null && !promotion.isPromotion()) {
            throw new IllegalArgumentException("a pawn cannot become a " + promotion.word() + ": use N, B, R or Q");
        }
        if (kind == null) {
            throw new IllegalArgumentException("a move has a kind: use NORMAL where nothing else fits");
        }
    }

    /** An ordinary move or capture. */
    public static Move normal(int from, int to) {
        return new Move(from, to, null, Kind.NORMAL);
    }

    /** A promotion. */
    public static Move promotion(int from, int to, PieceType promotion) {
        return new Move(from, to, promotion, Kind.NORMAL);
    }

    /** An en passant capture; {@code to} is the empty square the capturing pawn arrives on. */
    public static Move enPassant(int from, int to) {
        return new Move(from, to, null, Kind.EN_PASSANT);
    }

    /** Castling of the king with the rook on these squares. */
    public static Move castling(int kingFrom, int rookFrom) {
        return new Move(kingFrom, rookFrom, null, Kind.CASTLING);
    }

    public boolean isCastling() {
        return kind == Kind.CASTLING;
    }

    /** Castling towards the h-file, written O-O. */
    public boolean isKingSide() {
        return kind == Kind.CASTLING && to > from;
    }

    /** Where the moving piece stands afterwards: {@code to}, but for castling the king's c- or g-file square. */
    public int destination() {
        return kind != Kind.CASTLING ? to : (from & 56) | (to > from ? 6 : 2);
    }

    /** Where the rook stands after castling: the d- or f-file square; {@link Square#NONE} for other moves. */
    public int rookDestination() {
        return kind != Kind.CASTLING ? Square.NONE : (from & 56) | (to > from ? 5 : 3);
    }

    /** The unambiguous long form, castling as king takes rook: "e2e4", "e7e8q", "e1h1". */
    @Override
    public String toString() {
        String squares = Square.name(from) + Square.name(to);
        return promotion == null ? squares : squares + Character.toLowerCase(promotion.letter());
    }
}
