package org.chatrang.laws.oracle;

import org.chatrang.laws.Colour;
import org.chatrang.laws.Piece;
import org.chatrang.laws.Position;
import org.chatrang.laws.Setup;
import org.chatrang.laws.board.Board;
import org.chatrang.laws.board.Codes;

/** From a working board back to a position. */
final class BoardPosition {
    private BoardPosition() {}

    static Position of(Board board) {
        Setup setup = Setup.empty().withTurn(board.turn() == Codes.WHITE ? Colour.WHITE : Colour.BLACK);
        for (int square = 0; square < 64; square++) {
            if (board.pieceAt(square) != Codes.NONE) {
                setup = setup.with(square, Piece.ofOrdinal(board.pieceAt(square)));
            }
        }
        return Position.of(setup.withCastlingRooks(board.castlingRooks()).withEnPassantSquare(board.enPassant()));
    }
}
