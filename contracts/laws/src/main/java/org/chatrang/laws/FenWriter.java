package org.chatrang.laws;

import org.chatrang.laws.board.Codes;

/** Writes FEN; see {@link Setup#toFen}. */
final class FenWriter {
    private FenWriter() {}

    static String fen(Setup setup, byte[] squares, boolean castlingByFiles) {
        StringBuilder fen = new StringBuilder(90);
        appendPlacement(fen, squares);
        fen.append(setup.turn() == Colour.WHITE ? " w " : " b ");
        fen.append(CastlingLetters.write(setup.castlingRooks(), squares, castlingByFiles));
        fen.append(' ');
        fen.append(setup.enPassantSquare() == Square.NONE ? "-" : Square.name(setup.enPassantSquare()));
        fen.append(' ').append(setup.halfmoveClock());
        fen.append(' ').append(setup.fullmoveNumber());
        return fen.toString();
    }

    static String placement(byte[] squares) {
        StringBuilder text = new StringBuilder(72);
        appendPlacement(text, squares);
        return text.toString();
    }

    private static void appendPlacement(StringBuilder text, byte[] squares) {
        for (int rank = 7; rank >= 0; rank--) {
            int empty = 0;
            for (int square = 8 * rank; square < 8 * rank + 8; square++) {
                if (squares[square] == Codes.NONE) {
                    empty++;
                    continue;
                }
                if (empty > 0) {
                    text.append((char) ('0' + empty));
                    empty = 0;
                }
                text.append(Piece.ofOrdinal(squares[square]).letter());
            }
            if (empty > 0) {
                text.append((char) ('0' + empty));
            }
            if (rank > 0) {
                text.append('/');
            }
        }
    }
}
