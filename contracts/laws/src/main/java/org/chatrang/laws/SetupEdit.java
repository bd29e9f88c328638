package org.chatrang.laws;

import org.chatrang.laws.board.Bitboards;

/** Carries a piece over a board without asking whether that is legal; see {@link Setup#after}. */
final class SetupEdit {
    private SetupEdit() {}

    static Setup after(Setup before, Attempt attempt) {
        Piece piece = before.pieceAt(attempt.from());
        if (piece == null) {
            throw new IllegalArgumentException("no piece stands on " + Square.name(attempt.from()) + " in \""
                    + before.toFen() + "\": name the square a piece was carried from");
        }
        Piece arriving = attempt.promotion() == null ? piece : Piece.of(piece.colour(), attempt.promotion());
        boolean zeroing = piece.type() == PieceType.PAWN || before.pieceAt(attempt.to()) != null;
        Setup after = before.with(attempt.from(), null)
                .with(attempt.to(), arriving)
                .withTurn(before.turn().other())
                .withEnPassantSquare(Square.NONE)
                .withCounters(
                        zeroing ? 0 : before.halfmoveClock() + 1,
                        before.fullmoveNumber() + before.turn().ordinal());
        return after.withCastlingRooks(before.castlingRooks() & ~lost(piece, attempt));
    }

    private static long lost(Piece piece, Attempt attempt) {
        long touched = Square.bit(attempt.from()) | Square.bit(attempt.to());
        return switch (piece) {
            case WHITE_KING -> touched | Bitboards.RANK_1;
            case BLACK_KING -> touched | Bitboards.RANK_8;
            default -> touched;
        };
    }
}
