package org.chatrang.laws;

import org.chatrang.laws.board.Attacks;

/** How the pieces move, leaving aside what else stands on the board (Articles 3.2 to 3.8.1). */
final class Movement {
    private Movement() {}

    /** The squares a piece other than a pawn reaches from the square on an empty board, castling not counted. */
    static long onEmptyBoard(PieceType type, int from) {
        return switch (type) {
            case KNIGHT -> Attacks.knight(from);
            case BISHOP -> Attacks.bishop(from, 0);
            case ROOK -> Attacks.rook(from, 0);
            case QUEEN -> Attacks.bishop(from, 0) | Attacks.rook(from, 0);
            case KING -> Attacks.king(from);
            case PAWN -> throw new IllegalArgumentException("pawns move by colour: use pawnCaptures");
        };
    }

    /** The two squares, or one, on which a pawn of that colour captures. */
    static long pawnCaptures(Colour colour, int from) {
        return Attacks.pawn(colour.ordinal(), from);
    }

    /** The squares strictly between the two. */
    static long between(int from, int to) {
        return Attacks.between(from, to);
    }
}
